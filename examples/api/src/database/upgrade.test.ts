import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, describe, expect, it } from 'vitest';

import { jsonLines } from '../request-log.ts';
import { postgresEngine } from '../testing/engines.ts';
import { migrations } from './migrations.ts';
import { type DatabasePlace, openDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';
import type { CorporateAccountRow, Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

describe('A database of before the corporate join', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-upgrade-'));
  const postgres = postgresEngine();
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const places = [
    ['SQLite', () => Promise.resolve({ folder })],
    ['PostgreSQL', () => postgres.newPlace()],
  ] as const;

  it.each(places)(
    'CJ-19 on %s keeps its employers and gets the new ones, and the plans',
    async (_, newPlace) => {
      const place = await newPlace();
      await makeAsOfBefore(place);
      const database = await openDatabase(
        place,
        jsonLines(() => {}),
      );
      const accounts = await database
        .selectFrom('corporate_accounts')
        .select(['name', 'agreement_id'])
        .orderBy('id')
        .execute();
      expect(accounts).toEqual([
        { name: 'Acme Ltd', agreement_id: 'AG1001' },
        { name: 'Globex', agreement_id: 'AG1002' },
        { name: 'Northwind Traders', agreement_id: 'AG1003' },
        { name: 'Initech', agreement_id: 'AG1004' },
        { name: 'Hooli', agreement_id: 'AG1005' },
      ]);
      const plans = await database.selectFrom('corporate_plans').select('plan_id').execute();
      expect(plans).toHaveLength(18);
      await database.destroy();
    },
  );
});

/** The schema as the release before had it, with an employer under a name of the operator's own. */
async function makeAsOfBefore(place: DatabasePlace): Promise<void> {
  const dialect =
    'url' in place ? openPostgres(place.url, () => {}) : await openSqlite(place.folder);
  const database = new Kysely<Tables>({ dialect });
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db: database, provider }).migrateTo('0008-product-tokens');
  if (error !== undefined)
    throw new Error('The schema of before could not be made.', { cause: error });
  const account = { id: 'CA1001', name: 'Acme Ltd', every_club: 1 } as CorporateAccountRow;
  await database.insertInto('corporate_accounts').values(account).execute();
  await database.destroy();
}
