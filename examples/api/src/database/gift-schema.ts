import type { ColumnType } from 'kysely';

import type { InstantText } from './column-types.ts';

export interface GiftTables {
  gift_orders: GiftOrderRow;
  gift_cards: GiftCardRow;
}

/**
 * A gift card order under its giver's own `id`. `amount` is in minor units. It can be paid for until `expires_at`; the
 * columns from `paid_at` on are set when it is paid. There is no column for a card number.
 */
export interface GiftOrderRow {
  id: ColumnType<string, string, never>;
  product_token: ColumnType<string, string, never>;
  /** The number that people see: `GC-4821-7730`. */
  order_number: ColumnType<string, string, never>;
  design_id: string;
  amount: number;
  currency: 'USD' | 'CAD' | 'GBP';
  first_name: string;
  last_name: string;
  email: string;
  message: string;
  giver_name: string;
  giver_email: string;
  /** ISO date, in `time_zone`. */
  send_date: string;
  time_zone: string;
  created_at: ColumnType<InstantText, InstantText, never>;
  expires_at: InstantText;
  paid_at: InstantText | null;
  /** When the card is mailed. */
  sends_at: InstantText | null;
  card_brand: string | null;
  /** The hash that identifies the browser that paid. */
  browser: string | null;
  billing_postal_code: string | null;
  billing_state: string | null;
}

/** A gift card, one per order. Its code is worth money, so only a hash is stored. */
export interface GiftCardRow {
  order_id: ColumnType<string, string, never>;
  code_hash: ColumnType<string, string, never>;
  last_four: string;
  /** In minor units. */
  balance: number;
  currency: 'USD' | 'CAD' | 'GBP';
  created_at: ColumnType<InstantText, InstantText, never>;
}
