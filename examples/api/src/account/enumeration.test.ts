import { contract } from '@foyer/adapters-http/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';

import { changeAccount } from './account-table.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { aMemberWithLogin } from '../testing/members.ts';
import type { TestApi } from '../testing/test-api.ts';

vi.mock(import('node:crypto'), async (load) => {
  const original = await load();
  const cheap = ((algorithm, parameters, done) => {
    original.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
  }) as typeof original.argon2;
  return { ...original, argon2: vi.fn<typeof original.argon2>(cheap) };
});

describe('What a stranger learns about who is a member', () => {
  const engine = sqliteEngine();
  let api: TestApi;
  let hashes: Mock;
  beforeAll(async () => {
    // Other files of this worker may have loaded the server over their own hashing.
    vi.resetModules();
    const { argon2 } = await import('node:crypto');
    hashes = vi.mocked(argon2);
    const { openTestApi } = await import('../testing/test-api.ts');
    api = await openTestApi(await engine.newPlace());
    await aMemberWithLogin(api, '901001', 'grace');
    await changeAccount(api.database, 'account-901002', { username: 'alan', username_key: 'alan' });
  });
  beforeEach(() => {
    hashes.mockClear();
  });
  afterAll(async () => {
    await api.close();
  });

  it.each(['grace', 'grace@mail.example', 'alan', 'nobody', 'nobody@mail.example'])(
    'OP-21 a wrong password for %s is hashed as often and gets the answer of every other name or address',
    async (username) => {
      const body = { username, password: 'Wrong_1234' };
      const answer = await api.send('POST', contract.signIn.path, body);
      expect(hashes).toHaveBeenCalledTimes(username.includes('@') ? 3 : 1);
      expect(answer.status).toBe(401);
      const message = 'No member has this username and password.';
      expect(answer.body).toEqual({
        success: false,
        error: { code: 'WRONG_CREDENTIALS', message },
      });
    },
  );

  it.each([
    ['recoverByEmail', 'grace@mail.example', 'nobody@mail.example'],
    ['signUpWithEmail', 'alan@mail.example', 'stranger@mail.example'],
  ] as const)('OP-21 %s answers a member and a stranger alike', async (name, member, stranger) => {
    const ask = async (email: string) => {
      const person = { memberId: null, firstName: 'Ada', lastName: 'Lovelace', email };
      const body = name === 'recoverByEmail' ? { email } : person;
      const { status, body: said } = await api.send('POST', contract[name].path, body);
      return { status, said, hashes: hashes.mock.calls.length };
    };
    const known = await ask(member);
    expect(known).toEqual({ status: 200, said: { success: true }, hashes: 0 });
    expect(await ask(stranger)).toEqual(known);
  });
});
