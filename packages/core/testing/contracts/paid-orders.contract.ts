import { describe, expect, it } from 'vitest';

import {
  type BackEndWith,
  eachTestIn,
  failsAndAborts,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';
import type { GiftOrder } from '../../src/club-services/gift-order.ts';
import type { DayPasses, GiftOrders } from '../../src/club-services/club-services.port.ts';
import type { DayPassOrder } from '../../src/club-services/day-pass.ts';
import { facilityId } from '../builders/club.builder.ts';

interface PaidOrdersEnvironment extends BackEndWith<never> {
  /** An unused order id. */
  newOrderId(): string;
  /** Pays like the payment application does; returns the confirmation token. */
  pay(productToken: string): Promise<string>;
  /** Advances the back end's clock. */
  passTime(ms: number): Promise<void>;
}

/** A chain that sells gift cards, on Friday 20 November 2026 at 10:00 in New York. */
export interface GiftOrdersEnvironment extends PaidOrdersEnvironment {
  readonly gifts: GiftOrders;
  /** Id of an available design. */
  readonly designId: string;
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

    it(
      'a confirmation token works for half an hour, and for ten minutes after it was first read',
      meets('AC-08'),
      async () => {
        const { gifts, pay, passTime } = env();
        const token = (await gifts.begin(anOrder())).unwrap();
        const [read, unread, never] = [await pay(token), await pay(token), await pay(token)];
        (await gifts.confirmation(read)).unwrap();
        await passTime(10 * minuteMs);
        (await gifts.confirmation(read)).unwrap();
        await passTime(1);
        const used = { kind: 'rejected', status: 410, code: 'TOKEN_USED' };
        expect((await gifts.confirmation(read)).val).toMatchObject(used);
        await passTime(20 * minuteMs - 1);
        (await gifts.confirmation(unread)).unwrap();
        await passTime(1);
        const late = { kind: 'rejected', status: 410, code: 'TOKEN_EXPIRED' };
        expect((await gifts.confirmation(never)).val).toMatchObject(late);
      },
    );

    it(
      'a part of a dollar, more than the most and a day out of reach are refused',
      meets('AC-08 VA-10'),
      async () => {
        const { gifts } = env();
        for (const minorUnits of [0, 99, 10_050, 50_100]) {
          const order = anOrder({ amount: { minorUnits, currency: 'USD' } });
          expect((await gifts.begin(order)).val).toMatchObject({ status: 422, field: 'amount' });
        }
        for (const sendDate of ['2026-11-19', '2026-12-20']) {
          const order = anOrder({ sendDate });
          expect((await gifts.begin(order)).val).toMatchObject({ status: 422, field: 'sendDate' });
        }
      },
    );

    failsAndAbortsAfter('ordering a gift card', env, ({ gifts }) => {
      const order = anOrder();
      return (options) => gifts.begin(order, options);
    });
    failsAndAbortsAfter('reading a gift', env, async ({ gifts, pay }) => {
      const back = await pay((await gifts.begin(anOrder())).unwrap());
      return (options) => gifts.confirmation(back, options);
    });
  });
}

const minuteMs = 60_000;

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

/** A chain that sells day passes at club 101 for $45 and none at 104, on Friday 20 November 2026 in New York. */
export interface DayPassesEnvironment extends PaidOrdersEnvironment {
  readonly dayPasses: DayPasses;
}

/** The behavior of every `DayPasses`. */
export function dayPassesContract(
  subject: string,
  open: () => Promise<DayPassesEnvironment>,
): void {
  describe(`${subject} sells day passes`, () => {
    const env = eachTestIn(open);
    const anOrder = (changes: Partial<DayPassOrder> = {}): DayPassOrder => ({
      ...aDayPassOrder,
      id: env().newOrderId(),
      ...changes,
    });

    it(
      'a club’s day pass has its price, and a club without one has none',
      meets('MB-170'),
      async () => {
        const { dayPasses } = env();
        expect((await dayPasses.atClub(club)).unwrap()).toMatchObject({
          facilityId: '101',
          trial: { days: 3 },
          dayPass: { title: 'Day pass', price },
        });
        const other = (await dayPasses.atClub(facilityId('104'))).unwrap();
        expect(other).toMatchObject({ trial: { days: 3 }, dayPass: null });
        const order = anOrder({ facilityId: facilityId('104') });
        expect((await dayPasses.begin(order)).val).toMatchObject({
          kind: 'rejected',
          status: 422,
          field: 'facilityId',
        });
      },
    );

    it(
      'the same order sent again is one order, a different one under its id is refused, and so is another price',
      meets('MB-171'),
      async () => {
        const { dayPasses } = env();
        const order = anOrder();
        const token = (await dayPasses.begin(order)).unwrap();
        expect((await dayPasses.begin(order)).unwrap()).toBe(token);
        expect((await dayPasses.begin({ ...order, day: '2026-12-02' })).val).toMatchObject({
          kind: 'rejected',
          status: 409,
          code: 'ORDER_CHANGED',
        });
        const cheaper = anOrder({ price: { minorUnits: 1_00, currency: 'USD' } });
        expect((await dayPasses.begin(cheaper)).val).toMatchObject({
          kind: 'rejected',
          status: 409,
          code: 'PRICE_CHANGED',
        });
      },
    );

    it(
      'a pass paid for twice is one pass, which each confirmation token returns for ten minutes',
      meets('MB-172'),
      async () => {
        const { dayPasses, pay, passTime } = env();
        const { id: _id, phone: _phone, ...pass } = anOrder();
        const token = (await dayPasses.begin(anOrder())).unwrap();
        const [one, other] = [await pay(token), await pay(token)];
        const first = (await dayPasses.confirmation(one)).unwrap();
        expect(first).toMatchObject({
          ...pass,
          orderNumber: expect.stringMatching(/^DP-\d{4}-\d{4}$/) as string,
          code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string,
        });
        expect((await dayPasses.confirmation(other)).unwrap()).toEqual(first);
        for (const unknown of [token, 'nobody’s', '', '.', 'a/b', '\uD800']) {
          expect((await dayPasses.confirmation(unknown)).unwrap()).toBeNull();
        }
        await passTime(10 * minuteMs);
        expect((await dayPasses.confirmation(one)).unwrap()).toEqual(first);
        await passTime(1);
        expect((await dayPasses.confirmation(one)).val).toMatchObject({ status: 410 });
      },
    );

    failsAndAborts('loading the passes of a club', env, ({ dayPasses }, options) =>
      dayPasses.atClub(club, options),
    );
    failsAndAbortsAfter('ordering a day pass', env, ({ dayPasses }) => {
      const order = anOrder();
      return (options) => dayPasses.begin(order, options);
    });
    failsAndAbortsAfter('reading a day pass', env, async ({ dayPasses, pay }) => {
      const back = await pay((await dayPasses.begin(anOrder())).unwrap());
      return (options) => dayPasses.confirmation(back, options);
    });
  });
}

const club = facilityId('101');
const price = { minorUnits: 45_00, currency: 'USD' } as const;

const aDayPassOrder: Omit<DayPassOrder, 'id'> = {
  facilityId: club,
  day: '2026-12-01',
  firstName: 'Ada',
  lastName: 'O’Byron',
  email: 'ada@mail.example',
  phone: '2125550123',
  price,
};
