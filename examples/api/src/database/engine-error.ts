/** SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY. */
const sqliteUnique: readonly unknown[] = [2067, 1555];
const postgresUnique = '23505';
/** SQLITE_CONSTRAINT_FOREIGNKEY. */
const sqliteForeignKey = 787;
const postgresForeignKey = '23503';
/** SQLITE_BUSY. */
const sqliteBusy = 5;
/** Serialization failure, deadlock: PostgreSQL gave the transaction up, and trying again is safe. */
const postgresTryAgain: readonly unknown[] = ['40001', '40P01'];

/** True when a statement failed because a unique index already holds its key, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    sqliteUnique.includes(codeOf(error, 'errcode')) || codeOf(error, 'code') === postgresUnique
  );
}

/** True when a statement failed because it names a row that is not there, on either engine. */
export function isForeignKeyViolation(error: unknown): boolean {
  return (
    codeOf(error, 'errcode') === sqliteForeignKey || codeOf(error, 'code') === postgresForeignKey
  );
}

/** True when the engine gave a transaction up for another's sake. */
export function isTryAgain(error: unknown): boolean {
  return postgresTryAgain.includes(codeOf(error, 'code'));
}

/** A statement waited too long for its turn on the connection. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** True when someone else keeps the database from being written. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof DatabaseBusyError || codeOf(error, 'errcode') === sqliteBusy;
}

/** Does the work again when the engine gave it up for another's sake, up to five times in all. */
export async function tryingAgain<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Each attempt begins once the one before is given up.
      // oxlint-disable-next-line no-await-in-loop
      return await work();
    } catch (error) {
      if (!isTryAgain(error) || attempt === 5) throw error;
    }
  }
}

function codeOf(error: unknown, property: string): unknown {
  return error instanceof Error ? (Reflect.get(error, property) as unknown) : undefined;
}
