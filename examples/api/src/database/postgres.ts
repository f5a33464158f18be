import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Kysely over PostgreSQL. `onLost` hears of idle connections that broke; the next query opens a new one. */
export function openPostgres(url: string, onLost: (error: Error) => void): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', onLost);
  return new PostgresDialect({ pool });
}
