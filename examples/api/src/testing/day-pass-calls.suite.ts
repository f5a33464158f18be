/** Day passes: their price, orders, payment, mail and page. */
import { contract, errorBody } from '@foyer/adapters-http/wire';
import { paymentMessages } from '@foyer/core/messages';
import { describe, expect, it } from 'vitest';

import { aDayPassBody, aDayPassToken, type DayPassBody } from './orders.ts';
import type { TestEngine } from './engines.ts';
import { trialsMailedTo } from './mails.ts';
import {
  browserIn,
  confirmationIn,
  cookieOf,
  goodCard,
  openPayment,
  redirectOf,
  refusedForm,
  sendForm,
} from './payment.ts';
import { sharedApi } from './test-api.ts';

/** The calls for day passes, on each engine. */
export function dayPassCallsSuite(engine: TestEngine): void {
  describe(`Day passes over ${engine.name}`, () => {
    const api = sharedApi(engine);
    let people = 0;

    function someone(): { readonly email: string } {
      people += 1;
      return { email: `ada${people}@mail.example` };
    }

    const order = (body: unknown) => api.send('POST', contract.orderDayPass.path, body);
    const textsOf = async (answer: Response) =>
      (await answer.text()).replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ');
    const passesOf = (token: string) =>
      api.database.selectFrom('trial_holders').selectAll().where('id', '=', token).execute();
    const readOrder = (token: string | null, headers = {}) =>
      api.send('GET', `/v6/acq/daypass/order/${token}`, undefined, headers);

    it('MB-170 has a price in the currency of the club, its state’s own first, and none where none is sold', async () => {
      const offerAt = async (facilityId: string) => {
        const { body } = await api.send('GET', `/v6/acq/passes/${facilityId}`);
        const { dayPass } = contract.getClubPasses.answer.parse(body);
        return dayPass && `${dayPass.price} ${dayPass.currency}`;
      };
      expect(await offerAt('101')).toBe('45.00 USD');
      expect(await offerAt('193')).toBe('40.00 CAD');
      expect(await offerAt('199')).toBe('25.00 GBP');
      // A presale, and a club that the chain's data names.
      expect([await offerAt('113'), await offerAt('104')]).toEqual([null, null]);
      expect((await api.send('GET', '/v6/acq/passes/999')).status).toBe(404);
    });

    it('MB-170 shows the price beside the plans', async () => {
      const priceAt = async (facilityId: string) => {
        const path = `/api/cms/facilities/${facilityId}/membership/plans?fmid=`;
        const { body } = await api.send('GET', path);
        return contract.getClubPlans.answer.parse(body).dayPassPrice;
      };
      expect(await priceAt('101')).toBe('45.00');
      expect(await priceAt('104')).toBeNull();
    });

    it('MB-171 stores an order once under its id, even with concurrent requests, and mails nobody', async () => {
      const body = aDayPassBody(someone());
      const answers = await Promise.all(Array.from({ length: 10 }, () => order(body)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect(await trialsMailedTo(api, body.email)).toEqual([]);
      const changed = await order({ ...body, day: '2026-12-02' });
      expect([changed.status, errorBody.parse(changed.body).error.code]).toEqual([
        409,
        'ORDER_CHANGED',
      ]);
    });

    it.each<[keyof DayPassBody, Partial<DayPassBody>]>([
      ['facilityId', { facilityId: '104' }],
      ['facilityId', { facilityId: '999' }],
      ['day', { day: '2026-11-19' }],
      ['day', { day: '2026-12-20' }],
      ['day', { day: '2026-11-31' }],
      ['firstName', { firstName: '4' }],
      ['lastName', { lastName: '<b>' }],
      ['email', { email: 'ada' }],
      ['phone', { phone: '12' }],
      ['price', { price: 'free' }],
      ['id', { id: '' }],
    ])('MB-171 refuses %s as it is in %j', async (field, changes) => {
      const { status, body } = await order(aDayPassBody(changes));
      expect([status, body]).toMatchObject([422, { error: { code: 'INVALID_FIELD', field } }]);
    });

    it.each([{ price: '44.99' }, { price: '0.00' }, { price: '-45.00' }, { currency: 'CAD' }])(
      'MB-171 refuses another price than the club’s: %j',
      async (changes) => {
        const { status, body } = await order(aDayPassBody(changes as Partial<DayPassBody>));
        expect([status, errorBody.parse(body).error.code]).toEqual([409, 'PRICE_CHANGED']);
      },
    );

    it('MB-172 gives one pass for one payment, however often it is sent, and mails it with its receipt', async () => {
      const { email } = someone();
      const token = await aDayPassToken(api, { email });
      const page = await textsOf(await openPayment(api, token));
      for (const text of [
        'Day pass',
        'Foyer Tribeca · December 1, 2026',
        'Due today $45',
        'Pay $45',
      ]) {
        expect(page).toContain(text);
      }
      expect(page).not.toContain('you agree that');
      const paid = await Promise.all(
        Array.from({ length: 5 }, () => sendForm(api, token, { ...goodCard })),
      );
      for (const answer of paid) {
        expect([answer.status, redirectOf(answer).pathname]).toEqual([303, '/day-pass']);
      }
      const [holder, ...others] = await passesOf(token);
      expect(others).toEqual([]);
      const tokens = await trialsMailedTo(api, email);
      expect(tokens).toHaveLength(1);
      const mailed = await api.send('POST', contract.getMailedPass.path, { token: tokens[0] });
      const pass = contract.getMailedPass.answer.parse(mailed.body);
      expect(pass).toMatchObject({
        facilityId: '101',
        firstName: 'Ada',
        lastName: 'Byron',
        days: 1,
        title: 'Day pass',
        startsOn: '2026-12-01',
        endsOn: '2026-12-01',
        code: holder?.code,
      });
      const byCode = await api.send('GET', `/v6/acq/trialpass/101/${pass.code}`);
      expect(byCode.body).toMatchObject({ takeUpBy: '2026-12-01' });
      expect(JSON.stringify(byCode.body)).not.toContain('Byron');
    });

    it('MB-172 loses nothing when a card is declined, and doesn’t charge twice', async () => {
      const { email } = someone();
      const token = await aDayPassToken(api, { email });
      const declined = await sendForm(api, token, { ...goodCard, number: '4000000000000002' });
      const again = await refusedForm(api, token, declined);
      expect(again).toContain('href="/day-pass?payment=declined"');
      expect(again).toContain(paymentMessages.cardDeclined);
      expect(await passesOf(token)).toEqual([]);
      await sendForm(api, token, { ...goodCard });
      const page = await textsOf(await openPayment(api, token));
      expect(page).toContain('Your day pass is paid for');
      expect(page).toMatch(/DP-\d{4}-\d{4}/);
      const back = await sendForm(api, token, {}, '/payment/return');
      const { body } = await readOrder(confirmationIn(back));
      expect(body).toMatchObject({ day: '2026-12-01', price: '45.00', email });
      expect(await passesOf(token)).toHaveLength(1);
    });

    it('MB-172 charges only once the bank’s question is answered, which says what it is about', async () => {
      const token = await aDayPassToken(api, someone());
      const asked = await sendForm(api, token, { ...goodCard, number: '4000002500003155' });
      const question = redirectOf(asked).pathname;
      expect(await textsOf(await openPayment(api, token, question))).toContain(
        'Payee Foyer Tribeca For Day pass · December 1, 2026',
      );
      expect(await passesOf(token)).toEqual([]);
      await sendForm(api, token, { answer: 'yes' }, question);
      expect(await passesOf(token)).toHaveLength(1);
    });

    it('MB-172 doesn’t charge an expired order, and leads back to what was filled in', async () => {
      const token = await aDayPassToken(api, someone());
      const expired = await api.app.request('/payment', {
        headers: { cookie: `foyer_product_token=${token}`, 'foyer-now': '2026-11-20T15:30:01Z' },
      });
      expect(expired.status).toBe(410);
      const page = await expired.text();
      expect(page).toContain(paymentMessages.passExpired);
      expect(page).toContain('href="/day-pass?payment=cancelled"');
    });

    it('MB-171 MB-172 sells no pass for a day that is over at the club, however the order began', async () => {
      const body = { ...aDayPassBody(someone()), day: '2026-11-20' };
      const at = { 'foyer-now': '2026-11-21T04:50:00Z' };
      const path = contract.orderDayPass.path;
      const ordered = await api.send('POST', path, body, at);
      const { result } = contract.orderDayPass.answer.parse(ordered.body);
      const pay = (now: string) =>
        api.app.request('/payment', {
          headers: { cookie: `foyer_product_token=${result}`, 'foyer-now': now },
        });
      expect((await pay('2026-11-21T04:59:59Z')).status).toBe(200);
      const late = await pay('2026-11-21T05:00:00Z');
      expect(late.status).toBe(410);
      expect(await late.text()).toContain(paymentMessages.passExpired);
      const again = await api.send('POST', path, body, { 'foyer-now': '2026-11-21T05:00:00Z' });
      expect([again.status, again.body]).toMatchObject([422, { error: { field: 'day' } }]);
    });

    it('MB-172 shows the pass only to the browser that paid, also after it lost its cookie', async () => {
      const token = await aDayPassToken(api, someone());
      const browser = browserIn(await openPayment(api, token));
      const paid = confirmationIn(await sendForm(api, token, { ...goodCard }, '/payment', browser));
      expect((await readOrder(paid)).status).toBe(403);
      expect((await readOrder(paid, cookieOf(null, browser))).status).toBe(200);
      expect((await readOrder(token)).status).toBe(404);
      const page = await (await openPayment(api, null, '/payment', browser)).text();
      expect(page).toContain('Your day pass is paid for');
    });

    it('MB-173 records the price that the payment page showed, once for each language', async () => {
      const body = aDayPassBody(someone());
      const { result } = contract.orderDayPass.answer.parse((await order(body)).body);
      for (const language of ['en-US', 'en-US', 'fr-CA', 'fr-CA']) {
        const headers = { ...cookieOf(result ?? null, null), 'accept-language': language };
        expect((await api.app.request('/payment', { headers })).status).toBe(200);
      }
      const promises = await api.database
        .selectFrom('promises')
        .select(['said', 'place', 'locale'])
        .where('transaction_id', '=', body.id)
        .orderBy('locale')
        .execute();
      expect(promises.map(({ place, locale }) => [place, locale])).toEqual([
        ['/payment', 'en-US'],
        ['/payment', 'fr-CA'],
      ]);
      expect(JSON.parse(promises[0]?.said ?? '')).toEqual({
        kind: 'pass-price',
        title: 'Day pass',
        facilityId: '101',
        day: '2026-12-01',
        price: { minorUnits: 45_00, currency: 'USD' },
      });
    });
  });
}
