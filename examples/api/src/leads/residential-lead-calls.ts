import type { contract } from '@foyer/adapters-http/wire';
import { Err, type IdSource, Ok } from '@foyer/core';

import { invalidField } from '../http/api-failure.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import type { LimitBacking } from '../http/limit-rules.ts';
import { instantText } from '../http/request-time.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { saveWithVisit } from './book-visit.ts';
import { findLead, leadAnswer, saveLead } from './lead-table.ts';
import { refusalOfLead } from './lead-calls.ts';
import { readResidentialLead, type ResidentialContents } from './read-lead.ts';
import { readVisit } from './read-visit.ts';

/**
 * Creates or updates the transaction's only lead and books its visit. `onBooked` is called for each new or moved
 * booking.
 */
export function createResidentialLead(
  backing: LimitBacking,
  onBooked: () => void,
): CallHandler<typeof contract.createResidentialLead> {
  const { database, ids } = backing;
  return async ({ body, now, client, locale }) => {
    const contents = readResidentialLead(body);
    if (!contents.ok) return contents;
    const club = await findClub(database, contents.val.facility_id);
    if (!club) return Err(invalidField('facilityId', 'There is no such club.'));
    const known = await findLead(database, { transactionId: contents.val.transaction_id });
    if (body.leadTokenId !== null && body.leadTokenId !== known?.token_id) {
      return Err(invalidField('leadTokenId', 'It is not the token of this transaction.'));
    }
    const purpose = body.meetingPurpose ?? known?.meeting_purpose ?? null;
    const timeField = 'scheduledVisitTime';
    const asked = { leadId: known?.id ?? null, club, purpose };
    const wanted = await readVisit(
      database,
      { ...asked, time: [timeField, body.scheduledVisitTime] },
      now,
    );
    if (!wanted.ok) return wanted;
    const refusal = await refusalOfLead(backing, contents.val, { now, client });
    if (refusal) return Err(refusal);
    const at = instantText(now);
    const saved = await saveWithVisit(
      backing,
      { now, client },
      {
        transactionId: contents.val.transaction_id,
        save: (transaction) => keep(transaction, ids, at, contents.val, purpose),
        visit: wanted.val && { club, wanted: wanted.val, timeField, locale },
      },
    );
    if (!saved.ok) return saved;
    if (saved.val.booked) onBooked();
    return Ok(leadAnswer(saved.val.lead));
  };
}

/** This request names no page, so the lead keeps the page it has. */
async function keep(
  transaction: Database,
  ids: IdSource,
  at: string,
  contents: ResidentialContents,
  purpose: string | null,
): ReturnType<typeof saveLead> {
  const known = await findLead(transaction, { transactionId: contents.transaction_id });
  return saveLead(
    transaction,
    {
      ...contents,
      meeting_purpose: purpose,
      source_url: known?.source_url ?? '',
      ecid: known?.ecid ?? null,
    },
    { id: ids.next(), tokenId: ids.next(), at },
  );
}
