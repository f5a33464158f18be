import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import { recordVisitEvent } from '../account/account-events.ts';
import type { Origin } from '../account/device.ts';
import { findClub } from '../clubs/club-table.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ApiFailure } from '../http/api-failure.ts';
import { instantText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import type { Locale } from '../locale/request-locale.ts';
import { dropScheduledMail, queueMail } from '../mail/outbox-table.ts';
import { canceledMail } from '../mail/visit-mails.ts';
import { dueAnnouncement } from '../notifications/new-leads.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import {
  appointmentOf,
  changeVisit,
  statusOf,
  timeOf,
  visitOver,
} from '../visits/appointment-table.ts';
import { visitLink } from '../visits/visit-link.ts';
import { offerFreedTime } from '../visits/wait-list.ts';
import { changeLead } from './lead-table.ts';
import { tellReferrer } from '../referral/friends-visit.ts';

interface Cancellation {
  readonly now: Temporal.Instant;
  readonly origin: Origin;
  readonly locale: Locale;
  /** What the visitor said about it. */
  readonly reason: string | null;
  /** The visit that is meant, because the lead may hold another one by now; missing: the one that it holds. */
  readonly visitId?: string;
}

/**
 * Cancels a lead's booking and notifies visitor and club, in one transaction. Does nothing without a booking. Fails
 * with VISIT_OVER once the visit has ended.
 */
export async function cancelBooking(
  backing: Backing,
  leadId: string,
  { now, origin, locale, reason, visitId }: Cancellation,
): Promise<Result<void, ApiFailure>> {
  const { database, ids, secret, publicUrl, onMail } = backing;
  const at = instantText(now);
  const canceled = await inTransaction(database, async (transaction) => {
    const lead = await changeLead(transaction, { id: leadId }, {}, at);
    const held = lead && (await appointmentOf(transaction, leadId));
    if (!lead || !held || (visitId !== undefined && held.id !== visitId)) return Ok(false);
    if (statusOf(held, now) === 'ended') return Err(visitOver);
    const canceled = { cancelled_at: at, updated_at: at, cancel_reason: reason };
    const visit = await changeVisit(transaction, held, canceled);
    const event = { kind: 'visit-canceled', about: visit.id, origin, now } as const;
    await recordVisitEvent(transaction, ids, lead.email, event);
    await dropScheduledMail(transaction, lead.id);
    const announcement = await dueAnnouncement(transaction, lead, at);
    const club = await findClub(transaction, visit.facility_id);
    if (club) {
      const link = await visitLink(secret, visit.link_id, publicUrl);
      const mail = canceledMail({ lead, club, visit, link, publicUrl, locale }, now);
      // Before the confirmation of the next booking, or the calendar would keep the canceled one.
      await queueMail(transaction, mail, { id: ids.next(), at, concerns: lead.id });
    }
    const cancellation = club ? [{ type: 'visit.canceled', club, lead, visit, at } as const] : [];
    await notifyClubs(transaction, ids, [...announcement, ...cancellation]);
    await offerFreedTime(backing, transaction, timeOf(visit), now);
    if (club) {
      const news = { change: 'canceled', lead, club, visit, before: null } as const;
      await tellReferrer(backing, transaction, news, now);
    }
    return Ok(true);
  });
  if (!canceled.ok) return canceled;
  if (canceled.val) onMail();
  return Ok(undefined);
}
