import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

import { seedMembers } from '../account/seed.ts';
import { shippedData } from '../chain-data.ts';
import { jsonLines } from '../http/request-log.ts';
import { postgresEngine, sqliteEngine } from '../testing/engines.ts';
import { type DatabasePlace, openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

describe.each([sqliteEngine(), postgresEngine()])('Opening a database on $name', (engine) => {
  afterAll(() => engine.stop());

  it('succeeds for two processes that create the same database at once', async () => {
    const place = await engine.newEmptyPlace();
    const letGo = 'folder' in place ? holdFile(place.folder) : () => {};
    const openers = await Promise.all([anOpener(), anOpener()]);
    await Promise.all(openers.map((opener) => opener.begin(place)));
    letGo();
    const complaints = await Promise.all(openers.map((opener) => opener.ended));
    expect(complaints).toEqual(['', '']);
    const database = await openDatabase(
      place,
      jsonLines(() => {}),
    );
    const clubs = await database.selectFrom('facilities').select('facility_id').execute();
    expect(clubs).toHaveLength(120);
    await database.destroy();
    // Both processes start at once, possibly on a busy machine.
  }, 120_000);

  it('keeps what was written before it was closed', async () => {
    const place = await engine.newEmptyPlace();
    const first = await openDatabase(
      place,
      jsonLines(() => {}),
    );
    await first.deleteFrom('appointment_clubs').where('facility_id', '=', '101').execute();
    await first.destroy();
    const second = await openDatabase(
      place,
      jsonLines(() => {}),
    );
    const listed = await second.selectFrom('appointment_clubs').selectAll().execute();
    expect(listed).toHaveLength(112);
    await second.destroy();
  });
});

describe('Seeding PostgreSQL while another process does', () => {
  const engine = postgresEngine();
  afterAll(() => engine.stop());

  // PostgreSQL checks a row's keys one after the other, and another process may commit its own row in between.
  it('leaves a row alone that exists under any of its keys', async () => {
    const database = await openDatabase(
      await engine.newEmptyPlace(),
      jsonLines(() => {}),
    );
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

/** Holds the file's write lock, so that all writers queue behind it. Returns the function that releases it. */
function holdFile(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'foyer.sqlite'));
  file.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE');
  return () => {
    file.exec('COMMIT');
    file.close();
  };
}

interface Opener {
  /** Tells the process to open the database; resolves when it is about to. */
  begin(place: DatabasePlace): Promise<void>;
  /** The process's error output, once it has ended. */
  readonly ended: Promise<string>;
}

/** A process that waits for a database to open. */
async function anOpener(): Promise<Opener> {
  const child = fork(new URL('../testing/open-on-message.ts', import.meta.url), {
    execArgv: ['--conditions=source'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = new Promise<string>((done) => {
    child.once('close', () => {
      done(complaint);
    });
  });
  await once(child, 'message');
  return {
    ended,
    async begin(place) {
      const opening = once(child, 'message');
      child.send(place);
      await opening;
    },
  };
}
