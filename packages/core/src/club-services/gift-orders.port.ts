import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { GiftConfirmation, GiftOrder } from './gift-order.ts';

/** Orders of gift cards and their payment. */
export interface GiftOrders {
  /**
   * Orders a gift card; returns the product token for its payment. Safe to repeat under the same
   * id, even after the payment: the token is the same. `rejected` names an invalid field by its
   * form name. An order that differs from the one already sent under its id is `rejected` with code
   * ORDER_CHANGED.
   */
  begin(order: GiftOrder, options?: CallOptions): Promise<Result<string, CallFailure>>;
  /** The gift of a confirmation token; null for an unknown one. A used one is `rejected` with status 410. */
  confirmation(
    token: string,
    options?: CallOptions,
  ): Promise<Result<GiftConfirmation | null, CallFailure>>;
}
