import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

import {
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

import { isDatabaseBusy } from './engine-error.ts';
import { longestWaitMs, SqliteDriver } from './sqlite-driver.ts';

/** Kysely over Node's built-in SQLite, in `foyer.sqlite` inside `folder`, which is created if it is missing. */
export async function openSqlite(folder: string): Promise<Dialect> {
  makeFolder(folder);
  // The timeout applies to other processes that write to the same file.
  const file = new DatabaseSync(join(folder, 'foyer.sqlite'), { timeout: longestWaitMs });
  try {
    await useWriteAheadLog(file);
  } catch (error) {
    file.close();
    throw error;
  }
  return new NodeSqliteDialect(file);
}

/** Kysely over an SQLite database in memory. */
export function openMemorySqlite(): Dialect {
  return new NodeSqliteDialect(new DatabaseSync(':memory:'));
}

/** `mkdirSync` with `recursive` never returns in places like /proc, where nothing can be created. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

class NodeSqliteDialect implements Dialect {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    this.#file = file;
    // `insert or replace` deletes a row; without recursive triggers, no delete trigger would run for it.
    file.exec('PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON');
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#file);
  }

  createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(database: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(database);
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** The driver has its own queue. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Migrations run in one transaction, which also keeps other processes out. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Switching to WAL needs an exclusive lock for a moment, which SQLite's own timeout doesn't cover. */
async function useWriteAheadLog(file: DatabaseSync): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      return;
    } catch (error) {
      if (!isDatabaseBusy(error) || attempt === 100) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await wait(50);
    }
  }
}
