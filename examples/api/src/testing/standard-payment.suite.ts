import { contract, errorBody } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import { paymentMessages } from '@foyer/core/messages';
import { describe, expect, it, vi } from 'vitest';

import { changeAccount } from '../account/account-table.ts';
import { memberAccount } from '../account/new-account.ts';
import { systemIds } from '../system.ts';
import type { TestEngine } from './engines.ts';
import { aLeadBody } from './lead-bodies.ts';
import { storedMails } from './mails.ts';
import { asMember } from './members.ts';
import {
  browserIn,
  confirmationIn,
  cookieOf,
  goodCard,
  openPayment,
  sendForm,
  redirectOf,
  refusedForm,
} from './payment.ts';
import { aStandardProductBody, aStandardProductToken } from './joins.ts';
import { aDayPassToken } from './orders.ts';
import { sharedApi } from './test-api.ts';

/** The payment application for the standard join, on each engine. */
export function standardPaymentSuite(engine: TestEngine): void {
  describe(`Paying for a standard join over ${engine.name}`, () => {
    const api = sharedApi(engine);
    let people = 0;

    function someone(): string {
      people += 1;
      return `buyer${people}@mail.example`;
    }
    const buys = (email: string, facilityId = '101') =>
      aStandardProductToken(api, { email, facilityId });

    async function memberOf(token: string | null, browser: string | null = null) {
      const path = `/v6/acq/payment/token/${token}`;
      const { body } = await api.send('GET', path, undefined, cookieOf(null, browser));
      const { memberID, barcode, startDate } = contract.getProductDetails.answer.parse(body);
      return { memberID, barcode, startDate };
    }

    async function purchasesOf(email: string): Promise<Record<string, unknown>[]> {
      const path = `/dev/purchases?email=${encodeURIComponent(email)}`;
      return (await api.send('GET', path)).body as Record<string, unknown>[];
    }

    async function mailTo(email: string): Promise<string> {
      return (await storedMails(api, email))[0]?.body ?? '';
    }

    /** The membership in a member’s account. */
    async function billedTo(memberId: string) {
      const member = await asMember(api, memberId);
      const { body } = await member.send('GET', contract.getBillingInformation.path);
      return contract.getBillingInformation.answer.parse(body)?.membership;
    }

    it('SJ-05 CJ-14 creates a member for an approved card and returns to step 3 at the club', async () => {
      const answer = await sendForm(api, await buys(someone()), goodCard);
      expect(redirectOf(answer).pathname).toBe('/join/step3/101');
      const { memberID, barcode } = await memberOf(confirmationIn(answer));
      expect(memberID).toMatch(/^4\d{8}$/);
      expect(barcode).toMatch(new RegExp(`^250${memberID}\\d$`));
    });

    it('SJ-05 creates one purchase and one member when the form is sent ten times at once, and shows it as paid after Back', async () => {
      const email = someone();
      const token = await buys(email);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => sendForm(api, token, goodCard)),
      );
      const members = await Promise.all(answers.map((one) => memberOf(confirmationIn(one))));
      expect(new Set(members.map(({ memberID }) => memberID)).size).toBe(1);
      expect(await purchasesOf(email)).toHaveLength(1);
      expect(await (await openPayment(api, token)).text()).toContain(paymentMessages.purchasePaid);
    });

    it('SJ-05 charges only one of two people who pay at once with the same address', async () => {
      const email = someone();
      const tokens = await Promise.all([buys(email), buys(email), buys(email)]);
      const answers = await Promise.all(
        tokens.map((token, index) => sendForm(api, token, goodCard, '/payment', `b${index}`)),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((one, next) => one - next)).toEqual([303, 409, 409]);
      expect(await purchasesOf(email)).toHaveLength(1);
    });

    it('SJ-05 leads two tabs of a browser that pay at once to the club that it joined', async () => {
      const email = someone();
      const tokens = await Promise.all([buys(email, '101'), buys(email, '102')]);
      const answers = await Promise.all(
        tokens.map((token) => sendForm(api, token, goodCard, '/payment', 'two-tabs')),
      );
      const [one, other] = answers.map((answer) => redirectOf(answer).pathname);
      expect(one).toMatch(/^\/join\/step3\/10[12]$/);
      expect(other).toBe(one);
    });

    it('SJ-05 creates one member per address, however the address is written', async () => {
      const email = someone();
      await sendForm(api, await buys(email), goodCard);
      const answer = await sendForm(api, await buys(email.toUpperCase()), goodCard);
      expect(answer.status).toBe(409);
      expect(await purchasesOf(email)).toHaveLength(1);
      const other = someone();
      expect((await sendForm(api, await buys(other), goodCard)).status).toBe(303);
      expect(await purchasesOf(other.toUpperCase())).toHaveLength(1);
    });

    it('HT-15 SJ-07 mails a confirmation again three times an hour, even concurrently, and says when to retry', async () => {
      const email = someone();
      await sendForm(api, await buys(email), goodCard);
      const [member] = await purchasesOf(email);
      const path = `/v6/acq/residential/thankyouemail/${String(member?.['member_id'])}/Ada/101/${email}`;
      const ask = () => api.send('GET', path);
      const mails = async () => (await storedMails(api, email)).length;
      expect(await mails()).toBe(1);
      const answers = await Promise.all(Array.from({ length: 12 }, ask));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(await mails()).toBe(4);
      api.clock.advance(600_000);
      const late = await ask();
      expect(late.status).toBe(429);
      expect(late.headers.get('retry-after')).toBe('3000');
      expect(late.body).toMatchObject({ error: { code: 'TOO_MANY_RESENDS' } });
      api.clock.advance(3_000_000);
      expect((await ask()).status).toBe(200);
      expect(await mails()).toBe(5);
    });

    it('PG-315 mails no confirmation to an address that the member’s account no longer has', async () => {
      const email = someone();
      await sendForm(api, await buys(email), goodCard);
      const [member] = await purchasesOf(email);
      const memberId = String(member?.['member_id']);
      const at = '2026-11-20T15:00:00.000Z';
      const account = await memberAccount(api.database, systemIds, memberId, at);
      const again = () =>
        api.send('GET', `/v6/acq/residential/thankyouemail/${memberId}/Ada/101/${email}`);
      expect((await again()).status).toBe(200);
      const moved = { email: `moved.${email}`, email_key: `moved.${email}` };
      await changeAccount(api.database, account?.id ?? '', moved);
      expect((await again()).status).toBe(404);
    });

    if (!engine.runsAll) return;

    it('SJ-05 shows what is due today and each month, for how long, and where it leads back', async () => {
      const page = await (await openPayment(api, await buys(someone()))).text();
      const texts = textsIn(page);
      for (const text of [
        'Select Access',
        'First month $205',
        'Initiation $500',
        'Initiation discount −$200',
        'Due today $505',
        'Each month from December 20, 2026 $205',
        'Minimum term 12 months',
        'Pay $505',
      ]) {
        expect(texts).toContain(text);
      }
      expect(texts).not.toContain('through');
      expect(texts).not.toContain('Regular monthly price');
      expect(page).toContain('href="/join/step2/101?payment=cancelled"');
      expect(page).not.toContain('/join/corp');
    });

    it('SJ-05 PL-08 shows a founder the regular fee next to their own, and when the club opens', async () => {
      const page = await (await openPayment(api, await buys(someone(), '113'))).text();
      const texts = textsIn(page);
      expect(texts).toContain('Regular monthly price $205');
      expect(texts).toContain('Club opens March 1, 2027');
    });

    it('PR-03: charges the initiation of a presale today and nothing more until the opening, and says so on the payment page, the receipt, the mail and the account', async () => {
      const email = someone();
      const token = await buys(email, '113');
      const page = textsIn(await (await openPayment(api, token)).text());
      expect(page).toContain('Due today $300');
      expect(page).toContain('Each month from March 1, 2027 $165');
      expect(page).toContain('Club opens March 1, 2027');
      expect(page).not.toContain('First month');
      expect(page).toContain('Pay $300');
      const paid = await sendForm(api, token, goodCard);
      expect(await purchasesOf(email)).toMatchObject([{ amount: 300_00 }]);

      const receipt = textsIn(await (await openPayment(api, token)).text());
      expect(receipt).toContain('Charged $300');
      expect(receipt).toContain('Each month from March 1, 2027 $165');
      expect(receipt).toContain('Club opens March 1, 2027');

      const mail = await mailTo(email);
      expect(mail).toMatch(/^Paid today +\$300$/m);
      expect(mail).not.toContain('First month');
      expect(mail).toContain(
        'Foyer Harlem opens on March 1, 2027. You pay $165 a month from March 1, 2027, for at least 12 months.',
      );

      const { memberID } = await memberOf(confirmationIn(paid));
      expect(await billedTo(String(memberID))).toEqual({
        name: 'Select Access',
        currency: 'USD',
        monthlyFee: '165.00',
        paidOnJoining: '300.00',
        joinedOn: '2026-11-20',
        nextChargeOn: '2027-03-01',
        isPresale: true,
      });
      await api.database
        .updateTable('facilities')
        .set({ status: 'open', open_date: '2026-11-02' })
        .where('facility_id', '=', '113')
        .execute();
      const open = await billedTo(String(memberID));
      expect(open).toMatchObject({ nextChargeOn: '2026-12-02', isPresale: false });
      await api.database
        .updateTable('facilities')
        .set({ status: 'presale', open_date: '2027-03-01' })
        .where('facility_id', '=', '113')
        .execute();
    });

    it.each([
      ['101', '2026-12-15', 300, 205, 'December 15, 2026'],
      ['113', '2027-03-08', 300, 165, 'March 8, 2027'],
    ])(
      'MB-10 MB-11: at club %s, a membership from %s is charged the initiation today, and every page names its first day',
      async (facilityId, startDate, due, monthly, day) => {
        const email = someone();
        const token = await aStandardProductToken(api, { email, facilityId, startDate });
        const page = textsIn(await (await openPayment(api, token)).text());
        expect(page).toContain(`Due today $${due}`);
        expect(page).toContain(`Each month from ${day} $${monthly}`);
        expect(page).toContain(`Membership starts ${day}`);
        const paid = await sendForm(api, token, goodCard);
        expect(await purchasesOf(email)).toMatchObject([{ amount: due * 100 }]);

        const receipt = textsIn(await (await openPayment(api, token)).text());
        expect(receipt).toContain(`Membership starts ${day}`);
        const mail = await mailTo(email);
        expect(mail).toMatch(new RegExp(`^Starts +${day}$`, 'm'));
        expect(mail).toMatch(new RegExp(`^Paid today +\\$${due}$`, 'm'));
        expect(mail).toContain(`You pay $${monthly} a month from ${day}, for at least 12 months.`);

        const member = await memberOf(confirmationIn(paid));
        expect(member.startDate).toBe(startDate);
        expect(await billedTo(String(member.memberID))).toMatchObject({
          paidOnJoining: `${due}.00`,
          nextChargeOn: startDate,
        });
      },
    );

    it.each([
      ['101', '2026-11-19'],
      ['101', '2027-02-19'],
      ['101', '2026-02-30'],
      ['101', 'tomorrow'],
      ['113', '2027-02-28'],
    ])('MB-12: at club %s, a membership can’t start on %s', async (facilityId, startDate) => {
      const body = aStandardProductBody({ email: someone(), facilityId, startDate });
      const answer = await api.send('POST', '/v6/acq/payment/token', body);
      expect(answer.status).toBe(422);
      expect(errorBody.parse(answer.body).error).toMatchObject({ field: 'startDate' });
    });

    it('PR-03: joins a presale without anything to pay today, and asks to confirm the card rather than a sum', async () => {
      const email = someone();
      const token = await aStandardProductToken(api, { email, facilityId: '113', planId: '17' });
      const page = textsIn(await (await openPayment(api, token)).text());
      expect(page).toContain('Due today $0');
      expect(page).toContain(' Join ');
      expect(page).not.toContain('Pay $0');
      await sendForm(api, token, goodCard);
      expect(await purchasesOf(email)).toMatchObject([{ amount: 0 }]);
    });

    it('PR-01: shows a member of an open club the price of their order in the account', async () => {
      const paid = await sendForm(api, await buys(someone()), goodCard);
      const { memberID } = await memberOf(confirmationIn(paid));
      expect(await billedTo(String(memberID))).toMatchObject({
        monthlyFee: '205.00',
        paidOnJoining: '505.00',
        nextChargeOn: '2026-12-20',
        isPresale: false,
      });
    });

    it.each([
      ['the US', '101', ['ZIP code', 'State', 'New York', 'District of Columbia'], ['Province']],
      ['Canada', '193', ['Postal code', 'Province', 'Québec'], ['ZIP code', 'Alabama']],
      ['the UK', '199', ['Postcode'], ['State', 'Province', 'ZIP code']],
      ['Australia', '220', [], ['Postcode', 'State', 'ZIP code', 'Postal code']],
    ])('VA-07 VA-12 asks for the address fields of %s', async (_, id, there, not) => {
      const page = await (await openPayment(api, await buys(someone(), id))).text();
      const [form = ''] = /<form[\s\S]*<\/form>/.exec(page) ?? [];
      const texts = form.split(/<[^>]*>/).map((text) => text.trim());
      expect(texts).toEqual(expect.arrayContaining(there));
      expect(texts.filter((text) => not.includes(text))).toEqual([]);
    });

    it.each([
      ['101', { postalCode: '' }, paymentMessages.postalCodeRequired],
      ['101', { postalCode: 'H2X 1Y4' }, paymentMessages.postalCodeMalformed],
      ['101', { state: '' }, paymentMessages.stateRequired],
      ['101', { state: 'ON' }, paymentMessages.stateRequired],
      ['193', { postalCode: '10013', state: 'QC' }, paymentMessages.postalCodeMalformed],
      ['193', { postalCode: 'H2X 1Y4', state: 'NY' }, paymentMessages.stateRequired],
      ['199', { postalCode: '10013' }, paymentMessages.postalCodeMalformed],
    ])(
      'VA-07 VA-12 shows an error at the field at club %s for %j, and keeps the typed address',
      async (facilityId, typed, message) => {
        const email = someone();
        const token = await buys(email, facilityId);
        const answer = await sendForm(api, token, { ...goodCard, ...typed });
        const page = await refusedForm(api, token, answer);
        expect(page.split(message)).toHaveLength(3);
        const { postalCode } = { ...goodCard, ...typed };
        expect(page).toContain(`value="${postalCode}"`);
        expect(page).not.toContain('4242 4242 4242 4242"');
        expect(await purchasesOf(email)).toEqual([]);
      },
    );

    it.each([
      ['101', { postalCode: '10013-1234', state: 'NY' }, ['10013-1234', 'NY', 'USD']],
      ['193', { postalCode: 'h2x 1y4', state: 'QC' }, ['H2X 1Y4', 'QC', 'CAD']],
      ['199', { postalCode: 'W8 5SA', state: '' }, ['W8 5SA', null, 'GBP']],
      ['220', { postalCode: '', state: '' }, [null, null, 'USD']],
    ])(
      'VA-07 PL-05 accepts at club %s %j, and stores it with the purchase',
      async (id, typed, stored) => {
        const email = someone();
        const answer = await sendForm(api, await buys(email, id), { ...goodCard, ...typed });
        expect(answer.status).toBe(303);
        const [paid] = await purchasesOf(email);
        expect([
          paid?.['billing_postal_code'],
          paid?.['billing_state'],
          paid?.['currency'],
        ]).toEqual(stored);
      },
    );

    it('SJ-05 MB-23 charges no other sum than the page said, also when the first month is due since midnight', async () => {
      const email = someone();
      const [evening, night] = ['2026-11-21T04:45:00Z', '2026-11-21T05:05:00Z'];
      const body = aStandardProductBody({ email, startDate: '2026-11-21' });
      const headers = { 'foyer-now': evening };
      const begun = await api.send('POST', contract.createProductToken.path, body, headers);
      const token = contract.createProductToken.answer.parse(begun.body).result ?? '';
      const at = (now: string, path = '/payment', form?: Readonly<Record<string, string>>) =>
        api.app.request(path, {
          ...(form && { method: 'POST', body: new URLSearchParams(form) }),
          headers: { ...cookieOf(token, null), 'sec-fetch-site': 'same-origin', 'foyer-now': now },
        });
      const seenOn = async (page: Response | Promise<Response>) =>
        [...(await (await page).text()).matchAll(/name="seen" value="(\d+)"/g)].map(
          ([, seen]) => seen,
        );
      expect(await seenOn(at(evening))).toEqual(['30000', '30000']);
      const asked = await at(evening, '/payment', {
        ...goodCard,
        number: '4000002500003155',
        seen: '30000',
      });
      const question = redirectOf(asked).pathname;
      expect(await seenOn(at(evening, question))).toEqual(['30000']);
      for (const [path, form] of [
        ['/payment', goodCard],
        ['/payment/wallet', { wallet: 'apple-pay' }],
        [question, { answer: 'yes' }],
      ] as const) {
        const answer = await at(night, path, { ...form, seen: '30000' });
        expect([path, redirectOf(answer).pathname]).toEqual([path, '/payment']);
        const page = await refusedForm(api, token, answer, { 'foyer-now': night });
        expect(page).toContain(paymentMessages.sumChanged);
      }
      expect(await purchasesOf(email)).toEqual([]);
      expect(await seenOn(at(night))).toEqual(['50500', '50500']);
      await at(night, '/payment', { ...goodCard, seen: '50500' });
      expect(await purchasesOf(email)).toMatchObject([{ amount: 50_500 }]);
    });

    it('PG-392 MB-22 a sum that a wallet approved before midnight pays for no other sum after it', async () => {
      const email = someone();
      const [evening, night] = ['2026-11-21T04:59:00Z', '2026-11-21T05:01:00Z'].map((now) => ({
        'foyer-now': now,
      }));
      const body = aStandardProductBody({ email, startDate: '2026-11-21' });
      const begun = await api.send('POST', contract.createProductToken.path, body, evening);
      const token = contract.createProductToken.answer.parse(begun.body).result ?? null;
      const send = (path: string, form: Readonly<Record<string, string>>) =>
        sendForm(api, token, { ...form, seen: '30000' }, path, null, evening);
      const approved = async () => {
        const sheet = redirectOf(await send('/payment/wallet', { wallet: 'apple-pay' })).pathname;
        return redirectOf(await send(sheet, { answer: 'yes' })).pathname;
      };
      const comeBack = (path: string, now = evening) =>
        Promise.resolve(api.app.request(path, { headers: { ...now, ...cookieOf(token, null) } }));
      const late = await comeBack(await approved(), night);
      expect(await refusedForm(api, token, late, night)).toContain(paymentMessages.sumChanged);
      expect(await purchasesOf(email)).toEqual([]);
      expect(confirmationIn(await comeBack(await approved()))).not.toBeNull();
      expect(await purchasesOf(email)).toMatchObject([{ amount: 30_000 }]);
    });

    it('OP-163 MB-22 a payment that begins before midnight pays what its page showed', async () => {
      const email = someone();
      const evening = '2026-11-21T04:59:59.999Z';
      const body = aStandardProductBody({ email, startDate: '2026-11-21' });
      const created = contract.createProductToken;
      const begun = await api.send('POST', created.path, body, { 'foyer-now': evening });
      const token = created.answer.parse(begun.body).result ?? null;
      const night = Temporal.Instant.from('2026-11-21T05:00:00Z');
      const clock = vi.spyOn(api.clock, 'now').mockReturnValue(night);
      clock.mockReturnValueOnce(Temporal.Instant.from(evening));
      await sendForm(api, token, { ...goodCard, seen: '30000' });
      clock.mockRestore();
      expect(await purchasesOf(email)).toMatchObject([{ amount: 30_000 }]);
    });

    it('VA-07 fills in the postal code of the lead', async () => {
      const email = someone();
      const lead = aLeadBody({ EmailAddress: email, PhoneNumber: '2125550143', Zipcode: '06107' });
      await api.send('POST', '/v6/acq/leads/abandoned', lead);
      const page = await (await openPayment(api, await buys(email))).text();
      expect(page).toContain('value="06107"');
      const abroad = await (await openPayment(api, await buys(email, '199'))).text();
      expect(abroad).not.toContain('06107');
    });

    it('SJ-05 PL-04 mails the member what they paid, what is due each month, and for how long', async () => {
      const email = someone();
      await sendForm(api, await buys(email, '193'), {
        ...goodCard,
        postalCode: 'H2X 1Y4',
        state: 'QC',
      });
      const mail = await mailTo(email);
      expect(mail).toMatch(/^Membership +Select Access$/m);
      expect(mail).toMatch(/^Paid today +CA\$655$/m);
      expect(mail).toContain(
        'You pay CA$265 a month from December 20, 2026, for at least 12 months.',
      );
    });

    it('SJ-05 returns to step 2 after a declined card, and keeps the typed address through the bank’s question', async () => {
      const email = someone();
      const token = await buys(email);
      const declined = await sendForm(api, token, { ...goodCard, number: '4000000000000002' });
      expect(await refusedForm(api, token, declined)).toContain(
        'href="/join/step2/101?payment=declined"',
      );
      const asks = await sendForm(api, token, { ...goodCard, number: '4000002500003155' });
      const question = redirectOf(asks).pathname;
      const paid = await sendForm(api, token, { answer: 'yes' }, question);
      expect(confirmationIn(paid)).not.toBeNull();
      expect(await purchasesOf(email)).toMatchObject([
        { billing_postal_code: '10013', billing_state: 'NY' },
      ]);
    });

    it('SJ-05 finds the membership for the browser’s next purchase when the response to the payment was lost', async () => {
      const email = someone();
      const opened = await openPayment(api, await buys(email));
      expect(opened.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/i);
      const browser = browserIn(opened);
      await sendForm(api, await buys(email), goodCard, '/payment', browser);
      // The response was lost, so the buyer goes back a page and starts the payment again.
      const next = await buys(email, '102');
      const page = await openPayment(api, next, '/payment', browser);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(paymentMessages.purchasePaid);
      const back = await sendForm(api, next, {}, '/payment/return', browser);
      expect(redirectOf(back).pathname).toBe('/join/step3/101');
      expect((await memberOf(confirmationIn(back), browser)).memberID).toBe(
        (await purchasesOf(email))[0]?.['member_id'],
      );
    });

    it('SJ-05 lets a stranger who knows a member’s address pay nothing and learn nothing about the membership', async () => {
      const email = someone();
      const early = await buys(email);
      await sendForm(api, await buys(email), goodCard, '/payment', 'the-browser-that-paid');
      for (const token of [early, await buys(email)]) {
        for (const answer of [
          await openPayment(api, token, '/payment', 'another-browser'),
          await sendForm(api, token, goodCard, '/payment', 'another-browser'),
          await sendForm(api, token, {}, '/payment/return'),
        ]) {
          expect(answer.status).toBe(409);
          const page = await answer.text();
          expect(page).toContain(paymentMessages.joinedBefore);
          expect(page).toContain('href="/join/step2/101?payment=cancelled"');
          expect(page).not.toMatch(/\b4\d{8}\b/);
        }
        expect(await memberOf(token)).toEqual({ memberID: null, barcode: null, startDate: null });
      }
      expect(await purchasesOf(email)).toHaveLength(1);
    });

    it('SJ-05 RT-09 without the cookie shows the receipt for half an hour in the browser that paid, and offers any other both joins', async () => {
      const browser = 'paid-and-came-back';
      const paid = await sendForm(api, await buys(someone()), goodCard, '/payment', browser);
      const page = await openPayment(api, null, '/payment', browser);
      expect(page.status).toBe(200);
      const text = await page.text();
      for (const shown of [
        'You’re a member',
        'Charged',
        'Member ID',
        paymentMessages.purchasePaid,
      ]) {
        expect(text).toContain(shown);
      }
      const back = await sendForm(api, null, {}, '/payment/return', browser);
      expect(redirectOf(back).pathname).toBe(redirectOf(paid).pathname);
      expect(confirmationIn(back)).not.toBeNull();
      api.clock.advance(1_800_001);
      expect((await openPayment(api, null, '/payment', browser)).status).toBe(404);
      const others = await (await openPayment(api, null, '/payment', 'paid-nothing')).text();
      expect(others).toContain('href="/membership"');
      expect(others).toContain('href="/join/corp"');
    });

    it('RT-09 without the cookie shows what the browser paid for last: a day pass, then a membership', async () => {
      const browser = 'buys-twice';
      const shown = async () =>
        textsIn(await (await openPayment(api, null, '/payment', browser)).text());
      await sendForm(api, await aDayPassToken(api), goodCard, '/payment', browser);
      expect(await shown()).toContain('Your day pass is paid for');
      api.clock.advance(1_000);
      await sendForm(api, await buys(someone()), goodCard, '/payment', browser);
      expect(await shown()).toContain('You’re a member');
    });

    it('SJ-05 returns from an expired purchase to joining at the club', async () => {
      const token = await buys(someone());
      api.clock.advance(1_800_001);
      const page = await openPayment(api, token);
      expect(page.status).toBe(410);
      expect(await page.text()).toContain('href="/join/step2/101?payment=cancelled"');
    });

    it('RT-09 serves the brand’s typefaces with the page', async () => {
      const page = await (await openPayment(api, await buys(someone()))).text();
      const fonts = [...page.matchAll(/rel="preload"[^>]+href="([^"]+)"/g)].map(([, url]) => url);
      expect(fonts).toHaveLength(2);
      for (const url of fonts) {
        const font = await api.app.request(url ?? '');
        expect(font.headers.get('content-type')).toBe('font/woff2');
        expect(font.headers.get('cache-control')).toContain('max-age=604800');
        expect(
          Buffer.from(await font.arrayBuffer())
            .subarray(0, 4)
            .toString(),
        ).toBe('wOF2');
      }
    });
  });
}

function textsIn(page: string): string {
  return page.replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ');
}
