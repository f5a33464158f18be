import type { Attribution } from '@foyer/core/lead';
import { surveyInWords, type SurveyInWords } from '@foyer/core/survey';
import type { Insertable } from 'kysely';

import { changeRow, deleteRows } from '../database/rows.ts';
import type { Database, Row, Tables } from '../database/schema.ts';
import type { Locale } from '../locale/request-locale.ts';
import { readdressMail } from '../mail/outbox-table.ts';

export type StoredLead = Row<'leads'>;

/** The columns that a caller sets. Columns that it leaves out keep their value; the table sets the others. */
export type LeadContents = Omit<
  Insertable<Tables['leads']>,
  | 'id'
  | 'token_id'
  | 'answers'
  | 'preferred_communication_method'
  | 'preferred_time_of_day'
  | 'created_at'
  | 'updated_at'
  | 'locale'
  | 'announced_at'
  | 'received_at'
  | 'skipped_at'
>;

/** Set when a lead is created; an update keeps them. */
export interface FreshLead {
  readonly id: string;
  readonly tokenId: string;
  readonly at: string;
  /** The visitor's language; US English by default. */
  readonly locale?: Locale;
}

/**
 * Inserts the lead, or updates the one with the same transaction id, in one statement, so that repeated or concurrent
 * requests for a transaction produce one row with one token. Mail that is scheduled goes to the new address. Throws the
 * engine's foreign key violation when the club doesn't exist.
 */
export async function saveLead(
  database: Database,
  contents: LeadContents,
  { id, tokenId, at, locale }: FreshLead,
): Promise<StoredLead> {
  const changes = { ...contents, updated_at: at };
  const lead = await database
    .insertInto('leads')
    .values({ ...changes, id, token_id: tokenId, created_at: at, locale })
    .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (lead.id !== id) await readdressMail(database, lead);
  return lead;
}

export type LeadKey =
  | { readonly id: string }
  | { readonly token_id: string }
  | { readonly transaction_id: string };

/**
 * The transaction of the latest lead with this email address and phone number that was saved since then; null when there
 * is none. A stranger may know both, and a transaction opens the lead's visit, so an earlier lead doesn't count.
 */
export async function latestTransactionOf(
  database: Database,
  { email, phone }: { readonly email: string; readonly phone: string },
  since: string,
): Promise<string | null> {
  const lead = await database
    .selectFrom('leads')
    .select('transaction_id')
    .where('email', '=', email)
    .where('phone', '=', phone)
    .where('updated_at', '>=', since)
    .orderBy('updated_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return lead?.transaction_id ?? null;
}

/** What a lead update may change: null or missing leaves a column unchanged. */
export type LeadChanges = {
  readonly [
    Column in
      | 'facility_id'
      | 'meeting_purpose'
      | 'preferred_communication_method'
      | 'preferred_time_of_day'
  ]?: string | null;
};

/**
 * Changes a lead and locks its row until the transaction ends, so that concurrent updates take turns. Null when there is
 * none.
 */
export async function changeLead(
  transaction: Database,
  key: LeadKey,
  changes: LeadChanges,
  at: string,
): Promise<StoredLead | null> {
  const stated = Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null));
  return changeRow(transaction, 'leads', key, { ...stated, updated_at: at });
}

/** An answer in the wire's Answers format. */
export interface LeadAnswer {
  readonly answerId: string;
  readonly additionalInfo: string | null;
}

/** What brought the visitor, for a lead's contents. A request that doesn't say keeps what is stored. */
export function attributed(
  attribution: Attribution | null,
): Pick<LeadContents, 'attribution'> | Record<string, never> {
  return attribution === null ? {} : { attribution: JSON.stringify(attribution) };
}

export function attributionOf({ attribution }: StoredLead): Attribution | null {
  return attribution === null ? null : (JSON.parse(attribution) as Attribution);
}

/** The stored answers; none if the lead has no survey yet. */
export function answersOf({ answers }: Pick<StoredLead, 'answers'>): readonly LeadAnswer[] {
  return JSON.parse(answers ?? '[]') as LeadAnswer[];
}

/** What the lead answered to the survey, in words. */
export function surveyOf(lead: Pick<StoredLead, 'answers'>): readonly SurveyInWords[] {
  return surveyInWords(answersOf(lead));
}

/** The response of every call that writes a lead. */
export function leadAnswer(lead: StoredLead) {
  return {
    success: true as const,
    tokenId: lead.token_id,
    TransactionId: lead.transaction_id,
    leadTransactionId: lead.transaction_id,
  };
}

/**
 * Deletes leads with everything that belongs to them: visits, places in line, referrals, held times and prices, events,
 * and mails about them to others.
 */
export async function deleteLeads(
  transaction: Database,
  leads: readonly Pick<StoredLead, 'id' | 'transaction_id'>[],
): Promise<void> {
  if (leads.length === 0) return;
  const ids = leads.map(({ id }) => id);
  const transactions = leads.map((lead) => lead.transaction_id);
  await deleteRows(transaction, 'held_prices', { lead_id: ids });
  await deleteRows(transaction, 'wait_list', { lead_id: ids });
  await deleteRows(transaction, 'appointments', { lead_id: ids });
  await deleteRows(transaction, 'webhooks', { about: ids });
  await transaction
    .deleteFrom('outbox_mail')
    .where((row) => row.or([row('about', 'in', ids), row('concerns', 'in', ids)]))
    .execute();
  for (const table of ['referrals', 'corporate_leads', 'time_holds'] as const) {
    // Rows with foreign keys are deleted before what they name.
    await deleteRows(transaction, table, { transaction_id: transactions });
  }
  await deleteRows(transaction, 'leads', { id: ids });
}
