import { contract, errorBody } from '@foyer/adapters-http/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import { giveLogin } from '../account/account-table.ts';
import { accountHistorySuite } from './account-history.suite.ts';
import { accountSafetySuite } from './account-safety.suite.ts';
import { goodRequests } from './good-requests.ts';
import { aMemberWithLogin, aToken, countedAlready, reseedAccounts, sendAs } from './members.ts';
import type { TestEngine } from './engines.ts';
import { passkeysSuite } from './passkeys.suite.ts';
import { registrationCallsSuite } from './registration-calls.suite.ts';
import { secondStepSuite } from './second-step.suite.ts';
import { aResidentialBody } from './lead-bodies.ts';
import { sharedApi } from './test-api.ts';
import { visitRequests } from './visit-requests.ts';

/** The account calls, on each engine. */
export function accountCallsSuite(engine: TestEngine): void {
  registrationCallsSuite(engine);
  accountSafetySuite(engine);
  accountHistorySuite(engine);
  secondStepSuite(engine);
  passkeysSuite(engine);

  describe(`Accounts over ${engine.name}`, () => {
    const api = sharedApi(engine);
    beforeEach(() => reseedAccounts(api));

    const grace = { username: 'grace', password: 'Quiet_Hours1' };
    const signIn = (
      username: string,
      password: string,
      client?: string,
      cookie?: string,
      userAgent?: string,
    ): Promise<Response> =>
      Promise.resolve(
        api.app.request(contract.signIn.path, {
          method: 'POST',
          body: JSON.stringify({ username, password }),
          headers: {
            'content-type': 'application/json',
            ...(client !== undefined && { 'Foyer-Client': client }),
            ...(cookie !== undefined && { cookie }),
            ...(userAgent !== undefined && { 'user-agent': userAgent }),
          },
        }),
      );

    it('AC-01 stores a password as salted argon2id, and a token only as a hash', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const token = await aToken(api, grace);
      await sendAs(api, token, 'POST', contract.updatePassword.path, {
        currentPassword: grace.password,
        newPassword: 'New_Morning2',
      });
      const accounts = await api.database.selectFrom('accounts').selectAll().execute();
      const { password_hash: hash } = accounts.find((one) => one.username === 'grace') ?? {};
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
      const sessions = await api.database.selectFrom('account_sessions').selectAll().execute();
      const stored = JSON.stringify([accounts, sessions]);
      for (const secret of [token, grace.password, 'New_Morning2']) {
        expect(stored).not.toContain(secret);
      }
    });

    it('MB-45: a session is listed with the browser that signed in, and its last use to some minutes', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
      const begun = await signIn('grace', grace.password, undefined, undefined, firefox);
      const { token } = (await begun.json()) as { readonly token: string };
      const listed = async () => (await sendAs(api, token, 'GET', contract.listSessions.path)).body;
      const began = api.clock.now().toString({ smallestUnit: 'millisecond' });
      const session = { browser: 'Firefox', system: 'Linux', signedInAt: began, isThis: true };
      expect(await listed()).toMatchObject({ sessions: [{ ...session, lastUsedAt: began }] });
      api.clock.advance(4 * 60_000);
      expect(await listed()).toMatchObject({ sessions: [{ ...session, lastUsedAt: began }] });
      api.clock.advance(2 * 60_000);
      const used = api.clock.now().toString({ smallestUnit: 'millisecond' });
      expect(await listed()).toMatchObject({ sessions: [{ ...session, lastUsedAt: used }] });
    });

    it('MB-48: a visit isn’t listed for the member who invited the visitor', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const token = await aToken(api, grace);
      const { open } = await visitRequests(api).timesAt('101');
      const body = aResidentialBody({ memberId: '901001', scheduledVisitTime: open[0] ?? null });
      expect((await api.send('POST', contract.createResidentialLead.path, body)).status).toBe(200);
      const answer = await sendAs(api, token, 'GET', contract.listOwnVisits.path);
      expect(answer.body).toEqual({ visits: [] });
    });

    it('AC-01 evaluates ten of twenty concurrent guesses, and says when to retry', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const guesses = await Promise.all(
        Array.from({ length: 20 }, async () => (await signIn('grace', 'Wrong_1234')).status),
      );
      expect(guesses.filter((status) => status === 401)).toHaveLength(10);
      expect(guesses.filter((status) => status === 429)).toHaveLength(10);
      const refused = await signIn('grace@mail.example', grace.password);
      expect(refused.headers.get('retry-after')).toBe('900');
      expect(errorBody.parse(await refused.json()).error.code).toBe('TOO_MANY_SIGN_INS');
      api.clock.advance(900_000);
      expect((await signIn('grace', grace.password)).status).toBe(200);
    });

    it('AC-01 allows a network fifty wrong passwords an hour, whatever the names, without affecting others', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const network = '198.51.100.77';
      await countedAlready(api, 'sign-ins from', network, 45);
      const guesses = await Promise.all(
        Array.from({ length: 10 }, async (_, count) => {
          const { status } = await signIn(`nobody${count}`, 'Wrong_1234', network);
          return status;
        }),
      );
      expect(guesses.filter((status) => status === 401)).toHaveLength(5);
      expect((await signIn('grace', grace.password, network)).status).toBe(429);
      expect((await signIn('grace', grace.password, '198.51.100.78')).status).toBe(200);
      const tries = await api.database.selectFrom('limit_tries').select('holder').execute();
      expect(JSON.stringify(tries)).not.toMatch(/198\.51|nobody/);
    });

    it('SE-32 doesn’t lock a member out for wrong passwords from other networks until there are a hundred in an hour', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const guessFrom = (network: number): Promise<Response[]> =>
        Promise.all(
          Array.from({ length: 10 }, () => signIn('grace', 'Wrong_1234', `198.51.100.${network}`)),
        );
      await guessFrom(0);
      expect((await signIn('grace', grace.password, '192.0.2.1')).status).toBe(200);
      for (let network = 1; network < 10; network += 1) {
        await guessFrom(network);
      }
      expect((await signIn('grace', grace.password, '192.0.2.1')).status).toBe(429);
    });

    it('SE-33 lets in a browser that the member has used while refusing others, and limits its guesses too', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      await aMemberWithLogin(api, '901002', 'alan');
      const network = '198.51.100.5';
      const known = await signIn('grace', grace.password, network);
      const setCookie = known.headers.get('set-cookie') ?? '';
      expect(setCookie).toMatch(/^__Host-foyer_device=.+; HttpOnly; Secure; SameSite=Lax$/);
      const cookie = setCookie.split(';')[0];
      for (let guess = 0; guess < 10; guess += 1) {
        await signIn('grace', 'Wrong_1234', network);
      }
      expect((await signIn('grace', grace.password, network)).status).toBe(429);
      expect((await signIn('grace', grace.password, network, cookie)).status).toBe(200);
      const guesses = await Promise.all(
        Array.from({ length: 11 }, () => signIn('grace', 'Wrong_1234', network, cookie)),
      );
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
      for (let guess = 0; guess < 10; guess += 1) {
        await signIn('alan', 'Wrong_1234', network, cookie);
      }
      expect((await signIn('alan', grace.password, network, cookie)).status).toBe(429);
    });

    it('AC-01 never counts correct passwords', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      for (let count = 0; count < 12; count += 1) {
        expect((await signIn('grace', grace.password)).status).toBe(200);
      }
    });

    it('PG-354 the password tells apart accounts that share an email address, the newest first', async () => {
      const email = 'together@mail.example';
      const at = '2027-01-01T00:00:00.000Z';
      await api.database.updateTable('accounts').set({ email, email_key: email }).execute();
      await sql`update accounts set created_at = ${at} where member_id = '901002'`.execute(
        api.database,
      );
      await giveLogin(api.database, 'account-901001', grace, at);
      const alan = { username: 'alan', password: 'Later_Evening1' };
      await giveLogin(api.database, 'account-901002', alan, at);
      const memberOf = async (secret: string) => {
        const token = await aToken(api, { username: email, password: secret });
        const { body } = await sendAs(api, token, 'GET', '/v6.2/member/me?source=Web');
        return contract.getMemberProfile.answer.parse(body)?.memberId;
      };
      expect(await memberOf(grace.password)).toBe('901001');
      expect(await memberOf(alan.password)).toBe('901002');
      await giveLogin(api.database, 'account-901001', { ...alan, username: 'grace' }, at);
      expect(await memberOf(alan.password)).toBe('901002');
    });

    it('AC-01 who shares an address gets no more tries at another’s account by logging in between', async () => {
      const email = 'together@mail.example';
      await aMemberWithLogin(api, '901001', 'grace');
      await giveLogin(
        ...([api.database, 'account-901002'] as const),
        { username: 'alan', password: 'Later_Evening1' },
        api.clock.now().toString(),
      );
      await api.database.updateTable('accounts').set({ email, email_key: email }).execute();
      const guessFive = async () => {
        for (let guess = 0; guess < 5; guess += 1) await signIn(email, 'Wrong_1234');
      };
      await guessFive();
      expect((await signIn(email, grace.password)).status).toBe(200);
      await guessFive();
      expect((await signIn(email, 'Later_Evening1')).status).toBe(429);
    });

    it('HT-04 gives a username to one of two members who want it at once', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      await aMemberWithLogin(api, '901002', 'alan');
      const tokens = [
        await aToken(api, grace),
        await aToken(api, { ...grace, username: 'alan' }),
      ] as const;
      const answers = await Promise.all(
        tokens.map((token) =>
          sendAs(api, token, 'POST', contract.updateUsername.path, {
            username: 'the.one',
            currentPassword: grace.password,
          }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    it('HT-06 accepts a voucher once, even with concurrent requests', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const token = await aToken(api, grace);
      const { body } = await api.send('POST', '/dev/social-logins', { facebookId: 'FB-7' });
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          sendAs(api, token, 'POST', contract.linkSocialLogin.path, {
            ...(body as object),
            currentPassword: grace.password,
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it.each([
      ['UK', 'sw7 2az', 200],
      ['AU', '2000', 200],
      ['US', 'SW7 2AZ', 422],
      ['AU', 'no code!', 422],
    ])(
      'HT-03 VA-07 requires a postal code of the address’s country: in %s %s is answered with %i',
      async (country, zipCode, expected) => {
        await aMemberWithLogin(api, '901001', 'grace');
        const token = await aToken(api, grace);
        const { status, body } = await sendAs(
          ...([api, token, 'PUT', contract.updateAccountInformation.path] as const),
          {
            address1: null,
            address2: null,
            city: null,
            state: null,
            country,
            zipCode,
            email: 'grace@mail.example',
          },
        );
        expect([status, expected === 200 || JSON.stringify(body).includes('"zipCode"')]).toEqual([
          expected,
          true,
        ]);
      },
    );

    it('HT-10 AC-04 a home club is one that exists', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const token = await aToken(api, grace);
      const { path } = contract.updateMemberProfile;
      const answer = await sendAs(api, token, 'PUT', path, { homeFacilityId: '999' });
      expect(answer.status).toBe(422);
      expect(errorBody.parse(answer.body).error.field).toBe('homeFacilityId');
    });

    it('HT-57 a member’s details that are sent later replace earlier ones', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const token = await aToken(api, grace);
      const { path } = contract.saveJoinDetails;
      for (const personal_email of ['before@mail.example', 'after@mail.example']) {
        const details = { ...goodRequests().saveJoinDetails.body, personal_email };
        expect((await sendAs(api, token, 'PUT', path, details)).status).toBe(200);
      }
      const stored = await api.database.selectFrom('join_details').selectAll().execute();
      expect(stored).toMatchObject([{ personal_email: 'after@mail.example' }]);
    });

    it('HT-13 shows only the signed picture, for five minutes, to anyone with its URL', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const token = await aToken(api, grace);
      const path = `${contract.listMemberPictures.path}?memberIDsStr=901001&source=web`;
      const { body } = await sendAs(api, token, 'GET', path);
      const { membersSignedURLs } = contract.listMemberPictures.answer.parse(body) ?? {};
      const url = membersSignedURLs?.[0]?.signedURL ?? '';
      const shown = await api.app.request(url);
      expect(shown.status).toBe(200);
      expect(shown.headers.get('content-type')).toBe('image/svg+xml');
      expect(shown.headers.get('cache-control')).toBe('private, max-age=300');
      expect(await shown.text()).toContain('>GH</text>');
      for (const touched of [
        url.replace('901001', '901002'),
        url.replace(/expires=\d+/, (expires) => `${expires}0`),
        url.replace(/signature=./, 'signature=x'),
        url.split('?')[0] ?? '',
      ]) {
        expect((await api.app.request(touched)).status).toBe(404);
      }
      api.clock.advance(300_000);
      expect((await api.app.request(url)).status).toBe(404);
    });

    it('HT-08 HT-45: tells apart a signed add-on agreement and one with a new version to sign', async () => {
      const token = await aToken(api, await aMemberWithLogin(api, '901001', 'grace'));
      const status = async () =>
        (await sendAs(api, token, 'GET', contract.getAddOnEligibility.path)).body;
      expect(await status()).toEqual({
        hamptonsAgreementStatusId: '3',
        hasHamptonsAddOnAgreement: true,
      });
      const signed = await sendAs(api, token, 'POST', contract.signAgreement.path, {
        agreementId: 'hamptons',
        facilityId: '101',
        memberId: '901001',
        version: '4',
        signature: 'Grace Hopper',
      });
      expect(signed.status).toBe(200);
      expect(await status()).toMatchObject({ hamptonsAgreementStatusId: '2' });
    });

    it('AC-01 logs no name, password, token or address', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const from = api.logged.length;
      await signIn('grace', 'Wrong_1234', '203.0.113.9');
      const token = await aToken(api, grace);
      await sendAs(api, token, 'GET', `${contract.getMemberProfile.path}?source=Web`);
      await sendAs(api, `${token}x`, 'GET', `${contract.getMemberProfile.path}?source=Web`);
      const logs = api.logged.slice(from).join('');
      expect(logs).not.toMatch(/\bgrace|Wrong_1234|Quiet_Hours1|203\.0\.113/i);
      expect(logs).not.toContain(token);
    });
  });
}
