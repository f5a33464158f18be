import { contract, errorBody } from '@foyer/adapters-http/wire';
import { beforeEach, describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { linksMailedTo, storedMails } from './mails.ts';
import { aMemberWithLogin, aToken, reseedAccounts, sendAs } from './members.ts';
import { sharedApi, type TestAnswer } from './test-api.ts';

const [former, email] = ['grace@mail.example', 'new@mail.example'];
const password = 'Quiet_Hours1';

/** What a stolen session can't do, and how a member takes an account back. */
export function accountSafetySuite(engine: TestEngine): void {
  describe(`Keeping an account over ${engine.name}`, () => {
    const api = sharedApi(engine, { publicUrl: 'https://www.club.example' });
    let token = '';
    beforeEach(async () => {
      await reseedAccounts(api);
      token = await aToken(api, await aMemberWithLogin(api, '901001', 'grace'));
    });

    const move = (body: object): Promise<TestAnswer> =>
      sendAs(api, token, 'PUT', contract.updateAccountInformation.path, {
        address1: null,
        address2: null,
        city: null,
        state: null,
        country: null,
        zipCode: null,
        email,
        ...body,
      });
    const post = (path: string, body?: object): Promise<TestAnswer> =>
      sendAs(api, token, 'POST', path, body);
    const openLink = (link: string): Promise<TestAnswer> =>
      api.send('POST', contract.useEmailLink.path, { token: link });
    const newestLink = async (to: string): Promise<string> =>
      (await linksMailedTo(api, to)).at(-1) ?? 'none';
    const recoveryLinks = async (to: string): Promise<number> => {
      const before = (await linksMailedTo(api, to)).length;
      await api.send('POST', contract.recoverByEmail.path, { email: to });
      return (await linksMailedTo(api, to)).length - before;
    };
    const emailOf = async (): Promise<unknown> => {
      const { email: held } = await api.database
        .selectFrom('accounts')
        .select('email')
        .where('member_id', '=', '901001')
        .executeTakeFirstOrThrow();
      return held;
    };
    const mails = async (): Promise<readonly string[]> => {
      const rows = await api.database
        .selectFrom('outbox_mail')
        .select(['recipient', 'subject'])
        .orderBy('number')
        .execute();
      return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`);
    };
    const refusal = ({ status, body }: TestAnswer): string =>
      `${status} ${errorBody.parse(body).error.code} ${errorBody.parse(body).error.field}`;

    it('OP-126 the log names the account whose request was refused, and nobody otherwise', async () => {
      api.logged.length = 0;
      await move({ address1: '1 Main Street' });
      await sendAs(api, token, 'GET', contract.getAccountInformation.path);
      const lines = api.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines.map(({ status, account }) => [status, account])).toEqual([
        [422, 'account-901001'],
        [200, undefined],
      ]);
    });

    it('SE-20 a stolen session can change neither the email address nor the password', async () => {
      expect(refusal(await move({}))).toBe('422 WRONG_PASSWORD currentPassword');
      expect(await recoveryLinks(email)).toBe(0);
      for (const [path, body] of [
        [contract.updateUsername.path, { username: 'eve.hacker' }],
        [contract.updatePassword.path, { currentPassword: '', newPassword: 'New_Morning2' }],
        [contract.linkSocialLogin.path, { facebookId: 'FB-1', accessToken: 'any' }],
      ] as const) {
        expect(refusal(await post(path, body))).toBe('422 WRONG_PASSWORD currentPassword');
      }
      await api.database
        .updateTable('accounts')
        .set({ social_id: 'FB-1' })
        .where('member_id', '=', '901001')
        .execute();
      const unlink = await sendAs(api, token, 'DELETE', contract.unlinkSocialLogin.path);
      expect(refusal(unlink)).toBe('422 WRONG_PASSWORD currentPassword');
      expect(await mails()).toEqual([]);
    });

    it('SE-20 password guesses are limited across all calls', async () => {
      const guesses = [];
      for (let count = 0; count < 6; count += 1) {
        guesses.push((await move({ currentPassword: 'Wrong_1234' })).status);
        const named = { username: 'eve.hacker', currentPassword: 'Wrong_1234' };
        guesses.push((await post(contract.updateUsername.path, named)).status);
      }
      expect(guesses.filter((status) => status === 422)).toHaveLength(10);
      expect(guesses.slice(-2)).toEqual([429, 429]);
      expect((await move({ currentPassword: password })).status).toBe(429);
    });

    it('SE-20 changing a street address, or the case of the email address, needs no password', async () => {
      expect((await move({ city: 'Albany', email: 'GRACE@mail.example' })).status).toBe(200);
      expect(await mails()).toEqual([]);
    });

    it('SE-21 ML-07 the old address stays in use until the new one is confirmed', async () => {
      expect((await move({ currentPassword: password })).status).toBe(200);
      expect(await mails()).toEqual([
        `${email}: Confirm your new email address`,
        `${former}: New email address for your Foyer account?`,
      ]);
      expect(await recoveryLinks(email)).toBe(0);
      expect(await recoveryLinks(former)).toBe(1);
      expect((await openLink(await newestLink(email))).status).toBe(200);
      expect(await recoveryLinks(former)).toBe(0);
      expect(await recoveryLinks(email)).toBe(1);
    });

    it('SE-21 the mail to a new address names the configured site, and no person', async () => {
      await api.database
        .updateTable('accounts')
        .set({ first_name: 'Claim 500 USD at evil.example' })
        .where('member_id', '=', '901001')
        .execute();
      await move({ currentPassword: password });
      const [body = ''] = (await storedMails(api, email)).map((mail) => mail.body);
      expect(body).toContain('https://www.club.example/account/email/confirm?code=');
      expect(body).not.toMatch(/evil\.example|grace/i);
    });

    it('SE-21 an address that another member has gets the same response and mail as any other', async () => {
      await aMemberWithLogin(api, '901002', 'alan');
      const free = await move({ currentPassword: password });
      const taken = await move({ email: 'alan@mail.example', currentPassword: password });
      expect([taken.status, taken.body]).toEqual([free.status, free.body]);
      expect(await linksMailedTo(api, 'alan@mail.example')).toHaveLength(1);
    });

    it('SE-21 an account gets three links an hour, for whatever addresses', async () => {
      const statuses = [];
      for (const name of ['a', 'b', 'c', 'd']) {
        const { status } = await move({ email: `${name}@mail.example`, currentPassword: password });
        statuses.push(status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect((await post(contract.resendEmailLink.path)).status).toBe(429);
    });

    it('SE-21 of ten concurrent confirmations one succeeds, and links for a replaced or canceled address do nothing', async () => {
      await move({ email: 'first@mail.example', currentPassword: password });
      const replaced = await newestLink('first@mail.example');
      await move({ currentPassword: password });
      expect((await openLink(replaced)).status).toBe(410);
      const link = await newestLink(email);
      const answers = await Promise.all(Array.from({ length: 10 }, () => openLink(link)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 410)).toHaveLength(9);
      await move({ email: 'third@mail.example', currentPassword: password });
      await sendAs(api, token, 'DELETE', contract.cancelEmailChange.path);
      expect((await openLink(await newestLink('third@mail.example'))).status).toBe(410);
      expect(await emailOf()).toBe(email);
    });

    it('SE-21 a confirmation link works for two days', async () => {
      await move({ currentPassword: password });
      api.clock.advance(48 * 3_600_000);
      expect(refusal(await openLink(await newestLink(email)))).toBe('410 TOKEN_EXPIRED token');
      expect(await emailOf()).toBe(former);
    });

    it('SE-22 the former address can take the account back for seven days, which ends every session', async () => {
      await move({ currentPassword: password });
      await openLink(await newestLink(email));
      const undo = await newestLink(former);
      api.clock.advance(7 * 24 * 3_600_000 - 1_000);
      token = await aToken(api, { username: 'grace', password });
      expect((await openLink(undo)).status).toBe(200);
      expect(await emailOf()).toBe(former);
      expect((await post(contract.resendEmailLink.path)).status).toBe(401);
      expect((await mails()).at(-1)).toBe(`${email}: Email address changed back`);
    });

    it('SE-22 it takes the account back once, however often the link is sent at once', async () => {
      await move({ currentPassword: password });
      await openLink(await newestLink(email));
      const undo = await newestLink(former);
      const answers = await Promise.all(Array.from({ length: 5 }, () => openLink(undo)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('SE-22 after seven days it can’t', async () => {
      await move({ currentPassword: password });
      await openLink(await newestLink(email));
      const undo = await newestLink(former);
      api.clock.advance(7 * 24 * 3_600_000);
      expect(refusal(await openLink(undo))).toBe('410 TOKEN_EXPIRED token');
    });

    it('SE-22 a thief who changes the address again can neither undo the owner’s undo nor cancel its link', async () => {
      const moveTo = async (to: string): Promise<void> => {
        await move({ email: to, currentPassword: password });
        await openLink(await newestLink(to));
        api.clock.advance(1_000);
      };
      await moveTo('thief@mail.example');
      const owners = await newestLink(former);
      await moveTo('other@mail.example');
      const thiefs = await newestLink('thief@mail.example');
      await move({ email: 'third@mail.example', currentPassword: password });
      expect((await openLink(thiefs)).status).toBe(200);
      expect((await openLink(owners)).status).toBe(200);
      expect(await emailOf()).toBe(former);
      expect((await openLink(await newestLink('third@mail.example'))).status).toBe(410);
    });

    it('SE-23 ML-06 the member gets a mail about each change', async () => {
      await post(contract.updateUsername.path, { username: 'grace.h', currentPassword: password });
      const { body } = await api.send('POST', '/dev/social-logins', { facebookId: 'FB-7' });
      await post(contract.linkSocialLogin.path, { ...(body as object), currentPassword: password });
      const unlink = contract.unlinkSocialLogin.path;
      await sendAs(api, token, 'DELETE', unlink, { currentPassword: password });
      await post(contract.updatePassword.path, {
        currentPassword: password,
        newPassword: 'New_Morning2',
      });
      expect(await mails()).toEqual([
        `${former}: Username changed for your Foyer account`,
        `${former}: Social login linked to your account`,
        `${former}: Social login unlinked from your account`,
        `${former}: Password changed for your Foyer account`,
      ]);
    });

    it('OP-146 of two sessions that choose a password at once, one is logged out and changes nothing', async () => {
      const other = await aToken(api, { username: 'grace', password });
      const chosen = ['Later_Evening1', 'Early_Morning2'];
      const answers = await Promise.all(
        [token, other].map((one, index) =>
          sendAs(api, one, 'POST', contract.updatePassword.path, {
            currentPassword: password,
            newPassword: chosen[index],
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).toContain(401);
      const first = answers.findIndex(({ status }) => status === 200);
      const login = { username: 'grace', password: chosen[first] };
      expect((await api.send('POST', contract.signIn.path, login)).status).toBe(200);
      const live = await sendAs(
        api,
        [token, other][first] ?? '',
        'GET',
        contract.listSessions.path,
      );
      expect(live.status).toBe(200);
    });

    it('OP-146 a login under way while the password changes leaves no session', async () => {
      const next = { currentPassword: password, newPassword: 'Later_Evening1' };
      const former = { username: 'grace', password };
      const [changed, ...logins] = await Promise.all([
        sendAs(api, token, 'POST', contract.updatePassword.path, next),
        ...Array.from({ length: 8 }, () => api.send('POST', contract.signIn.path, former)),
      ]);
      expect(changed.status).toBe(200);
      const begun = logins.filter(({ status }) => status === 200);
      const asked = begun.map(({ body }) =>
        sendAs(
          api,
          contract.signIn.answer.parse(body).token ?? '',
          'GET',
          contract.listSessions.path,
        ),
      );
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses).toEqual(begun.map(() => 401));
    });

    it('PG-351 a login that is refused because the password changes at that moment isn’t in the history as one', async () => {
      const recorded = async () => {
        const events = await api.database.selectFrom('account_events').selectAll().execute();
        return events.filter(({ kind }) => kind === 'signed-in').length;
      };
      const before = await recorded();
      const next = { currentPassword: password, newPassword: 'Later_Evening1' };
      const former = { username: 'grace', password };
      const [, ...logins] = await Promise.all([
        sendAs(api, token, 'POST', contract.updatePassword.path, next),
        ...Array.from({ length: 8 }, () => api.send('POST', contract.signIn.path, former)),
      ]);
      const begun = logins.filter(({ status }) => status === 200);
      expect((await recorded()) - before).toBe(begun.length);
      for (const { status, headers } of logins) {
        expect(headers.getSetCookie().length > 0).toBe(status === 200);
      }
    });

    it('OP-146 a new password, a confirmed address and a mailed link to a login take turns', async () => {
      await move({ currentPassword: password });
      await recoveryLinks(former);
      const login = { username: null, password: 'Early_Morning2', token: await newestLink(former) };
      const confirmed = await newestLink(email);
      const next = { currentPassword: password, newPassword: 'Later_Evening1' };
      const answers = await Promise.all([
        sendAs(api, token, 'POST', contract.updatePassword.path, next),
        ...Array.from({ length: 4 }, () => openLink(confirmed)),
        ...Array.from({ length: 4 }, () => api.send('POST', contract.activateUser.path, login)),
      ]);
      expect(answers.filter(({ status }) => ![200, 401, 410].includes(status))).toEqual([]);
    });

    it('OP-147 a new password, or a mailed link to one, ends an address that another session asked for', async () => {
      const owner = await aToken(api, { username: 'grace', password });
      const next = { currentPassword: password, newPassword: 'Later_Evening1' };
      await move({ currentPassword: password });
      await sendAs(api, owner, 'POST', contract.updatePassword.path, next);
      expect(refusal(await openLink(await newestLink(email)))).toBe('410 TOKEN_USED token');

      token = await aToken(api, { username: 'grace', password: next.newPassword });
      await move({ email: 'third@mail.example', currentPassword: next.newPassword });
      await recoveryLinks(former);
      const choice = { username: null, password: 'Early_Morning2' };
      const link = { token: await newestLink(former), ...choice };
      expect((await api.send('POST', contract.activateUser.path, link)).status).toBe(200);
      const late = await openLink(await newestLink('third@mail.example'));
      expect(refusal(late)).toBe('410 TOKEN_USED token');
      expect(await emailOf()).toBe(former);
    });

    it('SE-20 a member without a password can set one with a mailed link, and then use it', async () => {
      await api.database
        .updateTable('accounts')
        .set({ password_hash: null, username: null, username_key: null })
        .where('member_id', '=', '901001')
        .execute();
      expect(refusal(await move({ currentPassword: 'Any_1234' }))).toContain('WRONG_PASSWORD');
      await api.send('POST', contract.recoverByEmail.path, { email: former });
      const link = await newestLink(former);
      const login = { token: link, username: 'grace.h', password: 'New_Morning2' };
      expect((await api.send('POST', contract.activateUser.path, login)).status).toBe(200);
      token = await aToken(api, login);
      expect((await move({ currentPassword: login.password })).status).toBe(200);
    });

    it('SE-21 SE-22 outbox, tables and logs contain no working link', async () => {
      await move({ currentPassword: password });
      const confirm = await newestLink(email);
      await openLink(confirm);
      const undo = await newestLink(former);
      const held = JSON.stringify([
        await api.database.selectFrom('outbox_mail').selectAll().execute(),
        await api.database.selectFrom('mailed_links').selectAll().execute(),
        api.logged,
      ]);
      for (const link of [confirm, undo]) {
        expect(link).toMatch(/^[\w-]{32}$/);
        expect(held).not.toContain(link);
      }
    });
  });
}
