import { DummyDriver, Kysely, sql, SqliteDialect } from 'kysely';
import { describe, expect, it } from 'vitest';

import { jsonLines } from '../http/request-log.ts';
import { openProblem } from '../server.ts';
import { breaksTheReleaseBefore } from '../testing/additive-sql.ts';
import { postgresEngine, sqliteEngine } from '../testing/engines.ts';
import { type DatabasePlace, migrate, migrations, openDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

describe.each([sqliteEngine(), postgresEngine()])('A database on $name', (engine) => {
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
    const place = await engine.newEmptyPlace();
    await (await openDatabase(place, silent)).destroy();
    const database = await connect(place);
    await migrate(database, next);
    const { rows } =
      await sql`select name, motto from facilities where facility_id = '101'`.execute(database);
    await database.destroy();
    expect(rows).toEqual([{ name: 'Foyer Tribeca', motto: null }]);
  });

  it('OP-84 that a later release has migrated is opened by the release before, as in a rollback', async () => {
    const place = await engine.newEmptyPlace();
    const later = await connect(place);
    await migrate(later, next);
    await later.destroy();
    const database = await openDatabase(place, silent);
    const club = database.selectFrom('facilities').select('name').where('facility_id', '=', '101');
    expect(await club.executeTakeFirst()).toEqual({ name: 'Foyer Tribeca' });
    await database.destroy();
  });

  it('of another version isn’t opened; one line says to delete it', async () => {
    const place = await engine.newEmptyPlace();
    const database = await connect(place);
    await migrate(database, { '0000-other': { up: () => Promise.resolve() } });
    await database.destroy();
    const error: unknown = await openDatabase(place, silent).catch((thrown: unknown) => thrown);
    expect(openProblem(place, error)).toMatch(
      /^The database .* belongs to another version of this server\. Delete .*$/,
    );
  });
});

describe('A migration after the baseline', () => {
  it('OP-84 only adds, so that the release before runs on its database', async () => {
    const [, ...later] = Object.entries(migrations).toSorted(([one], [other]) =>
      one.localeCompare(other),
    );
    const statements: string[] = [];
    const database = new Kysely<unknown>({
      dialect: new DryDialect(),
      log: ({ query }) => void statements.push(query.sql),
    });
    for (const [, { up }] of later) {
      await up(database);
    }
    expect(statements.filter((one) => breaksTheReleaseBefore(one) !== null)).toEqual([]);
  });

  it.each([
    ['create table "tags" ("id" text primary key)', null],
    ['create index "by_day" on "visits" ("day")', null],
    ['alter table "clubs" add column "motto" text', null],
    ['alter table "clubs" add column "motto" text default \'\' not null', null],
    ['update "clubs" set "motto" = \'\'', null],
    ['alter table "clubs" add column "motto" text not null', /default/],
    ['create unique index "one_motto" on "clubs" ("motto")', /unique/],
    ['drop table "clubs"', /only/],
    ['alter table "clubs" drop column "motto"', /only/],
    ['alter table "clubs" rename to "gyms"', /only/],
    ['alter table "clubs" rename column "motto" to "line"', /only/],
    ['alter table "clubs" alter column "motto" set not null', /only/],
    ['delete from "clubs"', /only/],
  ])('OP-84 %s', (statement, reason) => {
    const said = breaksTheReleaseBefore(statement);
    expect(said === null ? null : reason?.test(said)).toBe(reason === null ? null : true);
  });
});

/** Compiles statements for SQLite and runs none. */
class DryDialect extends SqliteDialect {
  constructor() {
    super({ database: () => Promise.reject(new Error('There is no database.')) });
  }

  override createDriver(): DummyDriver {
    return new DummyDriver();
  }
}

async function connect(place: DatabasePlace): Promise<Kysely<Tables>> {
  const dialect =
    'url' in place
      ? openPostgres(place.url, { size: 2, hasTimeouts: false, onConnectionLost: () => {} })
      : await openSqlite(place.folder);
  return new Kysely<Tables>({ dialect });
}
