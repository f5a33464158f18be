import { randomInt } from 'node:crypto';

import type { IdSource } from '@foyer/core';
import type { Money } from '@foyer/core/kernel';
import type { Selectable } from 'kysely';

import type { OrderKind, OrderRow } from '../database/account-schema.ts';
import type { Database } from '../database/schema.ts';

export type StoredOrder = Selectable<OrderRow>;

/** How long after it was last sent an order can be paid for. */
export const orderLifetime = { minutes: 30 };

export interface NewOrder {
  /** From its buyer. */
  readonly id: string;
  readonly kind: OrderKind;
  readonly contents: object;
  readonly price: Money;
}

/**
 * Stores an order under its id once and, if unpaid, extends its deadline to `expiresAt`. Returns the stored order,
 * which differs from this one if something else was sent under the same id.
 */
export async function saveOrder(
  database: Database,
  ids: IdSource,
  { id, kind, contents, price }: NewOrder,
  { at, expiresAt }: { readonly at: string; readonly expiresAt: string },
): Promise<StoredOrder> {
  const ordered = {
    id,
    kind,
    contents: JSON.stringify(contents),
    amount: price.minorUnits,
    currency: price.currency,
  };
  for (let draw = 1; draw <= 20; draw += 1) {
    const fresh = { product_token: ids.next(), order_number: orderNumber(kind) };
    // If the number is taken, draw another of the hundred million.
    const added = await database
      .insertInto('orders')
      .values({ ...ordered, ...fresh, created_at: at, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) return added;
    const before = await database
      .updateTable('orders')
      .set({ expires_at: expiresAt })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (before) return before;
  }
  throw new Error('Twenty order numbers in a row are taken.');
}

export function isSameOrder(stored: StoredOrder, { kind, contents, price }: NewOrder): boolean {
  return (
    stored.kind === kind &&
    stored.contents === JSON.stringify(contents) &&
    stored.amount === price.minorUnits &&
    stored.currency === price.currency
  );
}

export function priceOfOrder({ amount, currency }: StoredOrder): Money {
  return { minorUnits: amount, currency };
}

const prefixes: Readonly<Record<OrderKind, string>> = { gift: 'GC', pass: 'DP' };

/** For example, `GC-4821-7730`. */
function orderNumber(kind: OrderKind): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `${prefixes[kind]}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
