/** SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY. */
const sqliteUnique: readonly unknown[] = [2067, 1555];
const postgresUnique = '23505';
/** SQLITE_CONSTRAINT_FOREIGNKEY. */
const sqliteForeignKey = 787;
const postgresForeignKey = '23503';
/** Serialization failure, deadlock: PostgreSQL rolled the transaction back, so retrying is safe. */
const postgresTryAgain: readonly unknown[] = ['40001', '40P01'];

export function isUniqueViolation(error: unknown): boolean {
  return (
    sqliteUnique.includes(codeOf(error, 'errcode')) || codeOf(error, 'code') === postgresUnique
  );
}

export function isForeignKeyViolation(error: unknown): boolean {
  return (
    codeOf(error, 'errcode') === sqliteForeignKey || codeOf(error, 'code') === postgresForeignKey
  );
}

/** True when the engine rolled back a transaction because it conflicted with another. */
export function isTryAgain(error: unknown): boolean {
  return postgresTryAgain.includes(codeOf(error, 'code'));
}

export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/**
 * Classifies an error as a database problem that ends by itself (`busy`) or needs repair outside the program (`unavailable`);
 * null for any other error.
 */
export function databaseTrouble(error: unknown): 'busy' | 'unavailable' | null {
  if (error instanceof DatabaseBusyError) return 'busy';
  if (!(error instanceof Error)) return null;
  const code = codeOf(error, 'code');
  const sqlite = codeOf(error, 'errcode');
  if (typeof sqlite === 'number') {
    // The low byte is the primary code.
    const primary = sqlite & 0xff;
    if (primary === sqliteBusy) return 'busy';
    return sqliteUnavailable.includes(primary) ? 'unavailable' : null;
  }
  if (typeof code === 'string' && postgresBusy.includes(code)) return 'busy';
  if (error.message === poolTimeout) return 'busy';
  const isUnavailable =
    (typeof code === 'string' && unavailable.test(code)) || error.message.startsWith(terminated);
  return isUnavailable ? 'unavailable' : null;
}

/** SQLITE_BUSY. */
const sqliteBusy = 5;
/** SQLITE_READONLY, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_FULL, SQLITE_CANTOPEN, SQLITE_NOTADB. */
const sqliteUnavailable: readonly number[] = [8, 10, 11, 13, 14, 26];
/** Serialization failure, deadlock, lock_timeout, statement_timeout, too many connections. */
const postgresBusy: readonly string[] = ['40001', '40P01', '55P03', '57014', '53300'];
/**
 * PostgreSQL's connection exceptions, insufficient resources, shutdown, missing database; and the operating system's
 * network errors.
 */
const unavailable =
  /^(?:08\w{3}|53\w{3}|57P0\d|3D000|E(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NOTFOUND|PIPE|TIMEDOUT)|EAI_AGAIN)$/;
/** The driver gives these two errors no code. */
const poolTimeout = 'timeout exceeded when trying to connect';
const terminated = 'Connection terminated';

/** Runs `work`. If it fails with an error after which another try may succeed, runs it again, up to five times in all. */
export async function tryingAgain<Value>(
  work: () => Promise<Value>,
  mayTryAgain: (error: unknown) => boolean = isTryAgain,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Sequential on purpose: an attempt starts only after the previous one was rolled back.
      return await work();
    } catch (error) {
      if (!mayTryAgain(error) || attempt === 5) throw error;
    }
  }
}

function codeOf(error: unknown, property: string): unknown {
  return error instanceof Error ? (Reflect.get(error, property) as unknown) : undefined;
}
