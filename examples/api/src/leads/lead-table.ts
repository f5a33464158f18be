import type { Insertable, Selectable } from 'kysely';

import type { Database, LeadRow } from '../database/schema.ts';

export type StoredLead = Selectable<LeadRow>;

/** What a caller says of a lead; the rest is the table's own. */
export type LeadContents = Omit<
  Insertable<LeadRow>,
  | 'id'
  | 'token_id'
  | 'answers'
  | 'preferred_communication_method'
  | 'preferred_time_of_day'
  | 'created_at'
  | 'updated_at'
>;

/** What is made with a lead; one that is brought up to date keeps what it had. */
export interface FreshLead {
  readonly id: string;
  readonly tokenId: string;
  readonly at: string;
}

/**
 * Inserts the lead, or updates the one with the same transaction id, in one statement: however often and in however many
 * parallel requests it is sent, one transaction is one row with one token. Throws the engine's foreign key violation when
 * there is no such club. HT-27, HT-28, LC-17
 */
export function saveLead(
  database: Database,
  contents: LeadContents,
  { id, tokenId, at }: FreshLead,
): Promise<StoredLead> {
  const changes = { ...contents, updated_at: at };
  return database
    .insertInto('leads')
    .values({ ...changes, id, token_id: tokenId, created_at: at })
    .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How a caller names a lead. */
export type LeadKey = { readonly tokenId: string } | { readonly transactionId: string };

/** The lead of that name; null when there is none. */
export async function findLead(database: Database, key: LeadKey): Promise<StoredLead | null> {
  const query = database.selectFrom('leads').selectAll();
  const lead = await (
    'tokenId' in key
      ? query.where('token_id', '=', key.tokenId)
      : query.where('transaction_id', '=', key.transactionId)
  ).executeTakeFirst();
  return lead ?? null;
}

/**
 * The transaction of the lead that last came with the address and the telephone number; null when none did. The address
 * alone would do for a stranger who knows it, and nobody has confirmed it.
 */
export async function latestTransactionOf(
  database: Database,
  { email, phone }: { readonly email: string; readonly phone: string },
): Promise<string | null> {
  const lead = await database
    .selectFrom('leads')
    .select('transaction_id')
    .where('email', '=', email)
    .where('phone', '=', phone)
    .orderBy('updated_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return lead?.transaction_id ?? null;
}

/** What a lead update may change: null or missing leaves a column as it is. */
export type LeadChanges = {
  readonly [
    Column in
      | 'facility_id'
      | 'meeting_purpose'
      | 'preferred_communication_method'
      | 'preferred_time_of_day'
  ]?: string | null;
};

/** Changes a lead and locks its row until the transaction ends, so that two updates of one lead take turns. */
export function changeLead(
  transaction: Database,
  id: string,
  changes: LeadChanges,
  at: string,
): Promise<StoredLead> {
  const stated = Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null));
  return transaction
    .updateTable('leads')
    .set({ ...stated, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An answer as the wire's Answers carry it. */
export interface LeadAnswer {
  readonly answerId: string;
  readonly additionalInfo: string | null;
}

/**
 * Adds what was answered to what stands there, the latest of each answerId: a later question takes nothing away. The
 * row must be held (`changeLead`), and `lead` be as it then was. HT-24
 */
export async function addAnswers(
  transaction: Database,
  lead: StoredLead,
  answers: readonly LeadAnswer[],
): Promise<void> {
  const before = JSON.parse(lead.answers ?? '[]') as LeadAnswer[];
  const byId = new Map([...before, ...answers].map((answer) => [answer.answerId, answer]));
  await transaction
    .updateTable('leads')
    .set({ answers: JSON.stringify([...byId.values()]) })
    .where('id', '=', lead.id)
    .execute();
}
