import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll } from 'vitest';

import { type DatabasePlace, openDatabase } from '../database/open-database.ts';
import { jsonLines } from '../http/request-log.ts';
import { type PostgresServer, sharedPostgres, startPostgres } from './postgres-server.ts';
import { openRestorable, type RestorableDatabase } from './restorable-postgres.ts';

/** A place whose database is given back to its engine when the test's API is closed. */
export type TestPlace = DatabasePlace & { readonly giveBack?: () => void };

/** A database engine that the suites run against. After the tests of its `describe`, it removes every database. */
export interface TestEngine {
  readonly name: string;
  /** False if suites leave out what doesn't depend on the engine. */
  readonly runsAll: boolean;
  /** Creates a database for an API: one that is filled, or that `openTestApi` fills. */
  newPlace(): Promise<TestPlace>;
  /** Creates an empty database. */
  newEmptyPlace(): Promise<DatabasePlace>;
}

/** SQLite in temporary folders. */
export function sqliteEngine(): TestEngine {
  const folders: string[] = [];
  function newFolder(): Promise<DatabasePlace> {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-api-'));
    folders.push(folder);
    return Promise.resolve({ folder });
  }
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return { name: 'SQLite', runsAll: true, newPlace: newFolder, newEmptyPlace: newFolder };
}

/** The filled database of all files that use the shared server. Other servers drop theirs with each file. */
let sharedFilled: Promise<string> | null = null;

/**
 * PostgreSQL. The server starts with the first database. With `isReused`, a database that was given back is restored for
 * the next test, in a fraction of the time that a new one takes; for tests that leave the schema alone.
 */
export function postgresEngine({ isReused = false, runsAll = true } = {}): TestEngine {
  const opened: RestorableDatabase[] = [];
  const free = new Set<RestorableDatabase>();
  let server: Promise<PostgresServer> | null = null;
  let filled: Promise<string> | null = null;
  async function newDatabase(template?: string): Promise<string> {
    server ??= startPostgres();
    return (await server).newDatabase(template);
  }
  function placeOf(database: RestorableDatabase): TestPlace {
    return {
      url: database.url,
      giveBack() {
        free.add(database);
      },
    };
  }
  afterAll(async () => {
    for (const database of opened) await database.close();
    await (await server)?.stop();
  });
  return {
    name: 'PostgreSQL',
    runsAll,
    // Copied, because creating and seeding a database takes ten times as long.
    async newPlace() {
      const [used] = free;
      if (used) {
        free.delete(used);
        await used.restore();
        return placeOf(used);
      }
      const isShared = sharedPostgres in process.env && !process.env['DATABASE_URL'];
      const fillNew = () => newDatabase().then(fill);
      filled ??= isShared ? (sharedFilled ??= fillNew()) : fillNew();
      const url = await newDatabase(await filled);
      if (!isReused) return { url };
      const database = await openRestorable(url);
      opened.push(database);
      return placeOf(database);
    },
    async newEmptyPlace() {
      return { url: await newDatabase() };
    },
  };
}

async function fill(url: string): Promise<string> {
  const database = await openDatabase(
    { url },
    jsonLines(() => {}),
  );
  await database.destroy();
  return url;
}
