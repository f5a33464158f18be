import { Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

import { jsonLines } from '../http/request-log.ts';
import { openProblem } from '../server.ts';
import { postgresEngine, sqliteEngine } from '../testing/engines.ts';
import { type DatabasePlace, migrate, migrations, openDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

describe.each([sqliteEngine(), postgresEngine()])('A database on $name', (engine) => {
  afterAll(() => engine.stop());

  const silent = jsonLines(() => {});
  const next = {
    ...migrations,
    '0002-next': {
      up: async (database: Kysely<unknown>) => {
        await database.schema.alterTable('facilities').addColumn('motto', 'text').execute();
      },
    },
  };

  it('keeps its data when a later version adds a migration', async () => {
    const place = await engine.newPlace();
    await (await openDatabase(place, silent)).destroy();
    const database = await connect(place);
    await migrate(database, next);
    const { rows } =
      await sql`select name, motto from facilities where facility_id = '101'`.execute(database);
    await database.destroy();
    expect(rows).toEqual([{ name: 'Foyer Tribeca', motto: null }]);
  });

  it('of another version isn’t opened; one line says to delete it', async () => {
    const place = await engine.newPlace();
    const database = await connect(place);
    await migrate(database, next);
    await database.destroy();
    const error: unknown = await openDatabase(place, silent).catch((thrown: unknown) => thrown);
    expect(openProblem(place, error)).toMatch(
      /^The database .* belongs to another version of this server\. Delete .*$/,
    );
  });
});

async function connect(place: DatabasePlace): Promise<Kysely<Tables>> {
  const dialect =
    'url' in place
      ? openPostgres(place.url, { size: 2, hasTimeouts: false, onConnectionLost: () => {} })
      : await openSqlite(place.folder);
  return new Kysely<Tables>({ dialect });
}
