import type { Clock } from '../../src/kernel/clock.port.ts';
import type { IdSource } from '../../src/kernel/id-source.port.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { CallFaults } from './call-faults.fake.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import {
  type GiftConfirmation,
  type GiftOrder,
  giftSendTime,
} from '../../src/club-services/gift-order.ts';
import type { GiftOrders } from '../../src/club-services/gift-orders.port.ts';

/** In-memory gift orders, with the payment application that completes them. */
export class FakeGiftOrders implements GiftOrders {
  readonly faults: CallFaults<keyof GiftOrders>;
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #begun = new Map<string, { readonly order: GiftOrder; readonly token: string }>();
  readonly #paid = new Map<string, GiftConfirmation>();
  readonly #confirmations = new Map<
    string,
    { readonly token: string; isUsed: boolean; isElsewhere: boolean }
  >();

  constructor(clock: Clock, ids: IdSource) {
    this.#clock = clock;
    this.#ids = ids;
    this.faults = new CallFaults(clock);
  }

  /** Every order placed, oldest first. */
  get orders(): readonly GiftOrder[] {
    return [...this.#begun.values()].map(({ order }) => order);
  }

  /** The number of gift cards paid for. */
  get sold(): number {
    return this.#paid.size;
  }

  begin(order: GiftOrder, options?: CallOptions): Promise<Result<string, CallFailure>> {
    return this.faults.play('begin', options, () => {
      const before = this.#begun.get(order.id);
      if (before !== undefined) {
        const isSame = JSON.stringify(before.order) === JSON.stringify(order);
        return isSame ? Ok(before.token) : Err<CallFailure>(changed);
      }
      const token = this.#ids.next();
      this.#begun.set(order.id, { order, token });
      return Ok(token);
    });
  }

  confirmation(
    token: string,
    options?: CallOptions,
  ): Promise<Result<GiftConfirmation | null, CallFailure>> {
    return this.faults.play('confirmation', options, () => {
      const stored = this.#confirmations.get(token);
      if (stored?.isUsed === true) return Err<CallFailure>(used);
      if (stored?.isElsewhere === true) return Err<CallFailure>(ofOtherBrowser);
      return Ok((stored && this.#paid.get(stored.token)) ?? null);
    });
  }

  /**
   * Simulates an approved payment and returns a confirmation token. Paying again doesn't create a
   * second gift card.
   */
  pay(productToken: string): string {
    const begun = [...this.#begun.values()].find(({ token }) => token === productToken);
    if (begun === undefined) throw new Error('Nobody was given this product token.');
    if (!this.#paid.has(productToken)) {
      const { id: _id, ...gift } = begun.order;
      const sendsAt = giftSendTime(gift, this.#clock.now()).toString();
      const orderNumber = `GC-1000-${1001 + this.#paid.size}`;
      this.#paid.set(productToken, { ...gift, orderNumber, sendsAt });
    }
    const confirmationToken = this.#ids.next();
    this.#confirmations.set(confirmationToken, {
      token: productToken,
      isUsed: false,
      isElsewhere: false,
    });
    return confirmationToken;
  }

  useUp(confirmationToken: string): void {
    const stored = this.#confirmations.get(confirmationToken);
    if (stored !== undefined) stored.isUsed = true;
  }

  /** Pretends that another browser paid. */
  moveToOtherBrowser(confirmationToken: string): void {
    const stored = this.#confirmations.get(confirmationToken);
    if (stored !== undefined) stored.isElsewhere = true;
  }
}

const changed: CallFailure = {
  kind: 'rejected',
  status: 409,
  code: 'ORDER_CHANGED',
  field: 'id',
};

const used = { kind: 'rejected', status: 410, code: 'TOKEN_USED', field: 'token' } as const;

const ofOtherBrowser: CallFailure = { ...used, status: 403, code: 'OTHER_BROWSER' };
