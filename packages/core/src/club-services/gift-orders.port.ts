import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';
import type { GiftConfirmation, GiftOrder } from './gift-order.ts';

/** Gift cards that are ordered and paid for. AC-08 */
export interface GiftOrders {
  /**
   * Orders a gift card; answers the product token under which it is paid for. May be sent again under its id, also
   * after it was paid for: the token is the same. `rejected` names the field that can't be taken, as the form does; an
   * order that differs from what was sent under its id is `rejected` with code ORDER_CHANGED.
   */
  begin(order: GiftOrder, options?: CallOptions): Promise<Result<string, CallFailure>>;
  /**
   * The gift behind the confirmation token that the payment came back with; null when nobody knows the token. One that
   * is used up is `rejected` with status 410.
   */
  confirmation(
    token: string,
    options?: CallOptions,
  ): Promise<Result<GiftConfirmation | null, CallFailure>>;
}
