import { sql } from 'kysely';

import type { TestApi } from './test-api.ts';

/** All text in the database, with its table and column. */
export async function everyText(
  api: TestApi,
): Promise<readonly { readonly table: string; readonly column: string; readonly text: string }[]> {
  const { database } = api;
  const tables = await database.introspection.getTables();
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        database,
      );
      return rows.flatMap((row) =>
        Object.entries(row).flatMap(([column, value]) =>
          typeof value === 'string' ? [{ table: name, column, text: value }] : [],
        ),
      );
    }),
  );
  return found.flat();
}
