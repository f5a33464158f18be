import { isForeignKeyViolation, tryingAgain } from '../database/engine-error.ts';
import { insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

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
        await transaction.deleteFrom('erasing').execute();
        return value;
      }),
    isForeignKeyViolation,
  );
}
