import type { Temporal } from '@foyer/core';

import { clubOf, type StoredClub } from '../clubs/club-table.ts';
import { findRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import type { NoticeBacking } from '../http/serve-call.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import { type FriendsChange, friendsVisitMail } from '../mail/friends-visit-mails.ts';
import { dropFormerNews, queueMail } from '../mail/outbox-table.ts';
import { asName } from '../mail/write-mail.ts';
import { encodeToken, openToken, type ServerSecret } from '../server-secret.ts';
import type { Appointment } from '../visits/appointment-table.ts';

export type Referrer = Pick<Row<'accounts'>, 'email' | 'first_name' | 'last_name'> & {
  readonly member_id: string;
};

export interface FriendsVisit {
  readonly visit: Appointment;
  readonly lead: StoredLead;
  readonly member: Referrer;
}

/** The member who invited the visitor; null without an account, or if the visitor has the member's own address. */
async function referrerOf(
  database: Database,
  { transaction_id, email }: Pick<StoredLead, 'transaction_id' | 'email'>,
): Promise<Referrer | null> {
  // Only the API links a referral to its member; the lead's own ids come from the visitor.
  const referral = await findRow(database, 'referrals', { transaction_id });
  const { member_id } = referral ?? {};
  const member = member_id && (await findRow(database, 'accounts', { member_id }));
  if (!member || member.email_key === email.toLowerCase()) return null;
  const { first_name, last_name } = member;
  return { member_id, email: member.email, first_name, last_name };
}

/** The page on which the member joins the visit. Its token is encrypted, so that it names nobody. */
async function friendsVisitLink(
  { secret, publicUrl }: { readonly secret: ServerSecret; readonly publicUrl: string },
  visit: Pick<Appointment, 'id'>,
  { member_id }: Pick<Referrer, 'member_id'>,
): Promise<string> {
  const token = await encodeToken(secret, 'with', `${visit.id} ${member_id}`);
  return `${publicUrl}/visit/with/${token}`;
}

/** The visit that a mailed token names. Null for any other token, and once someone else counts as having invited them. */
export async function friendsVisitOf(
  database: Database,
  secret: ServerSecret,
  token: string,
): Promise<FriendsVisit | null> {
  const opened = await openToken(secret, 'with', token);
  if (opened === null) return null;
  const [id = '', memberId] = opened.split(' ');
  const visit = await findRow(database, 'appointments', { id });
  const lead = visit && (await findRow(database, 'leads', { id: visit.lead_id }));
  const member = lead && (await referrerOf(database, lead));
  return visit && lead && member && member.member_id === memberId ? { visit, lead, member } : null;
}

/** The first name of the member who comes along; null if nobody does. */
export async function companionOf(
  database: Database,
  { companion_id }: Pick<Appointment, 'companion_id'>,
): Promise<string | null> {
  const member = companion_id && (await findRow(database, 'accounts', { member_id: companion_id }));
  return member ? asName(member.first_name, 3) : null;
}

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
  await dropFormerNews(transaction, { recipient: member.email, concerns: lead.id });
  const within = { ...backing, database: transaction };
  if (await refusalPast(within, { friendMailsTo: member.email }, { now })) return;
  const formerClub = before && (await clubOf(transaction, before.facility_id));
  const membership = await findRow(transaction, 'memberships', { member_id: member.member_id });
  const mail = friendsVisitMail(
    {
      member,
      friendsName: lead.first_name,
      club,
      visit,
      before: formerClub && { ...before, time_zone: formerClub.time_zone },
      publicUrl,
      link: await friendsVisitLink(backing, visit, member),
      // An account without a membership that was bought online has no language.
      locale: membership?.locale ?? 'en-US',
    },
    change,
  );
  await queueMail(transaction, mail, { id: ids.next(), at: instantText(now), concerns: lead.id });
}
