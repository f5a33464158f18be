import type { Temporal } from '@foyer/core';

import type { StoredClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import type { NoticeBacking } from '../http/serve-call.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import { type FriendsChange, friendsVisitMail } from '../mail/friends-visit-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import type { Appointment } from '../visits/appointment-table.ts';
import { friendsVisitLink, referrerOf } from './friends-visit.ts';

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
  const member = await referrerOf(transaction, lead);
  if (!member) return;
  const within = { ...backing, database: transaction };
  if (await refusalPast(within, { friendMailsTo: member.email }, { now })) return;
  const mail = friendsVisitMail(
    {
      member,
      friendsName: lead.first_name,
      club,
      visit,
      before,
      publicUrl,
      link: await friendsVisitLink(backing, visit, member),
      // An account has no language yet.
      locale: 'en-US',
    },
    change,
  );
  await queueMail(transaction, mail, { id: ids.next(), at: instantText(now), concerns: lead.id });
}
