import type { Temporal } from '@foyer/core';

import type { StoredClub } from '../clubs/club-table.ts';
import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import type { NoticeBacking } from '../http/serve-call.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import { type FriendsChange, friendsVisitMail } from '../mail/friends-visit-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import type { Appointment } from '../visits/appointment-table.ts';

interface FriendsNews {
  readonly change: FriendsChange;
  readonly lead: StoredLead;
  readonly club: StoredClub;
  readonly visit: Appointment;
  /** The visit before a move. */
  readonly before: Appointment | null;
}

/**
 * Queues a mail to the member who invited the visitor, in the transaction of the change. Does nothing for other leads,
 * without the member's account, and past the limit on such mails: a visit is never refused because of them.
 */
export async function tellReferrer(
  backing: NoticeBacking,
  transaction: Database,
  { change, lead, club, visit, before }: FriendsNews,
  now: Temporal.Instant,
): Promise<void> {
  const { ids, publicUrl } = backing;
  const { transaction_id } = lead;
  // Only the API links a referral to its member; the lead's own ids come from the visitor.
  const referral = await findRow(transaction, 'referrals', { transaction_id });
  const { member_id } = referral ?? {};
  const member = member_id && (await findRow(transaction, 'accounts', { member_id }));
  if (!member || member.email_key === lead.email.toLowerCase()) return;
  const within = { ...backing, database: transaction };
  if (await refusalPast(within, { friendMailsTo: member.email }, { now })) return;
  const mail = friendsVisitMail(
    {
      ...{ member, friendsName: lead.first_name, club, visit, publicUrl },
      ...(before && { before: before.starts_at }),
      // An account has no language yet.
      locale: 'en-US',
    },
    change,
  );
  await queueMail(transaction, mail, { id: ids.next(), at: instantText(now) });
}
