import { AsyncLocalStorage } from 'node:async_hooks';

import type { Kysely, Transaction } from 'kysely';

import { isForeignKeyViolation, tryingAgain } from './engine-error.ts';
import { deleteRows, insertRow } from './rows.ts';
import type { Database, Tables } from './schema.ts';

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Runs `work` in one transaction: all of its statements are committed, or none. `work` must use only the transaction
 * that it is given. A statement on the database itself would deadlock with the transaction, so it throws at once. Where
 * PostgreSQL ends one of two transactions that wait for each other, `work` runs again.
 */
export function inTransaction<Value>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  return tryingAgain(() =>
    (database as Kysely<Tables>).transaction().execute(async (transaction) => {
      const own = { isOpen: true };
      try {
        return await current.run(own, () => work(transaction));
      } finally {
        own.isOpen = false;
      }
    }),
  );
}

/** Drivers call this before they hand out a connection. */
export function requireNoTransaction(): void {
  if (current.getStore()?.isOpen === true) {
    throw new Error('Inside a transaction, use the transaction and not the database.');
  }
}

/**
 * Runs `work` in a transaction in which the database allows changes of evidence. Other transactions can't see the row
 * that allows it, and on PostgreSQL a second one waits for it. Runs again if something of the person was added meanwhile.
 */
export function whileErasing<Value>(
  database: Database,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> {
  return tryingAgain(
    () =>
      inTransaction(database, async (transaction) => {
        await insertRow(transaction, 'erasing', { id: 1 });
        const value = await work(transaction);
        await deleteRows(transaction, 'erasing', {});
        return value;
      }),
    isForeignKeyViolation,
  );
}
