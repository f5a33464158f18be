import type { IdSource, Temporal } from '@foyer/core';
import type { Context } from 'hono';

import type { Database } from '../database/schema.ts';
import type { ServerSecret } from '../server-secret.ts';
import { browserOf } from './browser.ts';
import { completePurchase, type Payment } from './complete-purchase.ts';
import {
  chooseAgain,
  paidPage,
  problemPage,
  wayBack,
  waysToJoin,
  wayToMember,
} from './other-pages.ts';
import { returnAddresses } from './return-addresses.ts';
import type { Sale } from './sale.ts';

export interface PaymentAppOptions {
  readonly database: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
  readonly now: (context: Context) => Temporal.Instant;
  /** Hears of the new member's mail. */
  readonly onMail: () => void;
}

/** What one pays with. */
export type PaidWith = Pick<Payment, 'productToken' | 'cardBrand' | 'billing'>;

/** Pays, if it is not paid for, and sends the buyer back with the token that tells of it. CJ-14, SJ-05 */
export async function goBack(
  context: Context,
  { database, ids, secret, now, onMail }: PaymentAppOptions,
  { productToken, cardBrand, billing }: PaidWith,
): Promise<Response> {
  const browser = await browserOf(context, secret);
  const payment = { productToken, cardBrand, billing, browser, now: now(context) };
  const paid = await completePurchase(database, ids, secret, payment);
  if (!paid.ok) {
    return notOpen(context, paid.val);
  }
  if (paid.val.isNew) onMail();
  const query = new URLSearchParams({ confirmationToken: paid.val.confirmationToken });
  return context.redirect(`${returnAddresses(paid.val.product).paid}?${query}`, 303);
}

/** A purchase that was paid for is paid with nothing more. */
export function whatWasPaid({ productToken }: { readonly productToken: string }): PaidWith {
  return { productToken, cardBrand: 'none', billing: { postalCode: null, state: null } };
}

/** The page of a sale that is none, with its ways on. */
export function notOpen(
  context: Context,
  sale: Exclude<Sale, { kind: 'open' }>,
): Response | Promise<Response> {
  switch (sale.kind) {
    case 'paid':
      return context.html(paidPage());
    case 'joined':
      return context.html(problemPage('joinedBefore', [wayBack(sale.back)]), 409);
    case 'expired':
      return context.html(problemPage('purchaseExpired', [chooseAgain(sale.back)]), 410);
    case 'unknown':
      return context.html(problemPage('purchaseUnknown', waysToJoin), 404);
    default:
      return context.html(
        problemPage('nothingToPay', sale.back === null ? waysToJoin : [wayToMember(sale.back)]),
        404,
      );
  }
}
