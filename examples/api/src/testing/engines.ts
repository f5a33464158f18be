import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type DatabasePlace, openDatabase } from '../database/open-database.ts';
import { jsonLines } from '../http/request-log.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** A database engine that the suites run against. */
export interface TestEngine {
  readonly name: string;
  /** Creates a database for an API: one that is filled, or that `openTestApi` fills. */
  newPlace(): Promise<DatabasePlace>;
  /** Creates an empty database. */
  newEmptyPlace(): Promise<DatabasePlace>;
  /** Removes every database. */
  stop(): Promise<void>;
}

/** SQLite in temporary folders. */
export function sqliteEngine(): TestEngine {
  const folders: string[] = [];
  function newFolder(): Promise<DatabasePlace> {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-api-'));
    folders.push(folder);
    return Promise.resolve({ folder });
  }
  return {
    name: 'SQLite',
    newPlace: newFolder,
    newEmptyPlace: newFolder,
    stop() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** PostgreSQL. The server starts with the first database. */
export function postgresEngine(): TestEngine {
  let server: Promise<PostgresServer> | null = null;
  let filled: Promise<string> | null = null;
  async function newDatabase(template?: string): Promise<string> {
    server ??= startPostgres();
    return (await server).newDatabase(template);
  }
  return {
    name: 'PostgreSQL',
    // Copied, because creating and seeding a database takes ten times as long.
    async newPlace() {
      filled ??= newDatabase().then(fill);
      return { url: await newDatabase(await filled) };
    },
    async newEmptyPlace() {
      return { url: await newDatabase() };
    },
    async stop() {
      await (await server)?.stop();
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
