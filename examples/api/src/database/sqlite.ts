import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

import { DatabaseBusyError, databaseTrouble } from './engine-error.ts';
import { requireNoTransaction } from './transaction.ts';

/** The file of the embedded database in its folder. */
export const databaseFile = 'foyer.sqlite';

/** Kysely over Node's built-in SQLite, in `foyer.sqlite` inside `folder`, which is created if it is missing. */
export async function openSqlite(folder: string): Promise<Dialect> {
  makeFolder(folder);
  // The timeout applies to other processes that write to the same file.
  const file = new DatabaseSync(join(folder, databaseFile), { timeout: longestWaitMs });
  try {
    await useWriteAheadLog(file);
  } catch (error) {
    file.close();
    throw error;
  }
  return new NodeSqliteDialect(file);
}

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
      if (databaseTrouble(error) !== 'busy' || attempt === 100) throw error;
      await wait(50);
    }
  }
}

/** What the driver uses of Node's database. */
export type SqliteFile = Pick<
  DatabaseSync,
  'close' | 'exec' | 'isOpen' | 'isTransaction' | 'prepare'
>;

/**
 * Kysely driver for one SQLite connection. Every commit waits for the disk, so single writes that arrive in the same
 * turn of the event loop share one commit. A transaction has exclusive use of the connection.
 */
export class SqliteDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #queue = new ConnectionQueue();
  readonly #statements = new Map<string, PreparedStatement>();
  #writes: PendingWrite[] = [];

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    requireNoTransaction();
    return new SqliteConnection(this);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await this.#queue.enter();
    connection.isInTransaction = true;
    this.#file.exec('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#file.exec('commit');
  }

  async rollbackTransaction(): Promise<void> {
    this.#rollBack();
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    if (!connection.isInTransaction) return;
    connection.isInTransaction = false;
    // Still open only when its commit failed.
    this.#rollBack();
    this.#queue.leave();
  }

  async destroy(): Promise<void> {
    await this.#commitWrites();
    await this.#queue.enter();
    this.#file.close();
    this.#queue.leave();
  }

  runInTransaction(query: CompiledQuery): QueryResult<unknown> {
    if (!this.#file.isTransaction) throw new Error('SQLite has rolled the transaction back.');
    return this.#run(query);
  }

  /** Runs a statement on its own; a write resolves once it is committed. */
  async runAlone(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (!onlyReads(query)) return this.#write(query);
    await this.#queue.enter();
    try {
      return this.#run(query);
    } finally {
      this.#queue.leave();
    }
  }

  #write(query: CompiledQuery): Promise<QueryResult<unknown>> {
    return new Promise((resolve, reject) => {
      if (this.#writes.length === 0) setImmediate(() => void this.#commitWrites());
      this.#writes.push({ query, resolve, reject });
    });
  }

  async #commitWrites(): Promise<void> {
    try {
      await this.#queue.enter();
    } catch (error) {
      for (const { reject } of this.#writes.splice(0)) reject(error);
      return;
    }
    const writes = this.#writes.splice(0);
    if (writes.length > 0) this.#commitTogether(writes);
    this.#queue.leave();
  }

  #commitTogether(writes: readonly PendingWrite[]): void {
    try {
      this.#file.exec('begin immediate');
      const outcomes = writes.map((write) => this.#attempt(write));
      this.#file.exec('commit');
      for (const settle of outcomes) settle();
    } catch (error) {
      // Nothing was written, so every write in the batch fails.
      this.#rollBack();
      for (const { reject } of writes) reject(error);
    }
  }

  /** Runs one write and returns the function that settles its promise after the commit. */
  #attempt({ query, resolve, reject }: PendingWrite): () => void {
    try {
      const result = this.#run(query);
      return () => {
        resolve(result);
      };
    } catch (error) {
      // A constraint violation undoes only its own statement; a full disk undoes the whole transaction.
      if (!this.#file.isTransaction) throw error;
      return () => {
        reject(error);
      };
    }
  }

  #run({ sql, parameters }: CompiledQuery): QueryResult<unknown> {
    const { statement, hasRows } = this.#prepared(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Preparing a statement takes as long as running it, so each text is prepared once. */
  #prepared(sql: string): PreparedStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    // Texts with a list differ by its length, so their number has no bound.
    if (this.#statements.size === mostStatements) this.#statements.clear();
    const statement = this.#file.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }

  #rollBack(): void {
    if (this.#file.isOpen && this.#file.isTransaction) this.#file.exec('rollback');
  }
}

const mostStatements = 500;

/** How long a statement waits for the connection, in ms. */
export const longestWaitMs = 5_000;

class SqliteConnection implements DatabaseConnection {
  isInTransaction = false;
  readonly #driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = this.isInTransaction
      ? this.#driver.runInTransaction(query)
      : await this.#driver.runAlone(query);
    return result as QueryResult<Row>;
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported.');
  }
}

interface PreparedStatement {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

interface PendingWrite {
  readonly query: CompiledQuery;
  readonly resolve: (result: QueryResult<unknown>) => void;
  readonly reject: (error: unknown) => void;
}

function onlyReads({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}

/** Grants the connection to one user at a time, in order of arrival. */
class ConnectionQueue {
  #isTaken = false;
  readonly #waiting = new Set<() => void>();

  /** Fails with a `DatabaseBusyError` when the wait takes too long. */
  async enter(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(proceed);
        reject(new DatabaseBusyError('A transaction kept the database for too long.'));
      }, longestWaitMs);
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(proceed);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#isTaken = false;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
