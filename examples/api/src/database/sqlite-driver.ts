import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';

import { DatabaseBusyError } from './engine-error.ts';
import { requireNoTransaction } from './transaction.ts';

/**
 * Kysely driver for one SQLite connection. Every commit waits for the disk, so single writes that arrive in the same
 * turn of the event loop share one commit. A transaction has exclusive use of the connection.
 */
export class SqliteDriver implements Driver {
  readonly #file: DatabaseSync;
  readonly #queue = new ConnectionQueue();
  #writes: PendingWrite[] = [];

  constructor(file: DatabaseSync) {
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

  /** Runs a statement of the open transaction. */
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
    const statement = this.#file.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #rollBack(): void {
    if (this.#file.isOpen && this.#file.isTransaction) this.#file.exec('rollback');
  }
}

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
