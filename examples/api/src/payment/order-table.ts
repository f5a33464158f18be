import { randomInt } from 'node:crypto';
import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';
import { currencyOf, type Money } from '@foyer/core/kernel';
import type { Context } from 'hono';

import type { OrderKind } from '../database/account-schema.ts';
import { changeRow, findRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { type ApiFailure, notFound } from '../http/api-failure.ts';
import { instantText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import { readConfirmation } from './confirmation-table.ts';
import type { ChainData } from '../chain-data.ts';
import type { StoredClub } from '../clubs/club-table.ts';

export type StoredOrder = Row<'orders'>;

/** How long after it was last sent an order can be paid for. */
const lifetime = { minutes: 30 };

export interface NewOrder {
  /** From its buyer. */
  readonly id: string;
  readonly kind: OrderKind;
  readonly contents: object;
  readonly price: Money;
}

/**
 * Stores an order under its id, however often it is sent, and if unpaid extends its deadline. Returns its product token;
 * null if something else was sent under the same id.
 */
export async function saveOrder(
  database: Database,
  ids: IdSource,
  order: NewOrder,
  now: Temporal.Instant,
): Promise<string | null> {
  const { id, kind, contents, price } = order;
  const expiresAt = instantText(now.add(lifetime));
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
      .values({ ...ordered, ...fresh, created_at: instantText(now), expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) return added.product_token;
    const before = await changeRow(database, 'orders', { id }, { expires_at: expiresAt });
    if (before) return isSameOrder(before, order) ? before.product_token : null;
  }
  throw new Error('Twenty order numbers in a row are taken.');
}

function isSameOrder(stored: StoredOrder, { kind, contents, price }: NewOrder): boolean {
  return (
    stored.kind === kind &&
    stored.contents === JSON.stringify(contents) &&
    stored.amount === price.minorUnits &&
    stored.currency === price.currency
  );
}

/** The paid order behind the confirmation token with which the payment page returned the buyer. */
export async function paidOrder(
  backing: Backing,
  { token, kind, now, context }: AskedOrder,
): Promise<Result<StoredOrder & { readonly paid_at: string }, ApiFailure>> {
  const confirmed = await readConfirmation(backing, token, { now, context });
  if (!confirmed.ok) return confirmed;
  const key = { product_token: confirmed.val ?? '', kind };
  const order = await findRow(backing.database, 'orders', key);
  if (order?.paid_at == null) return Err(notFound('There is no such order.', 'token'));
  return Ok({ ...order, paid_at: order.paid_at });
}

interface AskedOrder {
  readonly token: string;
  readonly kind: OrderKind;
  readonly now: Temporal.Instant;
  readonly context: Context;
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

/** What an order of a day pass contains, as it is stored. */
export interface DayPassContents {
  readonly facility_id: string;
  /** ISO date at the club. */
  readonly day: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  /** As they were sold. */
  readonly title: string;
  readonly terms: string;
}

export type StoredDayPassOrder = StoredOrder & DayPassContents;

export function dayPassOrderOf(order: StoredOrder): StoredDayPassOrder {
  return { ...order, ...(JSON.parse(order.contents) as DayPassContents) };
}

export interface DayPassOffer {
  readonly title: string;
  readonly terms: string;
  readonly price: Money;
}

/** The day pass that a club sells; null if it sells none. A price for its state replaces the one for its currency. */
export function dayPassAt(
  { plans: { dayPass } }: Pick<ChainData, 'plans'>,
  { facility_id, status, country, state }: StoredClub,
): DayPassOffer | null {
  if (!dayPass || status !== 'open' || dayPass.notAt.includes(facility_id)) return null;
  const { title, terms, price, priceIn } = dayPass;
  const currency = currencyOf(country);
  const minorUnits = priceIn[`${country}-${state}`] ?? price[currency];
  return { title, terms, price: { minorUnits, currency } };
}

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
