import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import { findClub } from '../clubs/club-table.ts';
import { changeRows } from '../database/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, notFound } from '../http/api-failure.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { NoticeBacking } from '../http/serve-call.ts';
import { lockVisit } from '../leads/lead-table.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { missedVisitMail } from '../mail/visit-mails.ts';

/**
 * Records that the visitor didn't come, and mails them 30 minutes after the visit's start. Marking a visit again
 * changes nothing. Fails for a visit that is canceled or hasn't started.
 */
export function markNoShow(
  { database, ids, publicUrl }: Pick<NoticeBacking, 'database' | 'ids' | 'publicUrl'>,
  visitId: string,
  now: Temporal.Instant,
): Promise<Result<{ readonly success: true }, ApiFailure>> {
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    const locked = await lockVisit(transaction, visitId, at);
    if (!locked) return Err(notFound('There is no such visit.', 'visitId'));
    const { lead, visit } = locked;
    const startsAt = readInstant(visit.starts_at) ?? now;
    if (visit.cancelled_at !== null) return Err(notToCome('This visit is canceled.'));
    if (visit.arrived_at !== null) return Err(notToCome('The visitor came.'));
    if (startsAt.epochMilliseconds > now.epochMilliseconds) {
      return Err(notToCome('This visit has not started.'));
    }
    const club = await findClub(transaction, visit.facility_id);
    if (visit.no_show_at !== null || !club) return Ok({ success: true });
    await changeRows(
      transaction,
      'appointments',
      { id: visitId },
      { no_show_at: at, updated_at: at },
    );
    const mail = {
      ...missedVisitMail({ lead, club, publicUrl, locale: lead.locale }),
      dueAt: startsAt.add({ minutes: 30 }),
    };
    await queueMail(transaction, mail, { id: ids.next(), at, about: lead.id });
    return Ok({ success: true });
  });
}

function notToCome(message: string): ApiFailure {
  return { status: 409, code: 'NOT_A_NO_SHOW', message, field: 'visitId' };
}
