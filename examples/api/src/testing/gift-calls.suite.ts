/** Gift cards: their orders, payments and mails. */
import { contract, errorBody } from '@foyer/adapters-http/wire';
import { paymentMessages } from '@foyer/core/messages';
import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { aGiftBody, aGiftToken, type GiftBody, payForGift } from './orders.ts';
import { mailbox, storedMails } from './mails.ts';
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
import { sharedApi } from './test-api.ts';

/** The calls for gift cards, on each engine. */
export function giftCallsSuite(engine: TestEngine): void {
  describe(`Gift cards over ${engine.name}`, () => {
    const api = sharedApi(engine);
    let people = 0;

    function someone(): { readonly emailAddress: string; readonly giverEmail: string } {
      people += 1;
      return {
        emailAddress: `ada${people}@mail.example`,
        giverEmail: `grace${people}@mail.example`,
      };
    }

    const order = (body: unknown) => api.send('POST', '/v6/utility/giftcard/order', body);
    const readGift = async (token: string) => {
      const { body, status } = await api.send('GET', `/v6/utility/giftcard/order/${token}`);
      return status === 200 ? contract.getGiftOrder.answer.parse(body) : status;
    };
    const textsOf = async (answer: Response) =>
      (await answer.text()).replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ');

    it('PG-244 each design has its picture in the sizes that phones need, and only by day', async () => {
      const { body } = await api.send('GET', '/v6/utility/giftcard/catalog');
      for (const { picture } of contract.getGiftCardCatalogue.answer.parse(body).designs) {
        expect(picture).toMatchObject({ night: null });
        expect(picture?.srcSet).toContain('-480.avif 480w');
      }
    });

    async function cardsOf(productToken: string) {
      return api.database
        .selectFrom('gift_cards')
        .innerJoin('orders', 'orders.id', 'gift_cards.order_id')
        .selectAll('gift_cards')
        .where('orders.product_token', '=', productToken)
        .execute();
    }

    it('AC-08 stores an order once under its id, even with concurrent requests, and mails nobody', async () => {
      const body = aGiftBody(someone());
      const answers = await Promise.all(Array.from({ length: 10 }, () => order(body)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect(await mailbox(api, { to: body.giverEmail })).toEqual([]);
      const changed = await order({ ...body, amount: '500.00' });
      expect([changed.status, changed.body]).toEqual([
        409,
        {
          success: false,
          error: {
            code: 'ORDER_CHANGED',
            message: 'Another gift card was ordered under this id.',
            field: 'id',
          },
        },
      ]);
    });

    it.each<[keyof GiftBody, Partial<GiftBody>]>([
      ['designId', { designId: 'sold-out' }],
      ['amount', { amount: '0' }],
      ['amount', { amount: '500.01' }],
      ['amount', { amount: '12.50' }],
      ['amount', { amount: '-50' }],
      ['amount', { amount: 'fifty' }],
      ['firstName', { firstName: '4' }],
      ['lastName', { lastName: '<b>' }],
      ['emailAddress', { emailAddress: 'ada' }],
      ['message', { message: 'x'.repeat(151) }],
      ['sendDate', { sendDate: '2026-11-19' }],
      ['sendDate', { sendDate: '2026-12-20' }],
      ['sendDate', { sendDate: '2026-11-31' }],
      ['timeZone', { timeZone: 'Mars/Olympus' }],
      ['giverName', { giverName: '' }],
      ['giverEmail', { giverEmail: 'grace@' }],
      ['id', { id: '' }],
      ['id', { id: 'x'.repeat(101) }],
    ])('AC-08 VA-10 refuses %s as it is in %j', async (field, changes) => {
      const { status, body } = await order(aGiftBody(changes));
      expect([status, body]).toMatchObject([422, { error: { code: 'INVALID_FIELD', field } }]);
    });

    it('FM-05 accepts today and the next 29 days in the giver’s time zone', async () => {
      // 10:00 in New York is already the next day on Kiritimati.
      const kiritimati = { timeZone: 'Pacific/Kiritimati' };
      expect((await order(aGiftBody({ ...kiritimati, sendDate: '2026-11-20' }))).status).toBe(422);
      expect((await order(aGiftBody({ ...kiritimati, sendDate: '2026-12-20' }))).status).toBe(200);
      expect((await order(aGiftBody({ sendDate: '2026-12-19' }))).status).toBe(200);
    });

    it('AC-08 checks an order that is sent again past midnight against the day it was first sent', async () => {
      const body = aGiftBody({ ...someone(), sendDate: '2026-11-20' });
      const send = (at: string) =>
        api.app.request('/v6/utility/giftcard/order', {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'foyer-now': at },
        });
      expect((await send('2026-11-21T04:59:00Z')).status).toBe(200);
      expect((await send('2026-11-21T05:01:00Z')).status).toBe(200);
    });

    it('AC-08 shows the gift and the amount due, and asks for an address in its currency’s country', async () => {
      const page = await textsOf(await openPayment(api, await aGiftToken(api, someone())));
      for (const text of [
        'A gift card for Ada',
        'From Grace Hopper · First light design',
        'Due today $50',
        'Delivery Tuesday, December 1, 9:00 AM your time',
        'Message For the long winter.',
        'ZIP code',
        'Pay $50',
      ]) {
        expect(page).toContain(text);
      }
      expect(page).not.toContain('member');
      const pounds = await aGiftToken(api, { ...someone(), currency: 'GBP', amount: '75' });
      const british = await textsOf(await openPayment(api, pounds));
      expect(british).toContain('Pay £75');
      expect(british).toContain('Postcode');
      const today = await aGiftToken(api, { ...someone(), sendDate: '2026-11-20' });
      expect(await textsOf(await openPayment(api, today))).toContain('Right after payment');
    });

    it('AC-08 creates one gift card per paid gift, with its code stored only as a hash', async () => {
      const { emailAddress, giverEmail } = someone();
      const token = await aGiftToken(api, { emailAddress, giverEmail, sendDate: '2026-11-20' });
      const paid = await Promise.all(
        Array.from({ length: 5 }, () => sendForm(api, token, { ...goodCard })),
      );
      for (const answer of paid) {
        expect([answer.status, redirectOf(answer).pathname]).toEqual([303, '/gift-card/purchase']);
      }
      const [card, ...others] = await cardsOf(token);
      expect(others).toEqual([]);
      expect(card).toMatchObject({ balance: 5_000, currency: 'USD' });
      const [mail, ...more] = await mailbox(api, { to: emailAddress });
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Grace Hopper sent you a gift card');
      const [code = ''] = /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/.exec(mail?.body ?? '') ?? [];
      expect(code.slice(-4)).toBe(card?.last_four);
      expect(await api.secret.mark('gift', code)).toBe(card?.code_hash);
      const stored = [await storedMails(api, emailAddress), await storedMails(api, giverEmail)];
      expect(JSON.stringify([stored, card])).not.toContain(code);
      const receipts = await mailbox(api, { to: giverEmail });
      expect(receipts).toHaveLength(1);
      expect(receipts[0]?.body).toMatch(/^Paid today +\$50$/m);
      expect(receipts[0]?.body).not.toContain(code);
    });

    it('AC-08 sends the card at nine in the morning of its day in the giver’s time zone, and the receipt at once', async () => {
      const { emailAddress, giverEmail } = someone();
      const london = { timeZone: 'Europe/London', sendDate: '2026-12-01' };
      const token = await aGiftToken(api, { emailAddress, giverEmail, ...london });
      const gift = await readGift(await payForGift(api, token));
      expect(gift).toMatchObject({ sendsAt: '2026-12-01T09:00:00.000Z', amount: '50.00' });
      expect(await mailbox(api, { to: giverEmail })).toHaveLength(1);
      expect(await mailbox(api, { to: emailAddress })).toEqual([]);
      expect(await mailbox(api, { to: emailAddress, now: '2026-12-01T08:59:59Z' })).toEqual([]);
      const [mail] = await mailbox(api, { to: emailAddress, now: '2026-12-01T09:00:00Z' });
      expect(mail?.body).toContain('“For the long winter.”');
    });

    it('AC-08 doesn’t let the giver’s message take the place of the code', async () => {
      const { emailAddress, giverEmail } = someone();
      const changes = { sendDate: '2026-11-20', message: '{{code}} $& {{code}}' };
      await payForGift(api, await aGiftToken(api, { emailAddress, giverEmail, ...changes }));
      const [mail] = await mailbox(api, { to: emailAddress });
      expect(mail?.body).toMatch(/Your gift card is [2-9A-Z]{4}-/);
      expect(mail?.body).toContain('“{{code}} $& {{code}}”');
    });

    it('AC-08 returns to the gift after a declined or canceled payment, and doesn’t charge twice', async () => {
      const token = await aGiftToken(api, someone());
      const declined = await sendForm(api, token, { ...goodCard, number: '4000000000000002' });
      expect(await (await openPayment(api, token)).text()).toContain(
        'href="/gift-card/purchase?payment=cancelled"',
      );
      const again = await refusedForm(api, token, declined);
      expect(again).toContain('href="/gift-card/purchase?payment=declined"');
      expect(again).toContain(paymentMessages.cardDeclined);
      await payForGift(api, token);
      const paid = await textsOf(await openPayment(api, token));
      expect(paid).toContain('Your gift card is paid for');
      expect(paid).not.toContain('member');
      const back = await sendForm(api, token, {}, '/payment/return');
      expect(await readGift(confirmationIn(back) ?? '')).toMatchObject({ firstName: 'Ada' });
      expect(await cardsOf(token)).toHaveLength(1);
    });

    it('AC-08 charges only once the bank’s question is answered', async () => {
      const token = await aGiftToken(api, someone());
      const asked = await sendForm(api, token, { ...goodCard, number: '4000002500003155' });
      const question = redirectOf(asked).pathname;
      expect(question).toMatch(/^\/payment\/question\//);
      expect(await textsOf(await openPayment(api, token, question))).toContain(
        'Payee Foyer Clubs For A gift card for Ada',
      );
      expect(await cardsOf(token)).toEqual([]);
      const paid = await sendForm(api, token, { answer: 'yes' }, question);
      expect(confirmationIn(paid)).not.toBeNull();
      expect(await cardsOf(token)).toHaveLength(1);
    });

    it('AC-08 doesn’t charge an expired order, which can be sent again under its id', async () => {
      const body = aGiftBody(someone());
      const { result } = contract.orderGiftCard.answer.parse((await order(body)).body);
      const late = { 'foyer-now': '2026-11-20T15:30:01Z' };
      const open = () =>
        api.app.request('/payment', {
          headers: { cookie: `foyer_product_token=${result}`, ...late },
        });
      const expired = await open();
      expect(expired.status).toBe(410);
      const page = await expired.text();
      expect(page).toContain('This checkout expired');
      expect(page).toContain('href="/gift-card/purchase?payment=cancelled"');
      const again = await api.send('POST', contract.orderGiftCard.path, body, late);
      expect(contract.orderGiftCard.answer.parse(again.body).result).toBe(result);
      expect((await open()).status).toBe(200);
    });

    it('AC-08 shows the receipt to a browser that lost its cookie after paying, with the way to the gift', async () => {
      const token = await aGiftToken(api, someone());
      const browser = browserIn(await openPayment(api, token));
      await sendForm(api, token, { ...goodCard }, '/payment', browser);
      const page = await (await openPayment(api, null, '/payment', browser)).text();
      expect(page).toContain('Your gift card is paid for');
      expect(page).toMatch(/GC-\d{4}-\d{4}/);
      const back = await sendForm(api, null, {}, '/payment/return', browser);
      expect(redirectOf(back).pathname).toBe('/gift-card/purchase');
    });

    it('SE-47 AC-08 shows the gift only to the browser that paid', async () => {
      const token = await aGiftToken(api, someone());
      const browser = browserIn(await openPayment(api, token));
      const paid = await sendForm(api, token, { ...goodCard }, '/payment', browser);
      const path = `/v6/utility/giftcard/order/${confirmationIn(paid)}`;
      const stranger = await api.send('GET', path);
      expect(stranger.status).toBe(403);
      expect(errorBody.parse(stranger.body).error.code).toBe('OTHER_BROWSER');
      expect((await api.send('GET', path, undefined, cookieOf(null, browser))).status).toBe(200);
    });

    it('AC-08 keeps the tokens of gifts and memberships apart', async () => {
      const token = await aGiftToken(api, someone());
      const back = await payForGift(api, token);
      expect((await api.send('GET', `/v6/acq/payment/token/${token}`)).status).toBe(404);
      expect((await api.send('GET', `/v6/acq/payment/token/${back}`)).status).toBe(404);
      expect(await readGift(token)).toBe(404);
      expect(await readGift(back)).toMatchObject({ designId: 'first-light' });
    });
  });
}
