import { FakeLogger } from '@foyer/core/testing';
import { expect, it, vi } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { testCharger } from '../payment/cards.ts';
import { systemIds } from '../system.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { sharedApi } from '../testing/test-api.ts';
import { startBilling } from './bill-members.ts';

const api = sharedApi(sqliteEngine());

async function seededMembersBills(): Promise<readonly string[]> {
  const invoices = api.database.selectFrom('invoices').select('number').orderBy('number');
  return (await invoices.execute()).map(({ number }) => number);
}

it('MB-61 a server bills when it starts and each minute, and then delivers the receipts', async () => {
  const onQueued = vi.fn<() => void>();
  api.clock.advance(25 * 24 * 3_600_000);
  const before = await seededMembersBills();
  const loop = startBilling({
    database: api.database,
    clock: api.clock,
    ids: systemIds,
    logger: new FakeLogger(),
    data: shippedData(),
    charger: testCharger,
    publicUrl: 'http://localhost',
    onQueued,
  });
  await vi.waitFor(() => {
    expect(onQueued).toHaveBeenCalledTimes(1);
  });
  expect(await seededMembersBills()).toEqual([...before, '901001-261214']);
  api.clock.advance(30 * 24 * 3_600_000);
  await vi.waitFor(async () => {
    api.clock.advance(60_000);
    expect(await seededMembersBills()).toEqual([...before, '901001-261214', '901001-270114']);
  });
  await loop.stop();
});
