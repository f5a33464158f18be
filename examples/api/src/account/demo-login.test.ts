import { expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { sharedApi } from '../testing/test-api.ts';
import { accountOfMember, giveLogin } from './account-table.ts';
import { settleDemoLogin } from './seed.ts';

const api = sharedApi(sqliteEngine());

const at = '2026-11-20T15:00:00.000Z';
const path = '/v6/account/authentication/login';

async function signsIn(password: string): Promise<boolean> {
  const { status } = await api.send('POST', path, { username: 'grace', password });
  return status === 200;
}

it('AC-01 the documented demo password works only on a developer’s own machine', async () => {
  expect(await signsIn('Quiet_Hours1')).toBe(false);
  await settleDemoLogin(api.database, shippedData(), true, at);
  expect(await signsIn('Quiet_Hours1')).toBe(true);
  await settleDemoLogin(api.database, shippedData(), false, at);
  expect(await signsIn('Quiet_Hours1')).toBe(false);
  const sessions = await api.database
    .selectFrom('account_sessions')
    .select('ended_at')
    .where('ended_at', 'is', null)
    .execute();
  expect(sessions).toEqual([]);
});

it('AC-01 a login that Grace chose herself is kept, with or without developer tools', async () => {
  const account = await accountOfMember(api.database, '901001');
  const own = { username: 'grace', password: 'My_Own_Word1' };
  await giveLogin(api.database, account?.id ?? '', own, at);
  await settleDemoLogin(api.database, shippedData(), false, at);
  await settleDemoLogin(api.database, shippedData(), true, at);
  expect(await signsIn('My_Own_Word1')).toBe(true);
});
