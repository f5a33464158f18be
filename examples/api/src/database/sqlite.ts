import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** How long a statement waits for another process that writes, in ms. */
const busyTimeoutMs = 5_000;

/** Without it `insert or replace` takes a row away and no trigger hears of it. */
const strictTriggers = 'PRAGMA recursive_triggers = ON';

/** Kysely over Node's own SQLite, in the file `foyer.sqlite` of `folder`, which is made if it is missing. */
export async function openSqlite(folder: string): Promise<Dialect> {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'foyer.sqlite'), {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  try {
    await useWriteAheadLog(file);
  } catch (error) {
    file.close();
    throw error;
  }
  return new NodeSqliteDialect({ database: asKyselyExpects(file) });
}

/** Kysely over an SQLite database that is in no file. */
export function openMemorySqlite(): Dialect {
  const memory = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  memory.exec(strictTriggers);
  return new NodeSqliteDialect({ database: asKyselyExpects(memory) });
}

/** SQLite as Kysely has it, but with transactions that two processes can share a file by. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(config: { readonly database: SqliteDatabase }) {
    super(config);
    this.#database = config.database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * Begins every transaction as a writer. A transaction that reads first and writes later fails at once, without
 * waiting, when another process wrote in between; one that is a writer from the start waits for its turn.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite's DDL is transactional: said here, so that migrations run in one transaction, one process at a time. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Switching to WAL needs the file for a moment and does not wait for it by itself. */
async function useWriteAheadLog(file: DatabaseSync): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
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
