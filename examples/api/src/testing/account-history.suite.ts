import { contract } from '@foyer/adapters-http/wire';
import { accountHistoryDays } from '@foyer/core/session';
import { beforeEach, describe, expect, it } from 'vitest';

import { exportEvents, recordEvent } from '../account/account-events.ts';
import { systemIds } from '../system.ts';
import type { TestEngine } from './engines.ts';
import { linksMailedTo } from './mails.ts';
import { aMemberWithLogin, aToken, reseedAccounts, sendAs } from './members.ts';
import { sharedApi } from './test-api.ts';
import { visitRequests } from './visit-requests.ts';

const nowhere = { network: null, browser: null, system: null };

/** The history of accounts, on each engine. */
export function accountHistorySuite(engine: TestEngine): void {
  describe(`The history of accounts over ${engine.name}`, () => {
    const api = sharedApi(engine);
    beforeEach(async () => {
      await reseedAccounts(api);
      await aMemberWithLogin(api, '901001', 'grace');
    });

    const grace = { username: 'grace', password: 'Quiet_Hours1' };
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const signIn = (body: object, network = '203.0.113.77') =>
      api.send('POST', contract.signIn.path, body, {
        'foyer-client': network,
        'user-agent': firefox,
      });
    const movedAVisit = (daysAgo: number) =>
      recordEvent(
        api.database,
        {
          ids: systemIds,
          origin: nowhere,
          now: api.clock.now().subtract({ hours: 24 * daysAgo }),
        },
        'account-901001',
        'visit-moved',
      );
    const newest = (count: number) =>
      api.database
        .selectFrom('account_events')
        .select(['account_id', 'kind', 'network', 'browser', 'system', 'about'])
        .orderBy('position', 'desc')
        .limit(count)
        .execute();
    const kinds = async (count: number) => (await newest(count)).map(({ kind }) => kind);

    it('OP-22 has who logged in, when, from which network and device, and no name that nobody has', async () => {
      await signIn({ username: 'my secret instead', password: 'x' });
      await signIn({ ...grace, password: 'Wrong_1234' });
      await signIn(grace);
      const from = { network: '203.0.113.0/24', browser: 'Firefox', system: 'Linux', about: null };
      const own = { account_id: 'account-901001', ...from };
      expect(await newest(3)).toEqual([
        { ...own, kind: 'signed-in' },
        { ...own, kind: 'sign-in-failed' },
        { ...own, account_id: null, kind: 'sign-in-failed' },
      ]);
      const all = await api.database.selectFrom('account_events').selectAll().execute();
      expect(JSON.stringify(all)).not.toMatch(/secret|grace|\.77/);
    });

    it('OP-22 has a lock-out once in a quarter of an hour, however many tries follow', async () => {
      for (let count = 0; count < 13; count += 1) {
        await signIn({ ...grace, password: 'Wrong_1234' }, '198.51.100.9');
      }
      expect((await kinds(11)).map((kind) => kind === 'locked-out')).toEqual([
        true,
        ...Array.from({ length: 10 }, () => false),
      ]);
    });

    it('OP-22 has each change of the login, and each session that was ended', async () => {
      const token = await aToken(api, grace);
      const { username, password: currentPassword } = grace;
      const post = (path: string, body?: object) => sendAs(api, token, 'POST', path, body);
      const put = (email: string) =>
        sendAs(api, token, 'PUT', contract.updateAccountInformation.path, {
          address1: null,
          address2: null,
          city: null,
          state: null,
          country: null,
          zipCode: null,
          email,
          currentPassword,
        });
      await post(contract.updateUsername.path, { username: 'grace.h', currentPassword: 'Wrong_1' });
      await post(contract.updateUsername.path, { username: 'grace.h', currentPassword });
      await post(contract.updateUsername.path, { username, currentPassword });
      const { body } = await api.send('POST', '/dev/social-logins', { facebookId: 'FB-8' });
      await post(contract.linkSocialLogin.path, { ...(body as object), currentPassword });
      await sendAs(api, token, 'DELETE', contract.unlinkSocialLogin.path, { currentPassword });
      await put('first@mail.example');
      await sendAs(api, token, 'DELETE', contract.cancelEmailChange.path);
      await put('new@mail.example');
      const open = async (email: string) => {
        const link = (await linksMailedTo(api, email)).at(-1);
        await api.send('POST', contract.useEmailLink.path, { token: link });
      };
      await open('new@mail.example');
      await open('grace@mail.example');
      await aToken(api, grace);
      const other = await aToken(api, grace);
      const { body: listed } = await sendAs(api, other, 'GET', contract.listSessions.path);
      const { sessions } = contract.listSessions.answer.parse(listed);
      const elsewhere = sessions.find(({ isThis }) => !isThis);
      await sendAs(api, other, 'DELETE', `/v6/account/sessions/${elsewhere?.id}`);
      await sendAs(api, other, 'DELETE', contract.endOtherSessions.path);
      await api.send('POST', contract.recoverByEmail.path, { email: 'grace@mail.example' });
      const link = (await linksMailedTo(api, 'grace@mail.example')).at(-1);
      const login = { token: link, username: null, password: 'New_Morning2' };
      await api.send('POST', contract.activateUser.path, login);
      const last = await aToken(api, { ...grace, password: 'New_Morning2' });
      await sendAs(api, last, 'POST', contract.signOut.path);
      expect((await kinds(18)).toReversed()).toEqual([
        'password-wrong',
        'username-changed',
        'username-changed',
        'social-linked',
        'social-unlinked',
        'email-asked',
        'email-canceled',
        'email-asked',
        'email-changed',
        'email-restored',
        'signed-in',
        'signed-in',
        'session-ended',
        'other-sessions-ended',
        'login-link-asked',
        'login-chosen',
        'signed-in',
        'signed-out',
      ]);
    });

    it('OP-22 has a visit that is moved or canceled, at the account with its email address', async () => {
      const { aLeadAt, book, timesAt } = visitRequests(api);
      const { open } = await timesAt('112');
      const { transactionId, tokenId } = await aLeadAt('112', 'Grace@mail.example');
      await book(transactionId, open[0] ?? null);
      await book(transactionId, open[1] ?? null);
      await api.send('DELETE', contract.cancelAppointment.path, {
        TokenId: tokenId,
        TransactionId: transactionId,
      });
      const [canceled, moved] = await newest(2);
      expect(moved).toMatchObject({ kind: 'visit-moved', account_id: 'account-901001' });
      expect(canceled).toMatchObject({ kind: 'visit-canceled', account_id: 'account-901001' });
      expect(moved?.about).toBe(canceled?.about);
      expect(moved?.about).toBeTruthy();
    });

    it('OP-22 can’t be changed or removed, by rule of the database itself', async () => {
      await signIn(grace);
      const { database } = api;
      const change = database.updateTable('account_events').set({ position: 0 });
      await expect(change.execute()).rejects.toThrow('account_events are only added');
      const deletion = database.deleteFrom('account_events');
      await expect(deletion.execute()).rejects.toThrow('account_events are only added');
    });

    it('OP-23 shows a member the last 90 days', async () => {
      await movedAVisit(accountHistoryDays);
      await movedAVisit(accountHistoryDays - 1);
      const token = await aToken(api, grace);
      const { body } = await sendAs(api, token, 'GET', contract.listActivity.path);
      const { events } = contract.listActivity.answer.parse(body);
      const oldest = events.at(-1);
      expect(oldest?.kind).toBe('visit-moved');
      expect(oldest?.at).toMatch(/^2026-08-23/);
    });

    it('OP-24 is exported as one line of JSON an entry, oldest first, from a day on', async () => {
      await movedAVisit(1);
      await signIn(grace);
      const lines: string[] = [];
      const total = await exportEvents(api.database, null, (line) => lines.push(line));
      expect(lines).toHaveLength(total);
      const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      const times = entries.map(({ at }) => String(at));
      expect(entries.at(-1)).toEqual({
        at: expect.any(String),
        kind: 'signed-in',
        account: 'account-901001',
        member: '901001',
        network: '203.0.113.0/24',
        browser: 'Firefox',
        system: 'Linux',
        about: null,
        actor: null,
      });
      const since: string[] = [];
      await exportEvents(api.database, '2026-11-20', (line) => since.push(line));
      expect(since).toEqual(lines.filter((_, place) => (times[place] ?? '') >= '2026-11-20'));
      expect(since.length).toBeLessThan(lines.length);
    });
  });
}
