import { contract } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import { cardChangeCookie } from '@foyer/core/membership';
import { paymentMessages } from '@foyer/core/messages';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { billMembers } from '../membership/bill-members.ts';
import { changeCard } from '../membership/change-card.ts';
import { type CardCharger, testCharger } from '../payment/cards.ts';
import { systemIds } from '../system.ts';
import { storedMails } from './mails.ts';
import { asMember, payFor } from './members.ts';
import { goodCard, keptIn, redirectOf } from './payment.ts';
import type { TestEngine } from './engines.ts';
import { aStandardProductToken } from './joins.ts';
import { sharedApi } from './test-api.ts';

type Form = Readonly<Record<string, string>>;

/** The change of the card that bills are charged to, on each engine. */
export function cardChangeSuite(engine: TestEngine): void {
  describe(`Another card over ${engine.name}`, () => {
    let people = 0;
    /** The invoices that were charged, in order. */
    const charged: string[] = [];
    const charger: CardCharger = {
      charge(request) {
        charged.push(request.invoiceNumber);
        return testCharger.charge(request);
      },
    };
    const api = sharedApi(engine, { charger });

    const mastercard = { ...goodCard, number: '5555 5555 5555 4444', expiry: '7/2031' };
    const declinedEachMonth = { ...goodCard, number: '4000 0000 0000 0341' };

    it('MB-148 MB-151 replaces the card, of which only brand, last digits and month stay, and mails it', async () => {
      const member = await joined();
      const form = await member.open();
      expect(await form.page()).toContain('Nothing');
      expect(await form.page()).toContain('Your next bill is charged to the new card.');
      const answer = await form.send({ ...mastercard, seen: '0' });
      expect(answer.status).toBe(303);
      expect(redirectOf(answer).pathname + redirectOf(answer).search).toBe(
        '/account/billing?changed=card',
      );
      expect(await member.card()).toEqual({
        cardLastFourDigits: '4444',
        cardType: 'Mastercard',
        expirationDate: '07/31',
      });
      expect(await member.subjects()).toEqual(['Your card was updated']);
      const stored = await api.database
        .selectFrom('card_changes')
        .selectAll()
        .where('member_id', '=', member.memberId)
        .execute();
      expect(JSON.stringify(stored)).not.toMatch(/5555|4444/);
      expect(await member.charges()).toEqual([]);
      await bill('2026-12-20');
      expect((await member.invoices())[0]).toMatchObject({
        status: 'paid',
        paidWith: 'Mastercard',
      });
    });

    it('MB-149 says what is overdue, and charges it once, however often and in however many tabs the form is sent', async () => {
      const member = await owing();
      const [one, other] = [await member.open(), await member.open()];
      const page = await one.page();
      expect(page).toContain('$205 is overdue because a payment was declined.');
      expect(page).toContain('Save card and pay $205');
      const good = { ...mastercard, seen: '20500' };
      const answers = await Promise.all([one.send(good), one.send(good), other.send(good)]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
      await one.send(good);
      await one.page();
      expect(await member.charges()).toHaveLength(1);
      expect((await member.invoices())[0]).toMatchObject({
        status: 'paid',
        paidWith: 'Mastercard',
      });
      expect(await member.balance()).toMatchObject({ balance: '0.00' });
      await bill('2026-12-22');
      expect(await member.charges()).toHaveLength(1);
      const mails = await member.subjects();
      expect(mails.filter((subject) => subject.startsWith('Receipt'))).toHaveLength(1);
    });

    it('MB-149 a bill that the daily billing charges at the same moment has one receipt, of the card that paid it', async () => {
      const member = await owing();
      const form = await member.open();
      await bill('2026-12-21', {
        async charge(request) {
          if (!request.invoiceNumber.startsWith(member.memberId))
            return testCharger.charge(request);
          await form.send({ ...mastercard, seen: '20500' });
          return 'approved';
        },
      });
      expect((await member.invoices())[0]).toMatchObject({
        status: 'paid',
        paidWith: 'Mastercard',
      });
      const mails = await member.subjects();
      expect(mails.filter((subject) => subject.startsWith('Receipt'))).toHaveLength(1);
    });

    it('MB-149 a bill that the member pays while its first charge is declined isn’t told as declined', async () => {
      const member = await joined(declinedEachMonth);
      const form = await member.open();
      await bill('2026-12-20', {
        async charge(request) {
          if (!request.invoiceNumber.startsWith(member.memberId))
            return testCharger.charge(request);
          await form.send({ ...mastercard, seen: '20500' });
          return 'declined';
        },
      });
      expect((await member.invoices())[0]).toMatchObject({
        status: 'paid',
        paidWith: 'Mastercard',
      });
      const declined = await api.database
        .selectFrom('outbox_mail')
        .select('id')
        .where('id', 'like', `declined-${member.memberId}%`)
        .execute();
      expect(declined).toEqual([]);
    });

    it('MB-149 after the change the form names the card on file, also when another card is sent', async () => {
      const member = await joined();
      const form = await member.open();
      await form.send({ ...mastercard, seen: '0' });
      expect(await form.page()).toContain('Your card is updated');
      const again = await form.send({ ...goodCard, seen: '0' });
      expect(redirectOf(again).pathname).toBe('/payment/card');
      expect(await form.page(again)).toContain('Mastercard •••• 4444');
      expect(await member.card()).toMatchObject({ cardType: 'Mastercard' });
    });

    it('MB-149 an amount that the member hasn’t seen isn’t charged', async () => {
      const member = await owing();
      const form = await member.open();
      for (const seen of ['0', '10000', 'none', '']) {
        const answer = await form.send({ ...mastercard, seen });
        expect(redirectOf(answer).pathname).toBe('/payment/card');
      }
      expect(await member.charges()).toEqual([]);
      expect(await member.card()).toMatchObject({ cardType: 'Visa' });
    });

    it.each([
      ['declined', '4000 0000 0000 0002', 'declined this card'],
      ['without funds', '4000 0000 0000 9995', 'insufficient funds'],
      ['mistyped', '5555 5555 5555 4445', 'isn’t valid'],
    ])(
      'MB-150 a card that is %s leaves the former one, and what was typed',
      async (_, number, says) => {
        const member = await joined();
        const form = await member.open();
        const answer = await form.send({ ...mastercard, number, seen: '0' });
        expect(redirectOf(answer).search).toBe('?refused=1');
        const page = await form.page(answer);
        expect(page).toContain(says);
        expect(page).toContain('Ada Lovelace');
        expect(page).not.toContain(`value="${number}`);
        expect(await member.card()).toMatchObject({ cardType: 'Visa' });
        expect(await member.subjects()).toEqual([]);
      },
    );

    it('MB-149 a request that took too long doesn’t end the turn of the one after it', async () => {
      const member = await owing();
      const form = await member.open();
      const { answers, send } = await slowly(member.memberId);
      const first = send(0);
      await expect.poll(() => answers.length).toBe(1);
      const second = send(61);
      await expect.poll(() => answers.length).toBe(2);
      answers[0]?.('declined');
      expect(await first).toBe('declined');
      const third = send(62);
      await new Promise((done) => setTimeout(done, 50));
      expect(answers).toHaveLength(2);
      answers[1]?.('declined');
      expect(await Promise.all([second, third])).toEqual(['declined', 'busy']);
      await form.page();
    });

    it('MB-149 each mail is sent once when a request that took too long is approved as well', async () => {
      const member = await owing();
      await member.open();
      const { answers, send } = await slowly(member.memberId);
      const first = send(0);
      await expect.poll(() => answers.length).toBe(1);
      const second = send(61);
      await expect.poll(() => answers.length).toBe(2);
      for (const answer of answers) answer('approved');
      expect(await Promise.all([first, second])).toEqual(['changed', 'changed']);
      const mails = await member.subjects();
      const named = (start: string) => mails.filter((subject) => subject.startsWith(start));
      expect([named('Receipt'), named('Your card')].map(({ length }) => length)).toEqual([1, 1]);
    });

    it('MB-150 a card that can’t pay what is overdue leaves the former one, and the bill due', async () => {
      const member = await owing();
      const form = await member.open();
      const answer = await form.send({ ...declinedEachMonth, seen: '20500' });
      expect(await form.page(answer)).toContain('declined this card');
      expect((await member.invoices())[0]).toMatchObject({ status: 'due' });
      expect(await member.card()).toMatchObject({ cardLastFourDigits: null });
      await form.send({ ...mastercard, seen: '20500' });
      expect((await member.invoices())[0]).toMatchObject({ status: 'paid' });
    });

    it('MB-150 a card that the bank asks about is saved with a yes, and once', async () => {
      const member = await owing();
      const asked = { ...mastercard, number: '4000 0025 0000 3155', seen: '20500' };
      const form = await member.open();
      expect(redirectOf(await form.send(asked)).pathname).toBe('/payment/card/question');
      const question = '/payment/card/question';
      expect(await form.page(null, question)).toContain('Yes, pay $205');
      const no = await form.send({ answer: 'no', seen: '20500' }, question);
      expect(await form.page(no)).toContain('wasn’t confirmed');
      expect(await member.charges()).toEqual([]);
      await form.send(asked);
      const yes = { answer: 'yes', seen: '20500' };
      await Promise.all([form.send(yes, question), form.send(yes, question)]);
      expect(await member.charges()).toHaveLength(1);
      expect(await member.card()).toMatchObject({ cardLastFourDigits: '3155' });
    });

    it('MB-150 ten cards can be tried, without those that were mistyped, and the page says so', async () => {
      const member = await joined();
      const form = await member.open();
      const mistyped = { ...mastercard, number: '5555 5555 5555 4445', seen: '0' };
      for (let tries = 0; tries < 10; tries += 1) await form.send(mistyped);
      const wrong = { ...mastercard, number: '4000 0000 0000 0002', seen: '0' };
      for (let tries = 0; tries < 10; tries += 1) {
        expect(await form.page(await form.send(wrong))).toContain(paymentMessages.cardDeclined);
      }
      const eleventh = await form.send({ ...mastercard, seen: '0' });
      expect(await form.page(eleventh)).toContain(paymentMessages.cardsTried);
      expect(await member.card()).toMatchObject({ cardType: 'Visa' });
    });

    it('MB-148 the form is closed to strangers, after half an hour, and once its member has logged out', async () => {
      const member = await joined();
      const form = await member.open();
      for (const token of ['', 'made-up', 'x'.repeat(5_000)]) {
        const answer = await api.app.request('/payment/card', {
          headers: { cookie: `${cardChangeCookie}=${token}` },
        });
        expect(answer.status).toBe(410);
      }
      const later = { 'Foyer-Now': '2026-11-20T15:30:00Z' };
      expect((await form.open(later)).status).toBe(410);
      expect((await form.open()).status).toBe(200);
      await member.send('POST', contract.signOut.path);
      expect((await form.open()).status).toBe(410);
      expect((await form.send({ ...mastercard, seen: '0' })).status).toBe(410);
    });

    it('MB-148 a form of another site is refused', async () => {
      const member = await joined();
      const form = await member.open();
      const answer = await form.send({ ...mastercard, seen: '0' }, '/payment/card', {
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
      });
      expect(answer.status).toBe(403);
      expect(await member.card()).toMatchObject({ cardType: 'Visa' });
    });

    it('MB-150 ten cards can be tried in an hour, also in another form', async () => {
      const member = await joined();
      const refused = { ...goodCard, number: '4000000000000002', seen: '0' };
      const form = await member.open();
      for (let tries = 0; tries < 10; tries += 1) await form.send(refused);
      const other = await member.open();
      const eleventh = await other.send({ ...mastercard, seen: '0' });
      expect(await other.page(eleventh)).toContain(paymentMessages.cardsTried);
      api.clock.advance(3_600_000);
      const later = await member.open();
      await later.send({ ...mastercard, seen: '0' });
      expect(await member.card()).toMatchObject({ cardType: 'Mastercard' });
    });

    it('PG-353 ten cards can be tried in any hour, whenever their forms were opened', async () => {
      const member = await joined();
      const refused = { ...goodCard, number: '4000000000000002', seen: '0' };
      const form = await member.open();
      api.clock.advance(29 * 60_000);
      for (let tries = 0; tries < 10; tries += 1) await form.send(refused);
      api.clock.advance(31 * 60_000);
      const other = await member.open();
      expect(await other.page(await other.send(refused))).toContain(paymentMessages.cardsTried);
    });

    function changesOf(memberId: string) {
      return api.database
        .selectFrom('card_changes')
        .selectAll()
        .where('member_id', '=', memberId)
        .execute();
    }

    /** Sends the member's card change some seconds after its start, to a provider that waits for `answers`. */
    async function slowly(memberId: string) {
      const [change] = await changesOf(memberId);
      if (!change) throw new Error('There is no change.');
      const start = Temporal.Instant.from('2026-12-21T15:00:00Z');
      const card = {
        brand: 'mastercard',
        token: 'test-approved',
        lastFour: '4444',
        expiry: '07/31',
      } as const;
      const answers: ((outcome: 'approved' | 'declined') => void)[] = [];
      const slow: CardCharger = {
        charge: () => new Promise((answer) => void answers.push(answer)),
      };
      const backing = {
        database: api.database,
        ids: systemIds,
        data: shippedData(),
        charger: slow,
        publicUrl: '',
      };
      const send = (seconds: number) =>
        changeCard(backing, change, card, {
          seen: 20_500,
          now: start.add({ seconds }),
          locale: 'en-US',
        });
      return { answers, send };
    }

    /** Someone whose card was declined for the bill of December 20. */
    async function owing() {
      const member = await joined(declinedEachMonth);
      await bill('2026-12-20');
      return member;
    }

    /** Runs the daily billing with a charger that isn’t watched. */
    function bill(day: string, unwatched: CardCharger = testCharger): Promise<void> {
      const backing = { database: api.database, ids: systemIds, data: shippedData() };
      return billMembers(
        { ...backing, charger: unwatched, publicUrl: 'http://localhost' },
        Temporal.Instant.from(`${day}T15:00:00Z`),
      );
    }

    /** Someone who joined on November 20, and is signed in. */
    async function joined(card: Form = goodCard) {
      people += 1;
      const email = `card${people}@mail.example`;
      const memberId = await payFor(api, await aStandardProductToken(api, { email }), card);
      const { send } = await asMember(api, memberId);
      return {
        memberId,
        send,
        open: async () => {
          const begun = await send('POST', contract.beginCardChange.path);
          return aForm(contract.beginCardChange.answer.parse(begun.body).token);
        },
        card: async () => (await send('GET', contract.getBillingCard.path)).body,
        balance: async () => (await send('GET', contract.getBillingBalance.path)).body,
        invoices: async () =>
          contract.listInvoices.answer.parse((await send('GET', contract.listInvoices.path)).body)
            .invoices,
        charges: async () => charged.filter((number) => number.startsWith(memberId)),
        subjects: async () =>
          (await storedMails(api, email))
            .map(({ subject }) => subject)
            .filter((subject) => !/^Welcome|didn’t go through$/.test(subject)),
      };
    }

    /** The form in a browser with this token. */
    function aForm(token: string) {
      const cookie = `${cardChangeCookie}=${token}`;
      let kept = '';
      const open = (headers: Form = {}, path = '/payment/card') =>
        Promise.resolve(
          api.app.request(path, { headers: { cookie: `${cookie}; ${kept}`, ...headers } }),
        );
      return {
        open,
        /** The page that an answer leads to; without one, the form. */
        page: async (answer: Response | null = null, path = '/payment/card') => {
          const to = answer === null ? path : redirectOf(answer);
          return (await open({}, typeof to === 'string' ? to : to.pathname + to.search)).text();
        },
        send: async (form: Form, path = '/payment/card', headers: Form = {}) => {
          const answer = await api.app.request(path, {
            method: 'POST',
            body: new URLSearchParams(form).toString(),
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              'sec-fetch-site': 'same-origin',
              cookie: `${cookie}; ${kept}`,
              ...headers,
            },
          });
          kept = keptIn(answer) || kept;
          return answer;
        },
      };
    }
  });
}
