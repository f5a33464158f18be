import { contract, errorBody } from '@foyer/adapters-http/wire';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';

import { insertRow } from '../database/rows.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { goodCalls, passkeyOf } from '../testing/good-requests.ts';
import { aMemberWithLogin, aToken, reseedAccounts, sendAs } from '../testing/members.ts';
import { sharedApi } from '../testing/test-api.ts';

describe('A chain that requires a second step of logins', () => {
  const api = sharedApi(sqliteEngine(), { requiresSecondStep: true });
  let token = '';
  beforeEach(async () => {
    await reseedAccounts(api);
    token = await aToken(api, await aMemberWithLogin(api, '901001', 'grace'));
  });

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
    for (const { name, call, path, request } of goodCalls()) {
      if (!call.needsToken || name === 'signOut') continue;
      const { body } = await sendAs(api, token, call.method, path, request.body);
      const refusal = errorBody.safeParse(body);
      if (refusal.data?.error.code !== 'SECOND_STEP_REQUIRED') names.push(name);
    }
    return [...names, 'signOut'].toSorted((a, b) => a.localeCompare(b));
  }

  const profile = () => sendAs(api, token, 'GET', `${contract.getMemberProfile.path}?source=Web`);
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
