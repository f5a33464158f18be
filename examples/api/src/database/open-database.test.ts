import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { seedMembers } from '../account/seed.ts';
import { shippedData } from '../chain-data.ts';
import { jsonLines } from '../http/request-log.ts';
import { postgresEngine, sqliteEngine } from '../testing/engines.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { databaseFile } from './sqlite.ts';

const quiet = jsonLines(() => {});

describe('Opening a database', () => {
  const sqlite = sqliteEngine();
  const postgres = postgresEngine();

  it('keeps what was written before it was closed', async () => {
    const place = await sqlite.newEmptyPlace();
    const first = await openDatabase(place, quiet);
    await first.deleteFrom('appointment_clubs').where('facility_id', '=', '101').execute();
    await first.destroy();
    const second = await openDatabase(place, quiet);
    const listed = await second.selectFrom('appointment_clubs').selectAll().execute();
    expect(listed).toHaveLength(112);
    await second.destroy();
  });

  // durability.test.ts has two processes create one.
  it('waits while another process switches the same file to its write-ahead log', async () => {
    const place = await sqlite.newEmptyPlace();
    const file = new DatabaseSync(join('folder' in place ? place.folder : '', databaseFile));
    file.exec('BEGIN IMMEDIATE');
    const opening = openDatabase(place, quiet);
    file.exec('COMMIT');
    file.close();
    const database = await opening;
    expect(await database.selectFrom('facilities').select('name').execute()).toHaveLength(120);
    await database.destroy();
  });

  it('succeeds on PostgreSQL for two that create it at once', async () => {
    const place = await postgres.newEmptyPlace();
    const [one, other] = await Promise.all([
      openDatabase(place, quiet),
      openDatabase(place, quiet),
    ]);
    await one.destroy();
    const clubs = await other.selectFrom('facilities').select('facility_id').execute();
    expect(clubs).toHaveLength(120);
    await other.destroy();
  });
});

describe('Seeding PostgreSQL while another process does', () => {
  const engine = postgresEngine();

  // PostgreSQL checks a row's keys one after the other, and another process may commit its own row in between.
  it('leaves a row alone that exists under any of its keys', async () => {
    const database = await openDatabase(await engine.newEmptyPlace(), quiet);
    await database.deleteFrom('members').execute();
    const another = await database.startTransaction().execute();
    const ofAnother = { referring_id: 'R-1001', share_id: 'S-1001', first_name: 'Grace' };
    await another
      .insertInto('members')
      .values({ ...ofAnother, member_id: 'made elsewhere' })
      .execute();
    const seeding = seedMembers(database, shippedData());
    await expect.poll(() => waitingIn(database), { timeout: 10_000 }).toBe(1);
    await another.commit().execute();
    await seeding;
    const members = await database.selectFrom('members').select('referring_id').execute();
    expect(members.map(({ referring_id: id }) => id).toSorted()).toEqual([
      'R-1001',
      'R-1002',
      'R-1003',
      'R-1004',
      'R-1005',
      'R-1006',
    ]);
    await database.destroy();
  });
});

/** The number of connections that wait for another transaction. */
async function waitingIn(database: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(
    database,
  );
  return rows[0]?.waiting ?? 0;
}
