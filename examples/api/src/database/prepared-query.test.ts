import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openMemoryDatabase } from './open-database.ts';
import { prepareQuery } from './prepared-query.ts';
import type { Database } from './schema.ts';

describe('A query that is written once', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMemoryDatabase();
  });
  afterAll(() => database.destroy());

  let written = 0;
  const setDay = prepareQuery(
    (on, { id, ...row }: { id: string; date?: string; facility_id?: string | null }) => {
      written += 1;
      return on.updateTable('blackout_dates').set(row).where('id', '=', id).returningAll();
    },
  );

  it('takes each call’s own values, and leaves out what is undefined', async () => {
    await setDay(database, { id: '2027-01-01', date: '2027-01-02' });
    const [both] = await setDay(database, { id: '2027-12-25', date: '2027-12-26' });
    expect(both).toEqual({ id: '2027-12-25', date: '2027-12-26', facility_id: null });
    expect(written).toBe(1);
    const [club] = await setDay(database, { id: '2027-12-25', facility_id: '101' });
    expect(club).toEqual({ id: '2027-12-25', date: '2027-12-26', facility_id: '101' });
    expect(written).toBe(2);
    const [none] = await setDay(database, { id: '2027-12-25', facility_id: null });
    expect(none).toEqual({ id: '2027-12-25', date: '2027-12-26', facility_id: null });
    expect(written).toBe(2);
  });

  it('is part of the transaction that it is asked in', async () => {
    const giveUp = database.transaction().execute(async (transaction) => {
      await setDay(transaction, { id: '2028-01-01', date: '2028-01-09' });
      throw new Error('given up');
    });
    await expect(giveUp).rejects.toThrow('given up');
    const rows = await database
      .selectFrom('blackout_dates')
      .select('date')
      .where('id', '=', '2028-01-01')
      .execute();
    expect(rows).toEqual([{ date: '2028-01-01' }]);
  });
});
