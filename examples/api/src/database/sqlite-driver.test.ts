import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { longestWaitMs, openSqlite } from './sqlite.ts';
import { DatabaseBusyError } from './engine-error.ts';

interface Tables {
  leads: { id: string };
}

const folder = mkdtempSync(join(tmpdir(), 'foyer-sqlite-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('Writes to SQLite', () => {
  let database: Kysely<Tables>;
  let other: DatabaseSync;

  beforeEach(async () => {
    const place = join(folder, crypto.randomUUID());
    database = new Kysely<Tables>({ dialect: await openSqlite(place) });
    await sql`create table leads (id text primary key)`.execute(database);
    other = new DatabaseSync(join(place, 'foyer.sqlite'));
  });
  afterEach(async () => {
    other.close();
    await database.destroy();
  });

  const insert = (id: string, by: Kysely<Tables> = database) =>
    by.insertInto('leads').values({ id }).execute();
  /** What another connection sees: only committed rows. */
  const committed = () =>
    other
      .prepare('select id from leads order by id')
      .all()
      .map((row) => row['id']);
  const dataVersion = () => other.prepare('PRAGMA data_version').get()?.['data_version'];

  it('share one commit when they arrive in one turn, and each resolves after it', async () => {
    const seen = await Promise.all(
      ['a', 'b', 'c'].map(async (id) => {
        await insert(id);
        return committed();
      }),
    );
    expect(seen).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  it('fail alone: a constraint violation undoes no other write', async () => {
    const outcomes = await Promise.allSettled([insert('a'), insert('a'), insert('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(committed()).toEqual(['a', 'b']);
  });

  it('all fail when the engine rolls back their transaction', async () => {
    // `raise(rollback)` ends the transaction the way a full disk does.
    await sql`create trigger full_disk before insert on leads when new.id = 'last' begin
      select raise(rollback, 'database or disk is full'); end`.execute(database);
    const before = dataVersion();
    const outcomes = await Promise.allSettled([insert('a'), insert('last'), insert('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(committed()).toEqual([]);
    expect(dataVersion()).toBe(before);
    await insert('c');
    expect(committed()).toEqual(['c']);
  });

  it('wait for a transaction, whose rollback doesn’t affect them', async () => {
    const outcomes = await Promise.allSettled([
      database.transaction().execute(async (transaction) => {
        await insert('a', transaction);
        throw new Error('given up');
      }),
      insert('b'),
      database.transaction().execute(async (transaction) => {
        await insert('c', transaction);
        await insert('d', transaction);
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(committed()).toEqual(['b', 'c', 'd']);
  });

  it('don’t continue outside a transaction that the engine rolled back', async () => {
    await sql`create trigger full_disk before insert on leads when new.id = 'last' begin
      select raise(rollback, 'database or disk is full'); end`.execute(database);
    const writing = database.transaction().execute(async (transaction) => {
      await insert('a', transaction);
      await insert('last', transaction).catch(() => {});
      await insert('b', transaction);
    });
    await expect(writing).rejects.toThrow('rolled the transaction back');
    await insert('c');
    expect(committed()).toEqual(['c']);
  });

  it('are invisible to other readers until their transaction commits', async () => {
    const seen: unknown[] = [];
    await database.transaction().execute(async (transaction) => {
      await insert('a', transaction);
      seen.push(await transaction.selectFrom('leads').selectAll().execute(), committed());
    });
    expect(seen).toEqual([[{ id: 'a' }], []]);
  });

  it('SE-02 fail after waiting 5 seconds for a transaction, and later ones succeed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { promise: hanging, resolve: goOn } = Promise.withResolvers<void>();
    const transaction = database.transaction().execute(async (own) => {
      await insert('a', own);
      await hanging;
    });
    // Lets the transaction start before anyone waits for it.
    await new Promise((done) => setImmediate(done));
    const outcomes = Promise.allSettled([insert('b'), insert('c')]);
    await new Promise((done) => setImmediate(done));
    await vi.advanceTimersByTimeAsync(longestWaitMs);
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ reason: expect.any(DatabaseBusyError) as unknown });
    }
    vi.useRealTimers();
    goOn();
    await transaction;
    await insert('d');
    expect(committed()).toEqual(['a', 'd']);
  });

  it('in progress are kept when the database is closed', async () => {
    const writing = insert('a');
    await database.destroy();
    await writing;
    expect(committed()).toEqual(['a']);
  });
});
