import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DatabasePlace } from '../database/open-database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** A database engine that the suites run against. */
export interface TestEngine {
  readonly name: string;
  /** Creates an empty database. */
  newPlace(): Promise<DatabasePlace>;
  /** Removes every database. */
  stop(): Promise<void>;
}

/** SQLite in temporary folders. */
export function sqliteEngine(): TestEngine {
  const folders: string[] = [];
  return {
    name: 'SQLite',
    newPlace() {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-api-'));
      folders.push(folder);
      return Promise.resolve({ folder });
    },
    stop() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** PostgreSQL. The server starts with the first database. */
export function postgresEngine(): TestEngine {
  let server: Promise<PostgresServer> | null = null;
  return {
    name: 'PostgreSQL',
    async newPlace() {
      server ??= startPostgres();
      return { url: await (await server).newDatabase() };
    },
    async stop() {
      await (await server)?.stop();
    },
  };
}
