import { describe, expect, it } from 'vitest';

import { jsonLines } from '../http/request-log.ts';
import { postgresEngine, sqliteEngine } from '../testing/engines.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { inTransaction, whileErasing } from './transaction.ts';

describe.each([sqliteEngine(), postgresEngine()])('A transaction on $name', (engine) => {
  const addDate = (database: Database, id: string) =>
    database.insertInto('blackout_dates').values({ id, date: '2026-12-24', facility_id: null });

  it('OP-149 runs again when the database ended it for another, and adds everything once', async () => {
    const database = await openDatabase(
      await engine.newPlace(),
      jsonLines(() => {}),
    );
    let runs = 0;
    await inTransaction(database, async (transaction) => {
      await addDate(transaction, 'again').execute();
      runs += 1;
      if (runs === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    expect(runs).toBe(2);
    const erased = await whileErasing(database, async () => {
      runs += 1;
      if (runs === 3) throw Object.assign(new Error('still referenced'), { code: '23503' });
      return 'erased';
    });
    expect([runs, erased]).toEqual([4, 'erased']);
    await database.destroy();
  });

  it('SE-01 throws at once when its code uses the database instead of the transaction', async () => {
    const database = await openDatabase(
      await engine.newPlace(),
      jsonLines(() => {}),
    );
    const nested = [
      () => addDate(database, 'nested').execute(),
      () => database.selectFrom('blackout_dates').selectAll().execute(),
      () => inTransaction(database, (inner) => addDate(inner, 'nested').execute()),
    ];
    for (const work of nested) {
      const writing = inTransaction(database, async (transaction) => {
        await addDate(transaction, 'own').execute();
        await work();
      });
      await expect(writing).rejects.toThrow('Inside a transaction, use the transaction');
    }
    await addDate(database, 'after').execute();
    const visible = await database.selectFrom('blackout_dates').select('id').execute();
    expect(visible.map(({ id }) => id)).toContain('after');
    expect(visible.map(({ id }) => id)).not.toContain('own');
    await database.destroy();
  });
});
