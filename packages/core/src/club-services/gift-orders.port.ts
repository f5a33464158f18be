import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { PaidOrders } from '../payment/paid-orders.ts';
import type { GiftConfirmation, GiftOrder } from './gift-order.ts';

/** Orders of gift cards and their payment. */
export interface GiftOrders extends PaidOrders<GiftOrder, GiftConfirmation> {
  /** Orders a gift card; returns the product token for its payment. */
  begin(order: GiftOrder, options?: CallOptions): Promise<Result<string, CallFailure>>;
}
