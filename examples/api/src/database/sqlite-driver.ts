import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';

import { type Attempt, isEachQuery } from './each-query.ts';
import type { FileOnDisk } from './file-on-disk.ts';
import { GroupCommit, type GroupTransaction } from './group-commit.ts';
import { keepLog, type LogKeeper } from './log-keeper.ts';

/** Two connections to one file, that file, and the log that its commits are written to. */
export interface GroupedFile {
  readonly writer: DatabaseSync;
  readonly reader: DatabaseSync;
  readonly file: FileOnDisk;
  readonly log: FileOnDisk;
  readonly path: string;
}

/**
 * Kysely's driver over two connections to one file: what writes goes through the one, in groups that are committed
 * together; what only reads goes through the other at once, and sees what is committed. A transaction reads by the
 * first, and so sees its own.
 */
export class GroupingDriver implements Driver {
  readonly #writer: DatabaseSync;
  readonly #reader: DatabaseSync;
  readonly #file: FileOnDisk;
  readonly #log: FileOnDisk;
  readonly #keeper: LogKeeper;
  readonly #commit: GroupCommit;
  readonly #write: Runner;
  readonly #read: Runner;
  /** Kysely keeps a note of each new connection, which the garbage collector pays for: 20 us of a lead. */
  readonly #free: Connection[] = [];

  constructor({ path, writer, reader, file, log }: GroupedFile) {
    this.#writer = writer;
    this.#reader = reader;
    this.#file = file;
    this.#log = log;
    this.#commit = new GroupCommit(writer, () => {
      this.#keeper.afterCommit();
      return log.toDisk();
    });
    this.#keeper = keepLog(path, writer, {
      between: (work) => this.#commit.between(work),
      toDisk: () => file.toDisk(),
    });
    this.#write = runnerOf(writer);
    this.#read = runnerOf(reader);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return this.#free.pop() ?? new Connection(this.#commit, this.#write, this.#read);
  }

  async beginTransaction(connection: Connection): Promise<void> {
    connection.transaction = await this.#commit.begin();
  }

  async commitTransaction({ transaction }: Connection): Promise<void> {
    await transaction?.commit();
  }

  async rollbackTransaction({ transaction }: Connection): Promise<void> {
    await transaction?.rollback();
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.transaction = null;
    this.#free.push(connection);
  }

  async destroy(): Promise<void> {
    await this.#commit.close();
    await this.#keeper.close();
    await this.#log.close();
    this.#reader.close();
    this.#writer.close();
    // Last: with a file that is closed the system lets go of all the locks that this process has on it.
    await this.#file.close();
  }
}

/** What one statement or one transaction speaks through. */
class Connection implements DatabaseConnection {
  transaction: GroupTransaction | null = null;
  readonly #commit: GroupCommit;
  readonly #write: Runner;
  readonly #read: Runner;

  constructor(commit: GroupCommit, write: Runner, read: Runner) {
    this.#commit = commit;
    this.#write = write;
    this.#read = read;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.transaction) return this.transaction.run(() => this.#write(query) as QueryResult<Row>);
    if (isEachQuery(query)) {
      const attempts = query.each.map((one) => () => this.#attempt(one));
      const rows = await this.#commit.writeEach(attempts);
      return { rows: rows as Row[] };
    }
    if (onlyReads(query)) return this.#read(query) as QueryResult<Row>;
    return this.#commit.write(() => this.#write(query) as QueryResult<Row>);
  }

  #attempt({ query, otherwise }: Attempt<unknown>): readonly unknown[] {
    const { numAffectedRows, rows } = this.#write(query);
    return numAffectedRows === 0n ? this.#write(otherwise()).rows : rows;
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed.');
  }
}

function onlyReads({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}

type Runner = (query: CompiledQuery) => QueryResult<unknown>;

/** Runs queries on a connection. Statements are prepared once: Kysely's texts repeat. */
function runnerOf(file: DatabaseSync): Runner {
  const prepared = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    // Bulk inserts make texts of their own; a full cache starts afresh rather than growing without end.
    if (prepared.size >= 300) prepared.clear();
    const statement = file.prepare(sql);
    const made = { statement, hasRows: statement.columns().length > 0 };
    prepared.set(sql, made);
    return made;
  };
  return ({ sql, parameters }) => {
    const { statement, hasRows } = prepared.get(sql) ?? prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  };
}

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}
