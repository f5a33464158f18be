import { contract, errorBody } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { aProductBody, aStandardProductBody, verifiedPerson } from './joins.ts';
import type { TestEngine } from './engines.ts';
import { goodCard, sendForm } from './payment.ts';
import { sharedApi, type TestAnswer, unsigned } from './test-api.ts';

/** Promo codes, on each engine. */
export function promoCallsSuite(engine: TestEngine): void {
  describe(`Promo codes over ${engine.name}`, () => {
    const half = { percent: 50 } as const;
    const always = { from: '2026-01-01', until: '2030-12-31' };
    const codes = [
      ...shippedData()['promo-codes'],
      { code: 'TODAY', from: '2026-11-20', until: '2026-11-20', initiation: half },
      { code: 'LATER', from: '2026-11-21', until: '2026-12-20', initiation: half },
      { code: 'TEN', ...always, uses: 10, initiation: half },
      { code: 'ONE', ...always, uses: 1, initiation: half },
    ];
    const data = { ...shippedData(), ...unsigned, 'promo-codes': codes };
    const api = sharedApi(engine, { data });
    let people = 0;

    function check(promoCode: string, facilityId = '101', client = 'a visitor') {
      const headers = { 'Foyer-Client': client };
      return api.send('POST', contract.checkPromoCode.path, { promoCode, facilityId }, headers);
    }

    function advanceTo(instant: string): void {
      api.clock.advance(Date.parse(instant) - api.clock.now().epochMilliseconds);
    }

    function begin(
      promoCode: string,
      purchase: Partial<Parameters<typeof aStandardProductBody>[0]> = {},
    ): Promise<TestAnswer> {
      people += 1;
      const email = `promo${people}@mail.example`;
      const body = { ...aStandardProductBody({ email, ...purchase }), promoCode };
      return api.send('POST', contract.createProductToken.path, body);
    }

    const codeIn = ({ body }: TestAnswer) => errorBody.parse(body).error.code;
    const tokenIn = ({ body }: TestAnswer) =>
      contract.createProductToken.answer.parse(body).result ?? '';

    it('MB-132 ten of twenty people at once get a code with ten uses', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => begin('TEN')));
      const begun = answers.filter(({ status }) => status === 200);
      expect(begun).toHaveLength(10);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.every((answer) => codeIn(answer) === 'PROMO_ENDED')).toBe(true);
      // Those who come back from the payment page still see their price.
      expect((await check('TEN')).status).toBe(200);
    });

    it('MB-132 a use that isn’t paid for is free again, and a paid one isn’t', async () => {
      const email = 'once@mail.example';
      await begin('ONE', { email });
      // The same person may start over.
      expect((await begin('ONE', { email })).status).toBe(200);
      expect(codeIn(await begin('ONE'))).toBe('PROMO_ENDED');
      // The last moment in which it can be paid for.
      api.clock.advance(30 * 60_000);
      expect(codeIn(await begin('ONE'))).toBe('PROMO_ENDED');
      api.clock.advance(1);
      const token = tokenIn(await begin('ONE'));
      await sendForm(api, token, goodCard);
      api.clock.advance(31 * 60_000);
      expect(codeIn(await begin('ONE'))).toBe('PROMO_ENDED');
      expect(codeIn(await check('ONE'))).toBe('PROMO_ENDED');
    });

    if (!engine.runsAll) return;

    it('MB-130 HT-110 a code takes amounts off in the club’s currency', async () => {
      expect((await check(' newyear ')).body).toEqual({
        promoCode: 'NEWYEAR',
        planIds: null,
        initiation: { amount: '100.00' },
        monthly: { amount: '40.00', months: 2 },
      });
      expect((await check('NEWYEAR', '193')).body).toMatchObject({
        initiation: { amount: '130.00' },
      });
    });

    it('MB-130 a code works from its first to its last day at the club', async () => {
      expect((await check('TODAY')).status).toBe(200);
      expect(codeIn(await check('LATER'))).toBe('PROMO_UNKNOWN');
      advanceTo('2026-11-21T04:59:59Z');
      expect((await check('TODAY')).status).toBe(200);
      // It’s the next day in London, but not in New York.
      expect(codeIn(await check('TODAY', '199'))).toBe('PROMO_ENDED');
      advanceTo('2026-11-21T05:00:00Z');
      expect(codeIn(await check('TODAY'))).toBe('PROMO_ENDED');
      expect((await check('LATER')).status).toBe(200);
    });

    it('MB-131 a purchase with a code that doesn’t apply is refused', async () => {
      expect(codeIn(await begin('NOSUCH'))).toBe('PROMO_UNKNOWN');
      expect(codeIn(await begin('SUMMER'))).toBe('PROMO_ENDED');
      expect(codeIn(await begin('RIVERSIDE'))).toBe('PROMO_ELSEWHERE');
      expect(codeIn(await begin('SELECT50', { planId: '16' }))).toBe('PROMO_ELSEWHERE');
      expect((await begin('SELECT50', { planId: '15' })).status).toBe(200);
    });

    it('MB-131 a network has thirty guesses an hour, and known codes aren’t guesses', async () => {
      const client = 'promo guesser';
      await Promise.all(Array.from({ length: 20 }, () => check('WELCOME50', '101', client)));
      const guesses = await Promise.all(
        Array.from({ length: 30 }, (_, at) => check(`GUESS${at}`, '101', client)),
      );
      expect(guesses.every((answer) => codeIn(answer) === 'PROMO_UNKNOWN')).toBe(true);
      const refused = await check('WELCOME50', '101', client);
      expect(codeIn(refused)).toBe('TOO_MANY_TRIES');
      expect(refused.headers.get('retry-after')).toBe('3600');
    });

    it('MB-127 an employee can use a code, too', async () => {
      const person = await verifiedPerson(api, 'promo@acme.example');
      const body = { ...aProductBody(person), promoCode: 'MONTHS20' };
      const token = tokenIn(await api.send('POST', contract.createProductToken.path, body));
      const product = await api.database
        .selectFrom('product_tokens')
        .select('plan')
        .where('product_token', '=', token)
        .executeTakeFirst();
      expect(JSON.parse(product?.plan ?? '')).toMatchObject({ promo: { code: 'MONTHS20' } });
    });
  });
}
