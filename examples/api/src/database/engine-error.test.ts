import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { saveLead } from '../leads/lead-table.ts';
import { readAbandonedLead } from '../leads/read-lead.ts';
import { jsonLines } from '../http/request-log.ts';
import { postgresEngine, sqliteEngine } from '../testing/engines.ts';
import { aLeadBody } from '../testing/lead-bodies.ts';
import { databaseTrouble, isTryAgain, isUniqueViolation } from './engine-error.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

const sqlite = sqliteEngine();
const postgres = postgresEngine();

describe.each([sqlite, postgres])('Errors of $name', (engine) => {
  it('LS-13 distinguish a unique index violation from every other error', async () => {
    const database = await openDatabase(
      await engine.newPlace(),
      jsonLines(() => {}),
    );
    const twice = database.insertInto('appointment_clubs').values({ facility_id: '101' }).execute();
    expect(isUniqueViolation(await errorOf(twice))).toBe(true);
    const unknown = database
      .insertInto('blackout_dates')
      .values({ id: 'x', date: 'x', facility_id: '9' });
    const error = await errorOf(unknown.execute());
    expect(error).toBeInstanceOf(Error);
    expect(isUniqueViolation(error)).toBe(false);
    await database.destroy();
  });
});

describe('A full disk', () => {
  it('SE-07 is a database problem; a constraint violation is not', async () => {
    const database = await openDatabase(
      await sqlite.newPlace(),
      jsonLines(() => {}),
    );
    const add = (id: string) =>
      database
        .insertInto('blackout_dates')
        .values({ id, date: 'x'.repeat(9_000), facility_id: null });
    await sql`PRAGMA max_page_count = 1`.execute(database);
    expect(databaseTrouble(await errorOf(add('too large').execute()))).toBe('unavailable');
    const twice = database.insertInto('appointment_clubs').values({ facility_id: '101' }).execute();
    expect(databaseTrouble(await errorOf(twice))).toBeNull();
    await database.destroy();
  });
});

describe('A PostgreSQL server', () => {
  it('SE-07 without a free connection, or without the database, is a database problem', async () => {
    const place = await postgres.newPlace();
    const url = 'url' in place ? place.url : '';
    const silent = jsonLines(() => {});
    const missing = errorOf(openDatabase({ url: `${url}_missing` }, silent));
    expect(databaseTrouble(await missing)).toBe('unavailable');
    const database = await openDatabase({ url, poolSize: 1 }, silent);
    const holder = await database.startTransaction().execute();
    const waiting = errorOf(database.selectFrom('facilities').selectAll().execute());
    expect(databaseTrouble(await waiting)).toBe('busy');
    await holder.rollback().execute();
    await database.destroy();
  });
});

describe('A deadlock on PostgreSQL', () => {
  it('SE-07 is tried again, and a busy database if that fails', async () => {
    const database = await openDatabase(
      await postgres.newPlace(),
      jsonLines(() => {}),
    );
    await makeLead(database, 'one');
    await makeLead(database, 'other');
    const first = await database.startTransaction().execute();
    const second = await database.startTransaction().execute();
    await touch(first, 'one');
    await touch(second, 'other');
    const outcomes = await Promise.allSettled([touch(first, 'other'), touch(second, 'one')]);
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(reasons.map(isTryAgain)).toEqual([true]);
    expect(reasons.map(databaseTrouble)).toEqual(['busy']);
    await Promise.all([first.rollback().execute(), second.rollback().execute()]);
    await database.destroy();
  });
});

async function makeLead(database: Database, id: string): Promise<void> {
  const contents = readAbandonedLead(aLeadBody()).unwrap();
  await saveLead(database, contents, { id, tokenId: id, at: '2026-11-20T15:00:00.000Z' });
}

async function touch(database: Database, id: string): Promise<void> {
  await database.updateTable('leads').set({ outreach_code: 'X' }).where('id', '=', id).execute();
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
    return null;
  } catch (error) {
    return error;
  }
}
