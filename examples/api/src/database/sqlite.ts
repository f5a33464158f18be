import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

import {
  type Dialect,
  type Driver,
  type Kysely,
  type SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

import { fileOnDisk } from './file-on-disk.ts';
import { GroupingAdapter, TransactionalDdlAdapter } from './grouping-adapter.ts';
import { tooLongPages } from './log-keeper.ts';
import { type GroupedFile, GroupingDriver } from './sqlite-driver.ts';

/** How long a statement waits for another process that writes, in ms. */
const busyTimeoutMs = 5_000;

/**
 * Pages kept in memory: the index of the addresses of some 200,000 leads fits. Most groups of leads split a page, and then SQLite
 * walks through all that it keeps: with four times as much they cost a twelfth more, and with a million stored no less.
 */
const cacheKib = 8192;

/** Without it `insert or replace` takes a row away and no trigger hears of it. */
const strictTriggers = 'PRAGMA recursive_triggers = ON';

/** Kysely over Node's own SQLite, in the file `foyer.sqlite` of `folder`, which is made if it is missing. */
export async function openSqlite(folder: string): Promise<Dialect> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'foyer.sqlite');
  const file = new DatabaseSync(path, {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  try {
    await useWriteAheadLog(file);
  } catch (error) {
    file.close();
    throw error;
  }
  const reader = new DatabaseSync(path, { timeout: busyTimeoutMs, readOnly: true });
  return new GroupingDialect({
    path,
    writer: file,
    reader,
    file: fileOnDisk(path),
    log: fileOnDisk(`${path}-wal`),
  });
}

/** Kysely over an SQLite database that is in no file. */
export function openMemorySqlite(): Dialect {
  const memory = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  memory.exec(strictTriggers);
  return new InMemoryDialect({ database: asKyselyExpects(memory) });
}

/** SQLite in a file, whose writes are committed in groups. */
class GroupingDialect implements Dialect {
  readonly #file: GroupedFile;

  constructor(file: GroupedFile) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new GroupingDriver(this.#file);
  }

  createAdapter(): SqliteAdapter {
    return new GroupingAdapter();
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(database: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(database);
  }
}

class InMemoryDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** Switching to WAL needs the file for a moment and does not wait for it by itself. */
async function useWriteAheadLog(file: DatabaseSync): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // A commit is answered once the log is on the disk: the driver waits for that, not the commit itself.
      file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
      file.exec(`PRAGMA wal_autocheckpoint = ${tooLongPages}`);
      file.exec(`PRAGMA cache_size = -${cacheKib}`);
      file.exec(strictTriggers);
      return;
    } catch (error) {
      if (!isBusy(error) || attempt === 100) throw error;
      await wait(50);
    }
  }
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

/** Node's database in the shape that Kysely calls. Statements are prepared once: Kysely's texts repeat. */
function asKyselyExpects(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      let statement = prepared.get(text);
      if (!statement) {
        // Bulk inserts make texts of their own; a full cache starts afresh rather than growing without end.
        if (prepared.size >= 300) prepared.clear();
        statement = asStatement(file.prepare(text));
        prepared.set(text, statement);
      }
      return statement;
    },
    close() {
      prepared.clear();
      file.close();
    },
  };
}

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
