import { setTimeout as wait } from 'node:timers/promises';

import { contract, errorBody } from '@foyer/adapters-http/wire';
import { SeededIdSource } from '@foyer/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';

import { accountOfMember, changeAccount } from '../account/account-table.ts';
import { mailLinks } from '../account/mailed-link-table.ts';
import { holdAccount } from '../account/session-table.ts';
import { inTransaction } from '../database/transaction.ts';
import { aProductBody, verifiedPerson } from './joins.ts';
import type { TestEngine } from './engines.ts';
import { linksMailedTo, storedMails } from './mails.ts';
import { aMemberWithLogin, aNewMember, countedAlready, reseedAccounts, sendAs } from './members.ts';
import { goodCard, sendForm } from './payment.ts';
import { sharedApi, type TestAnswer } from './test-api.ts';

/** The registration calls, on each engine. */
export function registrationCallsSuite(engine: TestEngine): void {
  describe(`Registration over ${engine.name}`, () => {
    const api = sharedApi(engine, { publicUrl: 'https://www.club.example' });
    beforeEach(() => reseedAccounts(api));

    const recover = (email: string): Promise<TestAnswer> =>
      api.send('POST', contract.recoverByEmail.path, { email });

    const accountsOf = (email: string) =>
      api.database
        .selectFrom('accounts')
        .select('membership_status')
        .where('email_key', '=', email)
        .execute();

    const activate = (token: string, username: string | null): Promise<TestAnswer> =>
      api.send('POST', contract.activateUser.path, { token, username, password: 'New_Morning2' });

    it('HT-53 lets one of ten concurrent requests use a link', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      await recover('grace@mail.example');
      const [token = ''] = await linksMailedTo(api, 'grace@mail.example');
      const answers = await Promise.all(Array.from({ length: 10 }, () => activate(token, null)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 410)).toHaveLength(9);
    });

    it('HT-49 OP-152 mails no login link to an address that another one replaces at that moment', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      const id = 'account-901001';
      const [hasChanged, mayCommit] = [signal(), signal()];
      const changing = inTransaction(api.database, async (transaction) => {
        await holdAccount(transaction, id);
        const email = 'new@mail.example';
        await changeAccount(transaction, id, { email, email_key: email });
        hasChanged.resolve();
        await mayCommit.promise;
      });
      await hasChanged.promise;
      const asking = recover('grace@mail.example');
      await Promise.race([asking, wait(300)]);
      mayCommit.resolve();
      await changing;
      expect((await asking).status).toBe(200);
      expect(await linksMailedTo(api, 'grace@mail.example')).toEqual([]);
    });

    const signal = () => Promise.withResolvers<void>();

    it('HT-53 HT-54 creates one account for a member, even with many concurrent requests', async () => {
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

    it('HT-49 HT-51 finds a membership by the address it was bought with, and mails one link', async () => {
      const { email, firstName, lastName } = await aNewMember(api);
      const prospect = { memberId: null, firstName, lastName, email };
      await recover(email);
      await api.send('POST', contract.signUpWithEmail.path, prospect);
      expect(await accountsOf(email)).toEqual([{ membership_status: 'Active' }]);
      expect(await linksMailedTo(api, email)).toHaveLength(2);
    });

    it('HT-49 HT-51 finds a membership that an employee bought with their own address, and mails one link', async () => {
      const person = await verifiedPerson(api, 'quiet@acme.example');
      const body = aProductBody(person);
      const email = 'quiet@mail.example';
      const productBase = { ...body.productBase, buyer: { ...body.productBase.buyer, email } };
      const path = contract.createProductToken.path;
      const begun = await api.send('POST', path, { ...body, productBase });
      const { result = null } = contract.createProductToken.answer.parse(begun.body);
      await sendForm(api, result, goodCard);
      await recover(email.toUpperCase());
      expect(await linksMailedTo(api, email)).toHaveLength(1);
      expect(await accountsOf(email)).toEqual([{ membership_status: 'Active' }]);
    });

    it('HT-51 creates one account from several concurrent requests for an address', async () => {
      const email = 'ada.byron@mail.example';
      const prospect = { memberId: null, firstName: 'Ada', lastName: 'Byron', email };
      await Promise.all(
        Array.from({ length: 3 }, () => api.send('POST', contract.signUpWithEmail.path, prospect)),
      );
      const accounts = await api.database
        .selectFrom('accounts')
        .select('id')
        .where('email_key', '=', email)
        .execute();
      expect(accounts).toHaveLength(1);
    });

    it('AC-08 allows a network thirty requests an hour, even concurrently, without affecting others', async () => {
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

    it('PG-391 AC-08 HT-51 mails three links an hour to a mailbox, whatever tag its address has', async () => {
      const ask = async (email: string) => {
        const prospect = { memberId: null, firstName: 'Ada', lastName: 'Byron', email };
        return (await api.send('POST', contract.signUpWithEmail.path, prospect)).status;
      };
      for (const tag of ['', '+gym', '+Gym2'])
        expect(await ask(`ada${tag}@mail.example`)).toBe(200);
      expect(await ask('Ada+gym3@mail.example')).toBe(429);
      expect(await ask('ada.byron@mail.example')).toBe(200);
    });

    it('HT-51 gives two people who share an address an account and a link each', async () => {
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

    it('PG-354 HT-49 mails someone who joined again a link for each of their accounts', async () => {
      const { email } = await aNewMember(api);
      await recover(email);
      await api.database
        .updateTable('accounts')
        .set({ email, email_key: email })
        .where('member_id', '=', '901001')
        .execute();
      await aMemberWithLogin(api, '901001', 'grace');
      const before = (await storedMails(api, email)).length;
      await recover(email);
      const mails = (await storedMails(api, email)).slice(before);
      expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
        'Activate your Foyer account',
        'Reset your Foyer password',
      ]);
    });

    if (!engine.runsAll) return;

    it('HT-49 links to the configured site, whatever host a request names', async () => {
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
      const [body = ''] = (await storedMails(api, 'grace@mail.example')).map((mail) => mail.body);
      expect(body).toContain('https://www.club.example/activate?code=');
      expect(body).not.toContain('evil.example');
    });

    it('HT-49 HT-52 keeps working links out of outbox, tables, logs and caches', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      await recover('grace@mail.example');
      const [token = ''] = await linksMailedTo(api, 'grace@mail.example');
      const read = await api.send('GET', `/v6/utility/token/${token}`);
      expect(read.headers.get('cache-control')).toBe('no-store');
      await activate(token, null);
      const stored = [
        await api.database.selectFrom('outbox_mail').selectAll().execute(),
        await api.database.selectFrom('mailed_links').selectAll().execute(),
        api.logged,
      ];
      expect(token).toMatch(/^[\w-]{32}$/);
      expect(JSON.stringify(stored)).not.toContain(token);
    });

    it('AC-08 HT-49 HT-54 does the same work whether or not an account exists', async () => {
      const account = await accountOfMember(api.database, '901001');
      if (!account) throw new Error('There is no Grace.');
      let asked = 0;
      const database = api.database.withPlugin({
        transformQuery({ node }) {
          asked += 1;
          return node;
        },
        transformResult: async ({ result }) => Promise.resolve(result),
      });
      const { secret, clock } = api;
      const ids = new SeededIdSource(3);
      const post = {
        database,
        ids,
        secret,
        publicUrl: '',
        now: clock.now(),
        origin: { network: null, browser: null, system: null },
        locale: 'en-US',
      } as const;
      await mailLinks(post, [account]);
      const forGrace = asked;
      await mailLinks(post, []);
      expect(forGrace).toBeGreaterThan(3);
      expect(asked - forGrace).toBe(forGrace);
      const { recipient } = await api.database
        .selectFrom('outbox_mail')
        .select('recipient')
        .executeTakeFirstOrThrow();
      expect(recipient).toBe(account.email);
    });

    it('HT-50 HT-51 accepts a member’s name with a different apostrophe, and doesn’t ask for their first name', async () => {
      await api.database
        .updateTable('accounts')
        .set({ last_name: 'O’Hopper' })
        .where('member_id', '=', '901001')
        .execute();
      const grace = { memberId: '901001', lastName: "o'hopper" };
      const validated = await api.send('POST', contract.validateUser.path, grace);
      expect(validated.body).toMatchObject({ isValid: true });
      const asked = { ...grace, firstName: '', email: 'any@mail.example' };
      expect((await api.send('POST', contract.signUpWithEmail.path, asked)).status).toBe(200);
    });

    it('HT-48 doesn’t count username checks against a network’s thirty links', async () => {
      const ask = async (path: string, body: object): Promise<number> => {
        const answer = await api.app.request(path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'Foyer-Client': '198.51.100.92' },
        });
        return answer.status;
      };
      await countedAlready(api, 'usernames from', '198.51.100.92', 30);
      expect(await ask(contract.verifyUsername.path, { username: 'grace' })).toBe(429);
      expect(await ask(contract.recoverByEmail.path, { email: 'grace@mail.example' })).toBe(200);
    });

    it('HT-49 HT-51 SJ-06 says in the mail why it was sent, where it leads, how long the link works, and whom to contact', async () => {
      const { memberId, lastName, email } = await aNewMember(api);
      await api.send('POST', contract.signUpWithEmail.path, {
        memberId,
        firstName: '',
        lastName,
        email,
      });
      await aMemberWithLogin(api, '901001', 'grace');
      await recover('grace@mail.example');
      const mails = await api.database
        .selectFrom('outbox_mail')
        .select(['subject', 'body'])
        .orderBy('number')
        .execute();
      const site = 'https://www.club.example';
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Welcome to /),
        'Activate your Foyer account',
        'Reset your Foyer password',
      ]);
      const [welcome = '', activation = '', back = ''] = mails.map(({ body }) => body);
      expect(welcome).toContain(`${site}/account/activate\n`);
      expect(activation).toContain('48 hours');
      expect(activation).toContain(`${site}/account/resend`);
      expect(back).toContain('Your username is grace.');
      expect(back).toContain('30 minutes');
      expect(back).toContain(`${site}/account/recover`);
      for (const mail of [activation, back]) {
        expect(mail).toContain('because someone asked for it');
        expect(mail).toMatch(/Questions\? Call .+, [-+() \d]+\./);
      }
    });

    it('HT-52 HT-53 says why a link no longer works', async () => {
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

    it('VA-05 HT-53 doesn’t use a link up when the password is too weak', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      await recover('grace@mail.example');
      const [token = ''] = await linksMailedTo(api, 'grace@mail.example');
      const body = { token, username: null, password: 'short' };
      const weak = await api.send('POST', contract.activateUser.path, body);
      expect(errorBody.parse(weak.body).error.field).toBe('password');
      expect((await activate(token, null)).status).toBe(200);
    });
  });
}
