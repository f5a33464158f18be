import type { Temporal } from '@foyer/core';

import { findClub } from '../clubs/club-table.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../http/request-time.ts';
import type { MailBacking } from '../mail/visit-mails.ts';
import { dueAnnouncement } from '../notifications/announce-leads.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import { answerSkip } from '../notifications/received-leads.ts';
import { appointmentOf } from '../visits/appointment-table.ts';
import { changeLead, markSkipped } from './lead-table.ts';

/** Tells the club that the visitor expects a call, once until they book a visit, and answers the visitor. */
export function recordSkip(
  backing: MailBacking,
  leadId: string,
  now: Temporal.Instant,
): Promise<void> {
  const { database, ids } = backing;
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    const lead = await changeLead(transaction, leadId, {}, at);
    if (lead.skipped_at !== null || (await appointmentOf(transaction, lead.id))) return;
    await markSkipped(transaction, lead.id, at);
    const announcement = await dueAnnouncement(transaction, lead, at);
    const club = await findClub(transaction, lead.facility_id);
    const skip = club ? [{ type: 'visit.skipped', club, lead, at } as const] : [];
    await notifyClubs(transaction, ids, [...announcement, ...skip]);
    await answerSkip(backing, transaction, lead.id, now);
  });
}
