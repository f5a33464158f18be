import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { seedClubs } from '../clubs/seed.ts';
import { findPurchase } from '../payment/purchase-table.ts';
import { findProduct } from '../products/product-table.ts';
import { jsonLines } from '../request-log.ts';
import { postgresEngine } from '../testing/engines.ts';
import { migrations } from './migrations.ts';
import { type DatabasePlace, openDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

describe('A database from an earlier release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-upgrade-'));
  const postgres = postgresEngine();
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const places = [
    ['SQLite', () => Promise.resolve({ folder: mkdtempSync(join(folder, 'place-')) })],
    ['PostgreSQL', () => postgres.newPlace()],
  ] as const;

  it.each(places)(
    'SJ-05 on %s keeps purchases from before joins without an employer, and their return tokens',
    async (_, newPlace) => {
      const place = await newPlace();
      await makeAsOfBefore(place, '0012-catalogue-plans', async (database) => {
        await seedClubs(database, shippedData());
        await sql`insert into product_tokens
          (product_token, transaction_number, buyer, facility_id, created_at, corporate_contact_id, company_email)
          values ('P1', 'T1', '{}', '101', '2026-11-20', 'C1', 'ada@acme.example')`.execute(
          database,
        );
        await sql`insert into purchases
          (product_token, corporate_contact_id, company_email, member_id, barcode, amount, currency, card_brand, paid_at)
          values ('P1', 'C1', 'ada@acme.example', '400000001', '25', 17500, 'USD', 'visa', '2026-11-20')`.execute(
          database,
        );
        await sql`insert into confirmations (token_hash, product_token, created_at)
          values ('H1', 'P1', '2026-11-20')`.execute(database);
      });
      const database = await openDatabase(
        place,
        jsonLines(() => {}),
      );
      const product = await findProduct(database, 'P1');
      expect(product && (await findPurchase(database, product))).toMatchObject({
        member_id: '400000001',
        company_email: 'ada@acme.example',
        amount: 17_500,
        billing_postal_code: null,
      });
      const ways = await database.selectFrom('confirmations').selectAll().execute();
      expect(ways).toMatchObject([{ token_hash: 'H1', product_token: 'P1' }]);
      await database.destroy();
    },
  );
});

/** Creates the schema of an earlier release, up to a migration, with data in it. */
async function makeAsOfBefore(
  place: DatabasePlace,
  last: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const dialect =
    'url' in place
      ? openPostgres(place.url, { size: 10, hasTimeouts: false, onLost: () => {} })
      : await openSqlite(place.folder);
  const database = new Kysely<Tables>({ dialect });
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db: database, provider }).migrateTo(last);
  if (error !== undefined)
    throw new Error('The schema of before could not be made.', { cause: error });
  await fill(database);
  await database.destroy();
}
