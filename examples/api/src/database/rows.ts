import type { Insertable, Kysely, Updateable } from 'kysely';

import type { Database, Row, Tables } from './schema.ts';

/** The row with these values; null when there is none. */
export async function findRow<Table extends keyof Tables>(
  database: Database,
  table: Table,
  values: Values<Table>,
): Promise<Row<Table> | null> {
  const row = await loosely(database)
    .selectFrom<string>(table)
    .selectAll()
    .where((row) => row.and(values))
    .executeTakeFirst();
  return (row as Row<Table> | undefined) ?? null;
}

/** Changes the rows with these values, in a single statement. False when there are none. */
export async function changeRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  values: Values<Table>,
  changes: Updateable<Tables[Table]>,
): Promise<boolean> {
  const { numUpdatedRows } = await loosely(database)
    .updateTable<string>(table)
    .set(changes)
    .where((row) => row.and(values))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Adds a row. Throws the engine's error when another row has one of its keys. */
export async function insertRow<Table extends keyof Tables>(
  database: Database,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<void> {
  await database.insertInto(table).values(row).execute();
}

/**
 * Adds rows, except those that another process or an earlier request has added under any of their keys. False when
 * nothing was added.
 */
export async function addRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<boolean> {
  if (rows.length === 0) return false;
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto(table)
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

type Values<Table extends keyof Tables> = Partial<Row<Table>>;

/** Kysely can't tell the columns of a table that is a type parameter. */
function loosely(database: Database) {
  return database as unknown as Kysely<Record<string, Record<string, unknown>>>;
}
