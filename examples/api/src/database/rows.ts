import type { ExpressionBuilder, Insertable, Kysely, Updateable } from 'kysely';

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
    .where(having(values))
    .executeTakeFirst();
  return (row as Row<Table> | undefined) ?? null;
}

/** All rows with these values, in the order of some columns. */
export async function findRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  values: Values<Table>,
  ...order: readonly (keyof Tables[Table] & string)[]
): Promise<Row<Table>[]> {
  const found = loosely(database).selectFrom<string>(table).selectAll().where(having(values));
  const rows = await order.reduce((query, column) => query.orderBy(column), found).execute();
  return rows as Row<Table>[];
}

/** A row that another row refers to, or that the transaction has locked. Throws when there is none. */
export async function existing<Found>(row: Promise<Found | null>): Promise<Found> {
  const found = await row;
  if (found === null) throw new Error('A row that must exist is missing.');
  return found;
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
    .where(having(values))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Changes the row with these values, in a single statement, and returns it; null when there is none. */
export async function changeRow<Table extends keyof Tables>(
  database: Database,
  table: Table,
  values: Values<Table>,
  changes: Updateable<Tables[Table]>,
): Promise<Row<Table> | null> {
  const row = await loosely(database)
    .updateTable<string>(table)
    .set(changes)
    .where(having(values))
    .returningAll()
    .executeTakeFirst();
  return (row as Row<Table> | undefined) ?? null;
}

/** Deletes the rows with these values. False when there are none. */
export async function deleteRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  values: Values<Table>,
): Promise<boolean> {
  const { numDeletedRows } = await loosely(database)
    .deleteFrom<string>(table)
    .where(having(values))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
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

/** What columns contain: a value, or one of a list. */
export type Values<Table extends keyof Tables> = {
  readonly [Column in keyof Row<Table>]?: Row<Table>[Column] | readonly Row<Table>[Column][];
};

type LooseTables = Record<string, Record<string, unknown>>;

/** Kysely can't tell the columns of a table that is a type parameter. */
function loosely(database: Database) {
  return database as unknown as Kysely<LooseTables>;
}

function having(values: Readonly<Record<string, unknown>>) {
  return (row: ExpressionBuilder<LooseTables, string>) =>
    row.and(
      Object.entries(values).map(([column, value]) => {
        if (value === null) return row(column, 'is', null);
        if (!Array.isArray(value)) return row(column, '=', value);
        // SQL has no empty list.
        return value.length === 0 ? row.or([]) : row(column, 'in', value);
      }),
    );
}
