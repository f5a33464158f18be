import type { Insertable, Selectable } from 'kysely';

import { tryingAgain } from '../database/engine-error.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ConsentRow, Database } from '../database/schema.ts';

export type StoredConsent = Selectable<ConsentRow>;
export type ConsentContents = Omit<Insertable<ConsentRow>, 'position' | 'recorded_at'>;

/** The index of the first record whose id belongs to a different stored record. */
export interface IdTaken {
  readonly index: number;
}

/**
 * Adds all of the records or none, skipping those that are already stored. Returns null on success, otherwise the first
 * record whose id belongs to a different one.
 */
export async function appendConsents(
  database: Database,
  records: readonly ConsentContents[],
  at: string,
): Promise<IdTaken | null> {
  if (records.length === 0) return null;
  try {
    await tryingAgain(() =>
      inTransaction(database, async (transaction) => {
        await transaction
          .insertInto('consents')
          .values(records.map((record) => ({ ...record, recorded_at: at })))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        const index = await firstTaken(transaction, records);
        if (index !== -1) throw new AlreadyTaken(index);
      }),
    );
    return null;
  } catch (error) {
    if (error instanceof AlreadyTaken) return { index: error.index };
    throw error;
  }
}

/** The consents of one transaction, or of every lead with an email address, oldest first. At most 500. */
export function consentsBy(
  database: Database,
  key: { readonly transactionId: string } | { readonly email: string },
): Promise<StoredConsent[]> {
  const query = database.selectFrom('consents').selectAll().orderBy('position').limit(500);
  return 'transactionId' in key
    ? query.where('transaction_id', '=', key.transactionId).execute()
    : query
        .where('transaction_id', 'in', (leads) =>
          leads.selectFrom('leads').select('transaction_id').where('email', '=', key.email),
        )
        .execute();
}

/** Thrown to roll back the transaction; caught in this file. */
class AlreadyTaken extends Error {
  readonly index: number;

  constructor(index: number) {
    super('The id of a consent is taken.');
    this.index = index;
  }
}

async function firstTaken(
  transaction: Database,
  records: readonly ConsentContents[],
): Promise<number> {
  const ids = records.map((record) => record.id);
  const rows = await transaction
    .selectFrom('consents')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  return records.findIndex((record) => {
    const row = stored.get(record.id);
    return row === undefined || !isSame(record, row);
  });
}

function isSame(record: ConsentContents, row: StoredConsent): boolean {
  const keys = Object.keys(record) as (keyof ConsentContents)[];
  return keys.every((key) => record[key] === row[key]);
}
