import type { StoredOrder } from '../payment/order-table.ts';

/** What an order of a gift card contains, as it is stored. */
export interface GiftContents {
  readonly design_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly message: string;
  readonly giver_name: string;
  readonly giver_email: string;
  /** ISO date, in `time_zone`. */
  readonly send_date: string;
  readonly time_zone: string;
}

export type StoredGiftOrder = StoredOrder & GiftContents;

export function giftOrderOf(order: StoredOrder): StoredGiftOrder {
  return { ...order, ...(JSON.parse(order.contents) as GiftContents) };
}
