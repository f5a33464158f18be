import { contract, errorBody } from '@foyer/adapters-http/wire';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { insertRow } from '../database/rows.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { memberCalls, ownRequests, passkeyOf } from '../testing/member-requests.ts';
import { aMemberWithLogin, aToken, reseedAccounts, sendAs } from '../testing/members.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

describe('A chain that requires a second step of logins', () => {
  const engine = sqliteEngine();
  let api: TestApi;
  let token = '';
  beforeAll(async () => {
    api = await openTestApi(await engine.newPlace(), { requiresSecondStep: true });
  });
  beforeEach(async () => {
    await reseedAccounts(api);
    token = await aToken(api, await aMemberWithLogin(api, '901001', 'grace'));
  });
  afterAll(async () => {
    await api.close();
    await engine.stop();
  });

  const requests = ownRequests('901001');
  const open = [
    'addPasskey',
    'beginPasskey',
    'beginSecondStep',
    'confirmSecondStep',
    'getSecondStep',
    'listPasskeys',
    'renewSession',
    'signOut',
  ];

  /** The names of the member calls that aren't refused for it. */
  async function allowed(): Promise<readonly string[]> {
    const names: string[] = [];
    for (const [name, { method }] of memberCalls.filter((one) => one[0] !== 'signOut')) {
      const { body } = await sendAs(
        ...([api, token, method, requests[name]?.path ?? '', requests[name]?.body] as const),
      );
      const refusal = errorBody.safeParse(body);
      if (refusal.data?.error.code !== 'SECOND_STEP_REQUIRED') names.push(name);
    }
    return [...names, 'signOut'].toSorted((a, b) => a.localeCompare(b));
  }

  const profile = () => sendAs(api, token, 'GET', requests['getMemberProfile']?.path ?? '');
  const post = (path: string, body?: object) => sendAs(api, token, 'POST', path, body);

  it('OP-131 refuses an account without one everything but to set it up, to stay and to leave', async () => {
    expect(await allowed()).toEqual(open);
    expect((await post(contract.signOut.path)).status).toBe(200);
  });

  it('OP-131 takes an account again once a code is confirmed, and until it is turned off', async () => {
    const currentPassword = 'Quiet_Hours1';
    expect((await profile()).status).toBe(403);
    const { body } = await post(contract.beginSecondStep.path, { currentPassword });
    const { secret } = contract.beginSecondStep.answer.parse(body);
    expect((await profile()).status).toBe(403);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: api.clock.now().epochMilliseconds,
    });
    await post(contract.confirmSecondStep.path, { code });
    expect((await profile()).status).toBe(200);
    const status = await sendAs(api, token, 'GET', contract.getSecondStep.path);
    expect(status.body).toEqual({ isOn: true, recoveryCodesLeft: 10, isRequired: true });
    await post(contract.turnOffSecondStep.path, { currentPassword });
    expect((await profile()).status).toBe(403);
  });

  it('OP-131 takes an account with a passkey', async () => {
    await insertRow(api.database, 'passkeys', {
      id: passkeyOf('901001'),
      account_id: 'account-901001',
      name: 'My phone',
      credential_id: 'own',
      public_key: 'none',
      counter: 0,
      transports: '[]',
      created_at: '2026-11-20T10:00:00.000Z',
      used_at: null,
    });
    expect((await profile()).status).toBe(200);
  });
});
