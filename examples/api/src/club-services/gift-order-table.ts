import { randomInt } from 'node:crypto';

import type { IdSource } from '@foyer/core';
import type { Insertable, Selectable } from 'kysely';

import type { GiftOrderRow } from '../database/account-schema.ts';
import type { Database } from '../database/schema.ts';

export type StoredGiftOrder = Selectable<GiftOrderRow>;

export type GiftContents = Pick<Insertable<GiftOrderRow>, (typeof contents)[number]>;

const contents = [
  'design_id',
  'amount',
  'currency',
  'first_name',
  'last_name',
  'email',
  'message',
  'giver_name',
  'giver_email',
  'send_date',
  'time_zone',
] as const;

/**
 * Stores an order under its id once and, if unpaid, extends its deadline to `expiresAt`. Returns the stored order,
 * which differs from this one if another gift was sent under the same id.
 */
export async function saveGiftOrder(
  database: Database,
  ids: IdSource,
  id: string,
  gift: GiftContents,
  { at, expiresAt }: { readonly at: string; readonly expiresAt: string },
): Promise<StoredGiftOrder> {
  for (let draw = 1; draw <= 20; draw += 1) {
    const fresh = { product_token: ids.next(), order_number: orderNumber() };
    // If the number is taken, draw another of the hundred million.
    // oxlint-disable-next-line no-await-in-loop
    const added = await database
      .insertInto('gift_orders')
      .values({ ...gift, ...fresh, id, created_at: at, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) return added;
    // oxlint-disable-next-line no-await-in-loop
    const before = await database
      .updateTable('gift_orders')
      .set({ expires_at: expiresAt })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (before) return before;
  }
  throw new Error('No order number is to be had.');
}

export function isSameGift(order: StoredGiftOrder, gift: GiftContents): boolean {
  return contents.every((column) => order[column] === gift[column]);
}

/** For example, `GC-4821-7730`. */
function orderNumber(): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `GC-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
