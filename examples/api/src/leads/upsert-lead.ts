import type { Insertable } from 'kysely';

import type { Database, LeadRow } from '../database/schema.ts';
import type { LeadNames } from './lead-answer.ts';

/** Makes the lead, or brings the one of the same transaction id up to date. LC-17 */
export function upsert(database: Database, row: Insertable<LeadRow>) {
  const changing = Object.keys(row).filter((column) => !fixedColumns.has(column));
  return database
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('transaction_id')
        .doUpdateSet((set) =>
          Object.fromEntries(
            changing.map((name) => [name, set.ref(`excluded.${name as 'email'}`)]),
          ),
        ),
    );
}

/** Makes the lead; where its transaction has one it changes nothing, and nothing comes back in any case. */
export function insertOrNothing(database: Database, row: Insertable<LeadRow>) {
  return database
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.column('transaction_id').doNothing())
    .$castTo<LeadNames>();
}

/** As `upsert`; answers what the lead is called by alone, since reading 28 columns back costs a quarter of writing them. */
export function upsertNames(database: Database, row: Insertable<LeadRow>) {
  return upsert(database, row).returning(['token_id', 'transaction_id']);
}

/** What a lead keeps, however often it is sent. */
export const fixedColumns: ReadonlySet<string> = new Set([
  'id',
  'token_id',
  'transaction_id',
  'created_at',
]);
