import type { Insertable } from 'kysely';

import type { Database, Tables } from './schema.ts';

/** Adds rows, except those that another process has added under any of their keys. */
export async function addRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insertInto(table)
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
