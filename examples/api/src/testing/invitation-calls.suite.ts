import { contract, errorBody } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { systemIds } from '../system.ts';
import { aCorporateLeadBody, aProductToken, type VerifiedPerson, verifiedPerson } from './joins.ts';
import type { TestEngine } from './engines.ts';
import { aCodeBody } from './lead-bodies.ts';
import { asMember, payFor } from './members.ts';
import { confirmationIn, goodCard, openPayment, sendForm } from './payment.ts';
import { sharedApi, type TestAnswer } from './test-api.ts';
import { invite, readInviteOrder } from '../corporate/invitation-table.ts';

/** Employers' pages and invitation codes, on each engine. */
export function invitationCallsSuite(engine: TestEngine): void {
  describe(`Employers’ pages and invitation codes over ${engine.name}`, () => {
    const api = sharedApi(engine);

    async function newCodes(...args: readonly string[]): Promise<readonly string[]> {
      const order = readInviteOrder(args).unwrap();
      const backing = { database: api.database, ids: systemIds, secret: api.secret };
      return (await invite(backing, order, api.clock.now())).unwrap();
    }

    function enter(code: string, personalEmail: string, client?: string): Promise<TestAnswer> {
      return api.send(
        'POST',
        contract.useInvitation.path,
        {
          code,
          personalEmail,
          facilityId: '101',
          firstName: 'Ada',
          lastName: 'Lovelace',
          phoneNumber: '2125550143',
        },
        client === undefined ? {} : { 'Foyer-Client': client },
      );
    }

    function accountIn({ body }: TestAnswer) {
      return contract.useInvitation.answer.parse(body).data ?? null;
    }

    /** Someone at Acme who has used this code, or a new one. */
    async function invited(code: string, companyEmail: string): Promise<VerifiedPerson> {
      const [fresh = ''] = code === '' ? await newCodes('acme', '--count', '1') : [code];
      const account = accountIn(await enter(fresh, companyEmail));
      return {
        companyEmail,
        corporateAccountId: String(account?.corporateAccountId),
        corporateContactId: String(account?.corporateContactId),
      };
    }

    it('MB-95 the command makes as many codes as asked for, and stores only their hashes', async () => {
      const codes = await newCodes('acme', '--count', '3', '--days', '30');
      expect(new Set(codes).size).toBe(3);
      for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
      const stored = JSON.stringify(
        await api.database.selectFrom('invitation_codes').selectAll().execute(),
      );
      for (const code of codes) {
        expect(stored).not.toContain(code);
        expect(stored).not.toContain(code.replace('-', ''));
      }
    });

    it.each([
      [['--count', '3'], /^Usage: foyer-api invite <employer>/],
      [['acme', 'globex'], /^Usage: /],
      [['acme', '--codes', '3'], /^Usage: /],
      [['acme', '--count', 'many'], /^--count is a number from 1 to 1000, not "many"\.$/],
      [['acme', '--days', '0'], /^--days is a number from 1 to 366, not "0"\.$/],
    ])('MB-95 the command refuses %j with one line', (args, line) => {
      expect(readInviteOrder(args).val).toMatch(line);
    });

    it('MB-95 the command makes no codes of an unknown employer', async () => {
      const backing = { database: api.database, ids: systemIds, secret: api.secret };
      const order = { employer: 'nobody', count: 1, days: 1 };
      const made = await invite(backing, order, api.clock.now());
      expect(made.val).toBe('There is no employer "nobody" in employers.json.');
    });

    it('MB-94 HT-101 twenty people with one code at once have one winner', async () => {
      const [code = ''] = await newCodes('acme', '--count', '1');
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => enter(code, `race${at}@example.com`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(answers.filter((answer) => accountIn(answer) !== null)).toHaveLength(1);
    });

    it('MB-93 CJ-15 HT-101 an invited person buys at their employer’s price, and then hears that the code was used', async () => {
      const email = 'invited@example.com';
      const [code = ''] = await newCodes('acme', '--count', '1');
      const account = accountIn(await enter(code, email));
      expect(account).toMatchObject({ corporateAccountId: 'CA1001', name: 'Acme' });
      const token = await aProductToken(api, {
        companyEmail: email,
        corporateAccountId: String(account?.corporateAccountId),
        corporateContactId: String(account?.corporateContactId),
      });
      expect(token).not.toBe('');
      await sendForm(api, token, goodCard);
      const purchase = await api.database
        .selectFrom('purchases')
        .select(['company_email'])
        .where('product_token', '=', token)
        .executeTakeFirst();
      expect(purchase).toEqual({ company_email: email });
      const again = await enter(code, email);
      expect(again.status).toBe(409);
      expect(errorBody.parse(again.body).error.code).toBe('INVITATION_USED');
      // Anyone else hears the same as of a wrong code.
      expect(accountIn(await enter(code, 'someone.else@example.com'))).toBeNull();
    });

    it('MB-94 HT-101 another code doesn’t open the membership of who joined with an invited address', async () => {
      const companyEmail = 'joined@example.com';
      const [own = '', other = ''] = await newCodes('acme', '--count', '2');
      const account = accountIn(await enter(own, companyEmail));
      const corporateContactId = String(account?.corporateContactId);
      const person = { companyEmail, corporateAccountId: 'CA1001', corporateContactId };
      await sendForm(api, await aProductToken(api, person), goodCard);
      const colleague = await enter(other, companyEmail);
      expect(colleague.status).toBe(409);
      expect(errorBody.parse(colleague.body).error.code).toBe('INVITATION_USED');
      expect(accountIn(await enter(other, 'colleague@example.com'))).not.toBeNull();
    });

    it('PG-310 MB-94 a colleague who began to join with somebody’s address sees nothing of who then joins with it', async () => {
      const [first = '', second = ''] = await newCodes('acme', '--count', '2');
      const colleagues = await aProductToken(api, await invited(first, 'shared@example.com'));
      const own = await aProductToken(api, await invited(second, 'shared@example.com'));
      expect(confirmationIn(await sendForm(api, own, goodCard))).not.toBeNull();
      const { body } = await api.send('GET', `${contract.createProductToken.path}/${colleagues}`);
      expect(body).toMatchObject({ barcode: null, memberID: null, receipt: null });
      expect((await openPayment(api, colleagues)).status).toBe(409);
      expect(confirmationIn(await sendForm(api, colleagues, goodCard))).toBeNull();
    });

    it('PG-310 MB-94 a colleague who enters somebody’s address doesn’t get the lead that opens their visit', async () => {
      const companyEmail = 'visitor@example.com';
      const lead = aCorporateLeadBody({ companyEmail, EmailAddress: companyEmail });
      await api.send('POST', contract.createCorporateLead.path, lead);
      const token = await aProductToken(api, await invited('', companyEmail));
      const { body } = await api.send('GET', `${contract.createProductToken.path}/${token}`);
      const { transactionNumber } = contract.getProductDetails.answer.parse(body);
      expect(transactionNumber).not.toBe(lead.TransactionId);
    });

    it('PG-310 an employee whose address somebody has joined with before, by invitation, hears so at the payment', async () => {
      const companyEmail = 'first@example.com';
      await sendForm(api, await aProductToken(api, await invited('', companyEmail)), goodCard);
      const domain = { domain: 'example.com', corporate_account_id: 'CA1001' };
      await api.database.insertInto('corporate_domains').values(domain).execute();
      const token = await aProductToken(api, await verifiedPerson(api, companyEmail));
      await api.database
        .deleteFrom('corporate_domains')
        .where('domain', '=', 'example.com')
        .execute();
      expect((await openPayment(api, token)).status).toBe(409);
      expect((await sendForm(api, token, goodCard)).status).toBe(409);
    });

    it('PG-311 MB-57 HT-92 an invited member changes to what the employer’s people pay', async () => {
      const token = await aProductToken(api, await invited('', 'changes@example.com'));
      const member = await asMember(api, await payFor(api, token));
      const { body } = await member.send('GET', '/v6/account/membership/offers/102');
      const { offers } = contract.listMembershipOffers.answer.parse(body);
      expect(offers.map(({ planId, monthlyFee }) => [planId, monthlyFee])).toEqual([
        ['15', '175.00'],
        ['16', '240.00'],
        ['17', '295.00'],
      ]);
    });

    it('MB-94 an invited address shows a stranger nothing of its employer', async () => {
      const email = 'private@example.com';
      const [code = ''] = await newCodes('acme', '--count', '1');
      expect(accountIn(await enter(code, email))).not.toBeNull();
      const domain = await api.send(
        'GET',
        `/v6/acq/corp/domain/verify?email=${email}&facilityId=101`,
      );
      expect(domain.body).toEqual({ domainVerified: false });
      const resend = await api.send('POST', `/v6/acq/corp/email/verify/resend?email=${email}`);
      expect(resend.status).toBe(404);
      const plans = await api.send(
        'GET',
        `/v6/acq/corp/plans/101?email=${email}&corporateAccountId=CA1001`,
      );
      expect(plans.body).toMatchObject({ result: [] });
    });

    it('MB-94 a network has thirty attempts an hour at codes of either kind', async () => {
      const client = 'guesser';
      const tries = Array.from({ length: 30 }, (_, at) =>
        enter('AAAAA-AAAAA', `guess${at}@example.com`, client),
      );
      expect((await Promise.all(tries)).every(({ status }) => status === 200)).toBe(true);
      const refused = await enter('AAAAA-AAAAA', 'guess@example.com', client);
      expect(errorBody.parse(refused.body).error.code).toBe('TOO_MANY_TRIES');
      expect(refused.headers.get('retry-after')).toBe('3600');
      const mailed = await api.send(
        'POST',
        '/v6/acq/corp/token/verify',
        { email: 'ada@globex.example', token: '0000' },
        { 'Foyer-Client': client },
      );
      expect(mailed.status).toBe(429);
    });

    it('MB-91 HT-100 a network can’t find employers by guessing, and known ones count nothing', async () => {
      const find = (slug: string, client: string) =>
        api.send('GET', `/v6/acq/corp/employers/${slug}`, undefined, { 'Foyer-Client': client });
      for (let at = 0; at < 40; at += 1) {
        expect((await find('acme', 'colleagues')).status).toBe(200);
      }
      for (let at = 0; at < 30; at += 1) {
        expect((await find(`company-${at}`, 'curious')).status).toBe(404);
      }
      expect((await find('company-30', 'curious')).status).toBe(429);
      expect((await find('acme', 'curious')).status).toBe(429);
      expect((await find('acme', 'colleagues')).status).toBe(200);
    });

    it('PG-350 HT-22 a network can’t find an employer by trying company addresses, by whichever call', async () => {
      const client = { 'Foyer-Client': 'headhunter' };
      const domain = async (email: string, headers = client) => {
        const query = new URLSearchParams({ email, facilityId: '101' });
        const path = `/v6/acq/corp/domain/verify?${query}`;
        return (await api.send('GET', path, undefined, headers)).status;
      };
      const mail = async (corporateEmail: string) => {
        const body = aCodeBody({ corporateEmail });
        return (await api.send('POST', '/v6/acq/corp/email/verify', body, client)).status;
      };
      const plans = async (email: string) => {
        const query = new URLSearchParams({ email, corporateAccountId: 'CA1001' });
        return (await api.send('GET', `/v6/acq/corp/plans/101?${query}`, undefined, client)).status;
      };
      for (let at = 0; at < 31; at += 1) expect(await domain('ada@acme.example')).toBe(200);
      for (let at = 0; at < 10; at += 1) {
        expect(await domain(`ada@company-${at}.example`)).toBe(200);
        expect(await mail(`ada@company-${at}.example`)).toBe(422);
        expect(await plans(`ada@company-${at}.example`)).toBe(200);
      }
      expect(await domain('ada@company-10.example')).toBe(429);
      expect(await domain('ada@acme.example')).toBe(429);
      expect(await mail('ada@acme.example')).toBe(429);
      expect(await plans('ada@acme.example')).toBe(429);
      expect(await domain('ada@acme.example', { 'Foyer-Client': 'employee' })).toBe(200);
    });

    it('PG-266 MB-91 HT-100 an employer’s facts are its domains, its clubs and both prices in their currencies, as an order charges them', async () => {
      const { body } = await api.send('GET', '/v6/acq/corp/employers/globex');
      expect(body).toEqual({
        slug: 'globex',
        name: 'Globex',
        domains: ['globex.example'],
        clubs: [
          { facilityId: '103', name: 'Foyer Flatiron' },
          { facilityId: '102', name: 'Foyer SoHo' },
          { facilityId: '101', name: 'Foyer Tribeca' },
        ],
        plans: [
          {
            planId: '15',
            name: 'Select Access',
            prices: [
              {
                currency: 'USD',
                monthlyFee: '175.00',
                totalDues: '0.00',
                publicMonthlyFee: '205.00',
                publicTotalDues: '300.00',
              },
            ],
          },
        ],
        hasInvitations: false,
      });
    });
  });
}
