import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';

import { requireNoTransaction } from './transaction.ts';

export interface PoolSettings {
  readonly size: number;
  /**
   * Limits locks and statements. Migrations run without limits, because they may have to wait for another process's
   * migrations.
   */
  readonly hasTimeouts: boolean;
  /** Called when a connection breaks; the next query opens a new one. */
  readonly onConnectionLost: (error: Error) => void;
}

/** How long a query waits for a connection, in ms. */
const longestWaitMs = 5_000;

/** In ms. */
const timeouts = {
  lock_timeout: 3_000,
  statement_timeout: 10_000,
  // A transaction whose process hangs must not hold its locks forever.
  idle_in_transaction_session_timeout: 10_000,
};

export function openPostgres(
  url: string,
  { size, hasTimeouts, onConnectionLost }: PoolSettings,
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: longestWaitMs,
    ...(hasTimeouts && timeouts),
  });
  // Without listeners, a broken connection would crash the process. The pool reports idle connections, the client all
  // others.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return new GuardedPostgresDialect(pool);
}

class GuardedPostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new GuardedPostgresDriver({ pool: this.#pool });
  }
}

class GuardedPostgresDriver extends PostgresDriver {
  override acquireConnection(): Promise<DatabaseConnection> {
    requireNoTransaction();
    return super.acquireConnection();
  }
}
