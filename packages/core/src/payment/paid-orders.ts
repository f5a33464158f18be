import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';

/** Orders of one kind of thing, and their payment. */
export interface PaidOrders<Order, Confirmation> {
  /**
   * Places an order; returns the product token for its payment. Safe to repeat under the same id, even after the
   * payment: the token is the same. `rejected` names an invalid field by its form name. An order that differs from the
   * one already sent under its id is `rejected` with code ORDER_CHANGED.
   */
  begin(order: Order, options?: CallOptions): Promise<Result<string, CallFailure>>;

  /** What a confirmation token's buyer paid for; null for an unknown one. A used one is `rejected` with status 410. */
  confirmation(
    token: string,
    options?: CallOptions,
  ): Promise<Result<Confirmation | null, CallFailure>>;
}
