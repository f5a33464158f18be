import { contract, errorBody } from '@foyer/adapters-http/wire';
import { beforeEach, describe, expect, it } from 'vitest';

import { beginSession } from './account/session-table.ts';
import { insertRow } from './database/rows.ts';
import { sqliteEngine } from './testing/engines.ts';
import { goodCalls, passkeyOf } from './testing/good-requests.ts';
import { aMemberWithLogin, reseedAccounts, sendAs } from './testing/members.ts';
import { sharedApi } from './testing/test-api.ts';

/** Covers every member call of the contract. */
describe('Access to member data', () => {
  const api = sharedApi(sqliteEngine());
  let graces = '';
  let alans = '';
  beforeEach(async () => {
    await reseedAccounts(api);
    await aMemberWithLogin(api, '901001', 'grace');
    graces = await aSession('account-901001');
    alans = await aSession('account-901002');
    await insertRow(api.database, 'passkeys', {
      id: passkeyOf('901002'),
      account_id: 'account-901002',
      name: 'My phone',
      credential_id: 'other',
      public_key: 'none',
      counter: 0,
      transports: '[]',
      created_at: '2026-11-20T10:00:00.000Z',
      used_at: null,
    });
  });

  const ownCalls = goodCalls().filter(({ call }) => call.needsToken);
  const alansCalls = goodCalls('901002').filter(({ call }) => call.needsToken);

  it('needs a token for every call under the member paths, except those that sign members up or in', () => {
    const open = Object.values(contract)
      .filter(
        ({ path, needsToken }) => /^\/v6(?:\.2)?\/(?:account|member)\//.test(path) && !needsToken,
      )
      .map(({ name }) => name);
    expect(open.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'activateUser',
      'adoptSession',
      'beginPasskeySignIn',
      'finishSignIn',
      'recoverByEmail',
      'resendVerification',
      'signIn',
      'signInSocially',
      'signInWithPasskey',
      'signUpWithEmail',
      'useEmailLink',
      'validateUser',
      'verifyUsername',
    ]);
  });

  it.each(ownCalls)(
    'AC-06 AC-09 is refused by $name without a live token, whatever else it sends',
    async ({ call, path, request }) => {
      await sendAs(api, graces, 'POST', contract.signOut.path);
      const tokens = [null, 'made-up', 'a b', '', graces];
      for (const token of [...tokens, alans]) {
        if (token === alans) api.clock.advance(12 * 3_600_000);
        for (const body of call.method === 'GET' ? [undefined] : [request.body, ['rubbish']]) {
          const answer = await sendAs(api, token, call.method, path, body);
          expect(answer.status).toBe(401);
          expect(answer.headers.get('www-authenticate')).toBe('Bearer');
          expect(errorBody.parse(answer.body).error.code).toBe('NOT_SIGNED_IN');
        }
      }
    },
  );

  it.each(alansCalls)(
    'AC-09 is limited by $name to the member’s own data, whatever ids it sends',
    async ({ call, path, request }) => {
      const before = await everythingOf('account-901002');
      const answer = await sendAs(api, graces, call.method, path, request.body);
      expect(await everythingOf('account-901002')).toEqual(before);
      expect(JSON.stringify(answer.body)).not.toMatch(/\balan\b|turing|901002/i);
      const namesAlan = path.includes('901002') || hasMemberId(request.body);
      const statuses = namesAlan ? [403] : [200, 404, 409, 422];
      expect(statuses).toContain(answer.status);
    },
  );

  async function aSession(accountId: string): Promise<string> {
    const session = await beginSession(api.database, api.secret, accountId, api.clock.now());
    return session.token;
  }

  async function everythingOf(accountId: string): Promise<unknown> {
    const { database } = api;
    return [
      await database.selectFrom('accounts').selectAll().where('id', '=', accountId).execute(),
      await database
        .selectFrom('passkeys')
        .selectAll()
        .where('account_id', '=', accountId)
        .execute(),
      await database
        .selectFrom('account_sessions')
        .selectAll()
        .where('account_id', '=', accountId)
        .execute(),
      await database
        .selectFrom('account_billing')
        .selectAll()
        .where('account_id', '=', accountId)
        .execute(),
    ];
  }
});

function hasMemberId(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'memberId' in body;
}
