import type { Result, Temporal } from '@foyer/core';
import type { Context } from 'hono';

import type { ChainData } from '../chain-data.ts';
import { completeGift } from '../club-services/gift-complete.ts';
import { findGiftOrder } from '../club-services/gift-order-table.ts';
import { requestLocale } from '../locale/request-locale.ts';
import type { Backing } from '../http/serve-call.ts';
import { browserOf } from './browser.ts';
import { completePurchase, type Payment, type Unpaid } from './complete-purchase.ts';
import { chooseAgain, paidPage, problemPage, backToJoining, waysToBuy } from './other-pages.ts';
import { giftReturn, returnAddresses, type ReturnAddresses, type Sale } from './sale.ts';
import { languageFor } from './page-shell.ts';

export interface PaymentAppOptions extends Backing {
  readonly now: (context: Context) => Temporal.Instant;
}

/** What the buyer paid with. */
export type PaidWith = Pick<Payment, 'productToken' | 'cardBrand' | 'billing'>;

/** Charges the purchase if it is unpaid, and sends the buyer back with a return token. */
export async function goBack(
  context: Context,
  options: PaymentAppOptions,
  { productToken, cardBrand, billing }: PaidWith,
): Promise<Response> {
  const browser = await browserOf(context, options.secret);
  const { publicUrl } = options;
  const now = options.now(context);
  const locale = requestLocale(context);
  const payment = { productToken, cardBrand, billing, browser, publicUrl, now, locale };
  const paid = await complete(options, payment);
  if (!paid.ok) return notOpen(context, options.data, paid.val);
  if (paid.val.isNew) options.onMail();
  const query = new URLSearchParams({ confirmationToken: paid.val.confirmationToken });
  return context.redirect(`${paid.val.back.paid}?${query}`, 303);
}

interface PaidSale {
  readonly confirmationToken: string;
  readonly isNew: boolean;
  readonly back: ReturnAddresses;
}

/** Completes a membership or a gift card, depending on the token. */
async function complete(
  { database, ids, secret }: PaymentAppOptions,
  payment: Payment,
): Promise<Result<PaidSale, Unpaid>> {
  if (await findGiftOrder(database, 'product_token', payment.productToken)) {
    const gift = await completeGift(database, ids, secret, payment);
    return gift.map((paid) => ({ ...paid, back: giftReturn }));
  }
  const purchase = await completePurchase(database, ids, secret, payment);
  return purchase.map((paid) => ({ ...paid, back: returnAddresses(paid.product) }));
}

/** A purchase that is already paid needs no payment details. */
export function whatWasPaid({ productToken }: { readonly productToken: string }): PaidWith {
  return { productToken, cardBrand: 'none', billing: { postalCode: null, state: null } };
}

/** The page for a sale that can't be paid, with links to continue. */
export function notOpen(
  context: Context,
  data: ChainData,
  sale: Exclude<Sale, { kind: 'open' }>,
): Response | Promise<Response> {
  const language = languageFor(context, data);
  switch (sale.kind) {
    case 'paid':
      return context.html(paidPage(sale, language));
    case 'joined':
      return context.html(
        problemPage('joinedBefore', [backToJoining(sale.back, language)], language),
        409,
      );
    case 'expired':
      return context.html(
        problemPage(
          sale.of === 'gift' ? 'giftExpired' : 'purchaseExpired',
          [chooseAgain(sale.back, sale.of, language)],
          language,
        ),
        410,
      );
    case 'unknown':
      return context.html(problemPage('purchaseUnknown', waysToBuy(language), language), 404);
    case 'none':
      return context.html(problemPage('nothingToPay', waysToBuy(language), language), 404);
  }
}
