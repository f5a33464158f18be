import type { PaidOrders } from '../../src/payment/product-repository.port.ts';
import type { DayPasses, GiftOrders } from '../../src/club-services/club-services.port.ts';
import { type CallFailure, Err, Ok } from '../../src/kernel/result.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { CallFaults, invalid, rejected } from './call-faults.fake.ts';
import { FakeConfirmations } from './confirmations.fake.ts';
import {
  type GiftConfirmation,
  type GiftOrder,
  giftSendTime,
  giftToday,
} from '../../src/club-services/gift-order.ts';
import type {
  ClubPasses,
  DayPassConfirmation,
  DayPassOrder,
} from '../../src/club-services/day-pass.ts';
import { dateWindow } from '../../src/forms/date.ts';
import { giftMaxAmount } from '../../src/forms/gift-form.ts';
import type { Money } from '../../src/kernel/money.ts';

/** In-memory orders, with the payment application that completes them. */
export abstract class FakePaidOrders<
  Order extends { readonly id: string },
  Confirmation,
  Calls extends string = never,
> implements PaidOrders<Order, Confirmation> {
  readonly faults: CallFaults<keyof PaidOrders<Order, Confirmation> | Calls>;
  protected readonly clock: Clock;
  readonly #ids: IdSource;
  readonly #begun = new Map<string, { readonly order: Order; readonly token: string }>();
  readonly #paid = new Map<string, Confirmation>();
  readonly #confirmations: FakeConfirmations;

  constructor(clock: Clock, ids: IdSource) {
    this.clock = clock;
    this.#ids = ids;
    this.faults = new CallFaults(clock);
    this.#confirmations = new FakeConfirmations(clock, ids);
  }

  /** What the buyer of a paid order sees. `place` counts the paid orders, from 1. */
  protected abstract confirm(order: Order, place: number): Confirmation;

  /** Why an order is refused; null if it isn't. */
  protected refuse(_order: Order): CallFailure | null {
    return null;
  }

  /** Every order placed, oldest first. */
  get orders(): readonly Order[] {
    return [...this.#begun.values()].map(({ order }) => order);
  }

  /** The number of orders paid for. */
  get sold(): number {
    return this.#paid.size;
  }

  readonly begin: PaidOrders<Order, Confirmation>['begin'] = (order, options) =>
    this.faults.play('begin', options, () => {
      const before = this.#begun.get(order.id);
      if (before !== undefined) {
        const isSame = JSON.stringify(before.order) === JSON.stringify(order);
        return isSame ? Ok(before.token) : Err(rejected(409, 'ORDER_CHANGED', 'id'));
      }
      const refusal = this.refuse(order);
      if (refusal !== null) return Err(refusal);
      const token = this.#ids.next();
      this.#begun.set(order.id, { order, token });
      return Ok(token);
    });

  readonly confirmation: PaidOrders<Order, Confirmation>['confirmation'] = (token, options) =>
    this.faults.play('confirmation', options, () =>
      this.#confirmations.read(token).map((paid) => this.#paid.get(paid ?? '') ?? null),
    );

  /** Simulates an approved payment and returns a confirmation token. Paying again doesn't buy a second time. */
  pay(productToken: string): string {
    const begun = [...this.#begun.values()].find(({ token }) => token === productToken);
    if (begun === undefined) throw new Error('Nobody was given this product token.');
    if (!this.#paid.has(productToken)) {
      this.#paid.set(productToken, this.confirm(begun.order, this.#paid.size + 1));
    }
    return this.#confirmations.issue(productToken);
  }

  useUp(confirmationToken: string): void {
    this.#confirmations.useUp(confirmationToken);
  }

  /** Pretends that another browser paid. */
  moveToOtherBrowser(confirmationToken: string): void {
    this.#confirmations.moveToOtherBrowser(confirmationToken);
  }
}

/** In-memory gift orders, for whole amounts. */
export class FakeGiftOrders
  extends FakePaidOrders<GiftOrder, GiftConfirmation>
  implements GiftOrders
{
  protected override refuse({ amount, sendDate, timeZone }: GiftOrder): CallFailure | null {
    const { minorUnits } = amount;
    const isWhole = minorUnits % 100 === 0 && minorUnits >= 100;
    if (!isWhole || minorUnits > giftMaxAmount * 100) return invalid('amount');
    const { first, last } = dateWindow(giftToday(timeZone, this.clock.now()));
    return sendDate < first || sendDate > last ? invalid('sendDate') : null;
  }

  protected confirm({ id: _id, ...gift }: GiftOrder, place: number): GiftConfirmation {
    const sendsAt = giftSendTime(gift, this.clock.now()).toString();
    return { ...gift, orderNumber: `GC-1000-${1000 + place}`, sendsAt };
  }
}

/** In-memory day passes, at $45 unless a club has another price. */
export class FakeDayPasses
  extends FakePaidOrders<DayPassOrder, DayPassConfirmation, 'atClub'>
  implements DayPasses
{
  /** Of every club. */
  trial: ClubPasses['trial'] = { title: '3-day trial pass', days: 3, terms: 'Photo ID required.' };
  /** By club id; null for a club that sells none. */
  readonly prices: Map<string, Money | null> = new Map();

  atClub: DayPasses['atClub'] = (facilityId, options) =>
    this.faults.play('atClub', options, () => {
      const price = this.#priceAt(facilityId);
      const dayPass = price && { ...words, price };
      return Ok({ facilityId, trial: this.trial, dayPass });
    });

  protected confirm(
    { id: _id, phone: _phone, ...order }: DayPassOrder,
    place: number,
  ): DayPassConfirmation {
    const orderNumber = `DP-1000-${1000 + place}`;
    return { ...order, ...words, orderNumber, code: 'ABCD-EFGH' };
  }

  protected override refuse({ facilityId, price }: DayPassOrder): CallFailure | null {
    const asked = this.#priceAt(facilityId);
    if (asked === null) return invalid('facilityId');
    return asked.minorUnits === price.minorUnits ? null : rejected(409, 'PRICE_CHANGED', 'price');
  }

  #priceAt(facilityId: string): Money | null {
    const price = this.prices.get(facilityId);
    return price === undefined ? { minorUnits: 45_00, currency: 'USD' } : price;
  }
}

const words = {
  title: 'Day pass',
  terms: 'Valid at this club on the day you choose, from opening to close. Photo ID required.',
};
