import { describe, expect, it } from 'vitest';

import { eachTestIn, failsAndAborts } from './back-end-environment.contract.ts';
import type { GiftOrder } from '../../src/club-services/gift-order.ts';
import type { GiftOrders } from '../../src/club-services/club-services.port.ts';
import { meets } from './meets.ts';

/** A chain that sells gift cards, on Friday 20 November 2026 at 10:00 in New York. */
export interface GiftOrdersEnvironment {
  readonly gifts: GiftOrders;
  /** Id of an available design. */
  readonly designId: string;
  /** An unused order id. */
  newOrderId(): string;
  /** Pays like the payment application does; returns the confirmation token. */
  pay(productToken: string): Promise<string>;
  /** Uses up the confirmation token and lets its time run out. */
  useUp(confirmationToken: string): Promise<void>;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** The behavior of every `GiftOrders`. */
export function giftOrdersContract(
  subject: string,
  open: () => Promise<GiftOrdersEnvironment>,
): void {
  describe(`${subject} sells gift cards`, () => {
    const env = eachTestIn(open);
    const anOrder = (changes: Partial<GiftOrder> = {}): GiftOrder => ({
      ...aGiftOrder,
      id: env().newOrderId(),
      designId: env().designId,
      ...changes,
    });

    it(
      'the same order sent again is one order, and another id is another order',
      meets('AC-08'),
      async () => {
        const { gifts } = env();
        const order = anOrder();
        const token = (await gifts.begin(order)).unwrap();
        expect(token).not.toBe('');
        expect((await gifts.begin(order)).unwrap()).toBe(token);
        expect((await gifts.begin(anOrder())).unwrap()).not.toBe(token);
      },
    );

    it(
      'a different gift under the same id is refused, so that nobody pays for something they didn’t see',
      meets('AC-08'),
      async () => {
        const { gifts } = env();
        const order = anOrder();
        (await gifts.begin(order)).unwrap();
        const dearer = { ...order, amount: { minorUnits: 20_000, currency: 'USD' } as const };
        expect((await gifts.begin(dearer)).val).toMatchObject({
          kind: 'rejected',
          status: 409,
          code: 'ORDER_CHANGED',
        });
      },
    );

    it(
      'a confirmation token returns the whole gift, and any other text returns nothing',
      meets('AC-08'),
      async () => {
        const { gifts, pay } = env();
        const { id: _id, ...gift } = anOrder({ message: '' });
        const token = (await gifts.begin({ ...gift, id: env().newOrderId() })).unwrap();
        const back = await pay(token);
        const confirmation = (await gifts.confirmation(back)).unwrap();
        expect(confirmation).toEqual({
          ...gift,
          orderNumber: expect.stringMatching(/^GC-\d{4}-\d{4}$/) as string,
          sendsAt: expect.stringMatching(/^2026-12-01T14:00:00(?:\.000)?Z$/) as string,
        });
        for (const other of [token, 'nobody’s', '', '.', 'a/b', '\uD800']) {
          expect((await gifts.confirmation(other)).unwrap()).toBeNull();
        }
      },
    );

    it(
      'a gift paid for twice is one gift card with two confirmation tokens',
      meets('AC-08'),
      async () => {
        const { gifts, pay } = env();
        const order = anOrder();
        const token = (await gifts.begin(order)).unwrap();
        const [one, other] = [await pay(token), await pay(token)];
        expect(one).not.toBe(other);
        const first = (await gifts.confirmation(one)).unwrap();
        expect((await gifts.confirmation(other)).unwrap()).toEqual(first);
        expect((await gifts.begin(order)).unwrap()).toBe(token);
      },
    );

    it('an old confirmation token is used up', meets('AC-08'), async () => {
      const { gifts, pay, useUp } = env();
      const back = await pay((await gifts.begin(anOrder())).unwrap());
      (await gifts.confirmation(back)).unwrap();
      await useUp(back);
      expect((await gifts.confirmation(back)).val).toMatchObject({ kind: 'rejected', status: 410 });
    });

    failsAndAborts('ordering a gift card', env, ({ gifts }) => {
      const order = anOrder();
      return (options) => gifts.begin(order, options);
    });
    failsAndAborts('reading a gift', env, async ({ gifts, pay }) => {
      const back = await pay((await gifts.begin(anOrder())).unwrap());
      return (options) => gifts.confirmation(back, options);
    });
  });
}

const aGiftOrder: Omit<GiftOrder, 'id' | 'designId'> = {
  amount: { minorUnits: 5_000, currency: 'USD' },
  firstName: 'Ada',
  lastName: 'O’Byron',
  email: 'ada@mail.example',
  message: 'For the long winter.',
  giverName: 'Grace Hopper',
  giverEmail: 'grace@mail.example',
  sendDate: '2026-12-01',
  timeZone: 'America/New_York',
};
