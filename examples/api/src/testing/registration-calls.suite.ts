import { contract, errorBody } from '@foyer/adapters-http/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import {
  aMemberWithLogin,
  aNewMember,
  countedAlready,
  linksMailedTo,
  seedAccountsAnew,
  sendAs,
} from './members.ts';
import { openTestApi, type TestAnswer, type TestApi } from './test-api.ts';

/** What the calls keep to by which people come to their logins, whatever engine is below. */
export function registrationCallsSuite(engine: TestEngine): void {
  describe(`Registration over ${engine.name}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await openTestApi(await engine.newPlace(), { publicUrl: 'https://www.club.example' });
    });
    beforeEach(() => seedAccountsAnew(api));
    afterAll(() => api.close());

    const recover = (email: string): Promise<TestAnswer> =>
      api.send('POST', contract.recoverByEmail.path, { email });

    const activate = (token: string, username: string | null): Promise<TestAnswer> =>
      api.send('POST', contract.activateUser.path, { token, username, password: 'New_Morning2' });

    it('HT-53 of ten that use a link at once one does', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      await recover('grace@mail.example');
      const [token = ''] = await linksMailedTo(api, 'grace@mail.example');
      const answers = await Promise.all(Array.from({ length: 10 }, () => activate(token, null)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 410)).toHaveLength(9);
    });

    it('HT-53 HT-54 a member who is asked about many times at once has one account', async () => {
      const { memberId, lastName } = await aNewMember(api);
      await Promise.all(
        Array.from({ length: 6 }, () =>
          api.send('POST', contract.validateUser.path, { memberId, lastName }),
        ),
      );
      const accounts = await api.database
        .selectFrom('accounts')
        .select('id')
        .where('member_id', '=', memberId)
        .execute();
      expect(accounts).toHaveLength(1);
    });

    it('HT-49 a link leads to the site that is configured, whatever host a request names', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const asked = await api.app.request(`http://evil.example${contract.recoverByEmail.path}`, {
        method: 'POST',
        body: JSON.stringify({ email: 'grace@mail.example' }),
        headers: {
          'content-type': 'application/json',
          'X-Forwarded-Host': 'evil.example',
        },
      });
      expect(asked.status).toBe(200);
      const { body } = await api.database
        .selectFrom('outbox_mail')
        .select('body')
        .where('recipient', '=', 'grace@mail.example')
        .executeTakeFirstOrThrow();
      expect(body).toContain('https://www.club.example/activate?code=');
      expect(body).not.toContain('evil.example');
    });

    it('HT-49 HT-52 neither outbox nor tables nor logs hold a link that works, and it is not cached', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      await recover('grace@mail.example');
      const [token = ''] = await linksMailedTo(api, 'grace@mail.example');
      const read = await api.send('GET', `/v6/utility/token/${token}`);
      expect(read.headers.get('cache-control')).toBe('no-store');
      await activate(token, null);
      const kept = [
        await api.database.selectFrom('outbox_mail').selectAll().execute(),
        await api.database.selectFrom('mailed_links').selectAll().execute(),
        api.logged,
      ];
      expect(token).toMatch(/^[\w-]{32}$/);
      expect(JSON.stringify(kept)).not.toContain(token);
    });

    it('HT-52 HT-53 says why a link does no more', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      await recover('grace@mail.example');
      const [token = ''] = await linksMailedTo(api, 'grace@mail.example');
      const code = async (answer: Promise<TestAnswer>): Promise<string> => {
        const { status, body } = await answer;
        return `${status} ${errorBody.parse(body).error.code}`;
      };
      const ask = (text: string): Promise<string> =>
        code(api.send('GET', `/v6/utility/token/${text}`));
      expect(await ask('made-up')).toBe('404 NOT_FOUND');
      api.clock.advance(30 * 60_000);
      expect(await ask(token)).toBe('410 TOKEN_EXPIRED');
      expect(await code(activate(token, null))).toBe('410 TOKEN_EXPIRED');
      await recover('grace@mail.example');
      expect(await ask(token)).toBe('410 TOKEN_USED');
    });

    it('VA-05 HT-53 a password that is too weak uses nothing up', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      await recover('grace@mail.example');
      const [token = ''] = await linksMailedTo(api, 'grace@mail.example');
      const body = { token, username: null, password: 'short' };
      const weak = await api.send('POST', contract.activateUser.path, body);
      expect(errorBody.parse(weak.body).error.field).toBe('password');
      expect((await activate(token, null)).status).toBe(200);
    });

    it('AC-08 a network has thirty askings an hour, at once too; others have theirs', async () => {
      const ask = async (network: string): Promise<number> => {
        const answer = await api.app.request(contract.validateUser.path, {
          method: 'POST',
          body: JSON.stringify({ memberId: '901001', lastName: 'Nobody' }),
          headers: { 'content-type': 'application/json', 'Foyer-Client': network },
        });
        return answer.status;
      };
      await countedAlready(api, 'links from', '198.51.100.90', 25);
      const statuses = await Promise.all(Array.from({ length: 10 }, () => ask('198.51.100.90')));
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(await ask('198.51.100.91')).toBe(200);
    });

    it('HT-51 two who share an address have two accounts and a link each', async () => {
      const email = 'together@mail.example';
      await api.database.updateTable('accounts').set({ email, email_key: email }).execute();
      await aMemberWithLogin(api, '901001', 'grace');
      await aMemberWithLogin(api, '901002', 'alan');
      await recover(email);
      const links = await linksMailedTo(api, email);
      const names = await Promise.all(
        links.map(async (token) => {
          const { body } = await sendAs(api, null, 'GET', `/v6/utility/token/${token}`);
          return contract.getMailedToken.answer.parse(body).username;
        }),
      );
      expect(new Set(names)).toEqual(new Set(['alan', 'grace']));
    });
  });
}
