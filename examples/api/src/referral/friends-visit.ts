import type { AccountRow } from '../database/account-schema.ts';
import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { findLead, type StoredLead } from '../leads/lead-table.ts';
import { asName } from '../mail/write-mail.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { Appointment } from '../visits/appointment-table.ts';

/** A member who invited visitors. */
export type Referrer = Pick<AccountRow, 'email' | 'first_name' | 'last_name'> & {
  readonly member_id: string;
};

/** A visit that a member can join, because they invited the visitor. */
export interface FriendsVisit {
  readonly visit: Appointment;
  readonly lead: StoredLead;
  readonly member: Referrer;
}

/** Prevents other encrypted texts from being accepted as tokens of friends' visits. */
const visitPrefix = 'with ';

/** The member who invited the visitor; null without an account, or if the visitor has the member's own address. */
export async function referrerOf(
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
export async function friendsVisitLink(
  { secret, publicUrl }: { readonly secret: ServerSecret; readonly publicUrl: string },
  visit: Pick<Appointment, 'id'>,
  { member_id }: Pick<Referrer, 'member_id'>,
): Promise<string> {
  const token = await secret.encode(`${visitPrefix}${visit.id} ${member_id}`);
  return `${publicUrl}/visit/with/${token}`;
}

/** The visit that a mailed token names. Null for any other token, and once someone else counts as having invited them. */
export async function friendsVisitOf(
  database: Database,
  secret: ServerSecret,
  token: string,
): Promise<FriendsVisit | null> {
  const opened = await secret.open(token);
  if (opened?.startsWith(visitPrefix) !== true) return null;
  const [id = '', memberId] = opened.slice(visitPrefix.length).split(' ');
  const visit = await findRow(database, 'appointments', { id });
  const lead = visit && (await findLead(database, { id: visit.lead_id }));
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
