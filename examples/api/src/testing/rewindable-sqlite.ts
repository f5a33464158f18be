import { DatabaseSync, type StatementSync } from 'node:sqlite';

import {
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

import type { Database, Tables } from '../database/schema.ts';
import { SqliteDriver, type SqliteFile } from '../database/sqlite.ts';

/** A database that forgets in a moment what was written since it was opened. */
export interface RewindableDatabase {
  readonly database: Database;
  rewind(): void;
}

export function openRewindable(path: string): RewindableDatabase {
  const file = new RewindableFile(path);
  const dialect: Dialect = {
    createDriver: () => new SqliteDriver(file),
    createAdapter: () => new ManyConnections(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
  return {
    database: new Kysely<Tables>({ dialect }),
    rewind: () => {
      file.rewind();
    },
  };
}

class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Each transaction is a savepoint of one that never ends. */
class RewindableFile implements SqliteFile {
  readonly #file: DatabaseSync;
  isTransaction = false;

  constructor(path: string) {
    this.#file = new DatabaseSync(path);
    this.#file.exec('PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON; begin');
  }

  get isOpen(): boolean {
    return this.#file.isOpen;
  }

  exec(sql: string): void {
    this.#file.exec(inSavepoints[sql] ?? sql);
    if (sql in inSavepoints) this.isTransaction = sql === 'begin immediate';
  }

  prepare(sql: string): StatementSync {
    return this.#file.prepare(sql);
  }

  close(): void {
    this.#file.close();
  }

  rewind(): void {
    this.#file.exec('rollback; begin');
  }
}

const inSavepoints: Readonly<Record<string, string>> = {
  'begin immediate': 'savepoint work',
  commit: 'release work',
  rollback: 'rollback to work; release work',
};
