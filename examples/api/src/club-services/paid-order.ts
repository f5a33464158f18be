import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import type { Context } from 'hono';

import type { OrderKind } from '../database/account-schema.ts';
import { findRow } from '../database/rows.ts';
import { type ApiFailure, notFound } from '../http/api-failure.ts';
import type { Backing } from '../http/serve-call.ts';
import { browserOf } from '../payment/browser.ts';
import { readConfirmation } from '../payment/confirmation-table.ts';
import type { StoredOrder } from '../payment/order-table.ts';
import { hidden } from '../products/product-calls.ts';

interface Asked {
  /** The confirmation token with which the payment page returned the buyer. */
  readonly token: string;
  readonly kind: OrderKind;
  readonly now: Temporal.Instant;
  readonly context: Context;
}

/** The paid order behind a confirmation token, for the browser that paid. */
export async function paidOrder(
  { token, kind, now, context }: Asked,
  { database, secret }: Backing,
): Promise<Result<StoredOrder & { readonly paid_at: string }, ApiFailure>> {
  const browser = await browserOf(context, secret);
  const confirmed = await readConfirmation(database, secret, token, { now, browser });
  if (typeof confirmed === 'string') return Err(hidden(confirmed));
  const order =
    confirmed &&
    (await findRow(database, 'orders', { product_token: confirmed.productToken, kind }));
  if (order?.paid_at == null) return Err(notFound('There is no such order.', 'token'));
  return Ok({ ...order, paid_at: order.paid_at });
}
