import { isDeepStrictEqual } from 'node:util';

import { Temporal } from '@foyer/core';
import type { Money } from '@foyer/core/kernel';
import type { PlanBill } from '@foyer/core/plans';

import type { ChainData } from '../chain-data.ts';
import {
  dayPassOrderOf,
  giftOrderOf,
  priceOfOrder,
  type StoredDayPassOrder,
  type StoredGiftOrder,
  type StoredOrder,
} from './order-table.ts';
import { clubOf, findClub, type StoredClub } from '../clubs/club-table.ts';
import type { OrderKind } from '../database/account-schema.ts';
import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import { invoiceNumber } from '../membership/invoice-table.ts';
import type { SignedText } from '../products/join-terms.ts';
import {
  billOf,
  type BoughtPlan,
  type Buyer,
  findProduct,
  paidMembershipOf,
  type StoredProduct,
} from '../products/product-table.ts';
import { findPurchase, isTheirs, type Purchase } from './purchase-table.ts';

export type SaleKind = 'membership' | OrderKind;

export type Sale =
  | OpenSale
  /** The token's holder is already a member, or the order is already paid for. */
  | PaidSale
  /** Someone has joined with the buyer's address, and nothing proves that it is this buyer. */
  | { readonly kind: 'joined'; readonly back: ReturnAddresses }
  | { readonly kind: 'expired'; readonly of: SaleKind; readonly back: ReturnAddresses }
  | { readonly kind: 'unknown' }
  /** There is no purchase, because the cookie is gone or cookies are off, and this browser has paid for nothing. */
  | { readonly kind: 'none' };

export interface PaidSale {
  readonly kind: 'paid';
  readonly of: SaleKind;
  readonly productToken: string;
  readonly paid: Money;
  /** The member's id, or the order number. */
  readonly number: string;
  /** The membership's bill; null for an order. */
  readonly bill: PlanBill | null;
  /** The number of the membership's receipt; null for an order, whose own number is on its receipt. */
  readonly receipt: string | null;
  readonly paidWith: string;
  /** Where the buyer can ask; null for a gift card, which is for any club. */
  readonly club: StoredClub | null;
}

export type OpenSale = OpenMembership | OpenGift | OpenDayPass;

interface Payable {
  readonly kind: 'open';
  readonly productToken: string;
  readonly due: Money;
  /** The country that determines the billing address fields. */
  readonly country: string;
  readonly back: ReturnAddresses;
}

export interface OpenMembership extends Payable {
  readonly of: 'membership';
  readonly plan: BoughtPlan;
  readonly bill: PlanBill;
  readonly buyer: Buyer;
  readonly club: StoredClub;
  readonly companyName: string | null;
  readonly transactionNumber: string;
}

export interface OpenGift extends Payable {
  readonly of: 'gift';
  readonly order: StoredGiftOrder;
  /** The title of its design; null when that is no longer sold. */
  readonly designTitle: string | null;
}

export interface OpenDayPass extends Payable {
  readonly of: 'pass';
  readonly order: StoredDayPassOrder;
  readonly club: StoredClub;
}

/**
 * The purchase in the visitor's cookie. `browser` is the hash that identifies the visitor's browser, or null when it is
 * unknown.
 */
export async function readSale(
  database: Database,
  { gifts }: ChainData,
  productToken: string | undefined,
  browser: string | null,
  now: Temporal.Instant,
): Promise<Sale> {
  if (productToken === undefined || productToken === '') {
    return (browser === null ? null : await paidHere(database, browser, now)) ?? { kind: 'none' };
  }
  if (productToken.includes('\0')) return { kind: 'unknown' };
  const product = await findProduct(database, productToken);
  if (product?.plan != null) return saleOfMembership(database, product, browser, now);
  const order = await findRow(database, 'orders', { product_token: productToken });
  return order ? saleOfOrder(database, order, gifts.designs, now) : { kind: 'unknown' };
}

/** How long after the payment Back shows it. On a shared computer, the next person must not see it. */
const shownAgain = { minutes: 30 };

/** What this browser just paid for; null if there is nothing. */
async function paidHere(database: Database, browser: string, now: Temporal.Instant) {
  const since = instantText(now.subtract(shownAgain));
  const membership = await database
    .selectFrom('purchases')
    .selectAll()
    .where('browser', '=', browser)
    .where('paid_at', '>=', since)
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where('browser', '=', browser)
    .where('paid_at', '>=', since)
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (order && (order.paid_at ?? '') > (membership?.paid_at ?? '')) {
    return paidOrder(database, order);
  }
  return membership ? paidMembership(database, membership) : null;
}

async function paidMembership(database: Database, purchase: Purchase): Promise<PaidSale> {
  const { product_token: productToken, amount, currency, member_id: number } = purchase;
  const membership = await paidMembershipOf(database, purchase);
  return {
    kind: 'paid',
    of: 'membership',
    productToken,
    number,
    paid: { minorUnits: amount, currency },
    bill: membership?.bill ?? null,
    receipt: membership && invoiceNumber(number, membership.paidOn),
    paidWith: purchase.card_brand,
    club: membership && (await findClub(database, membership.product.facility_id)),
  };
}

async function paidOrder(database: Database, order: StoredOrder): Promise<PaidSale> {
  return {
    kind: 'paid',
    of: order.kind,
    productToken: order.product_token,
    number: order.order_number,
    bill: null,
    receipt: null,
    paid: priceOfOrder(order),
    paidWith: order.card_brand ?? '',
    club: order.kind === 'pass' ? await clubOf(database, dayPassOrderOf(order).facility_id) : null,
  };
}

async function saleOfMembership(
  database: Database,
  product: StoredProduct,
  browser: string | null,
  now: Temporal.Instant,
): Promise<Sale> {
  const { product_token: productToken } = product;
  const back = returnAddresses(product);
  const purchase = await findPurchase(database, product, now);
  if (purchase) {
    return isTheirs(purchase, product, browser)
      ? paidMembership(database, purchase)
      : { kind: 'joined', back };
  }
  const club = await findClub(database, product.facility_id);
  if (!club || product.plan === null) return { kind: 'unknown' };
  const plan = JSON.parse(product.plan) as BoughtPlan;
  const bill = billOf(plan, now);
  const isLate = product.expires_at !== null && instantText(now) > product.expires_at;
  if (isLate || !isAsSigned(product, plan, bill)) {
    return { kind: 'expired', of: 'membership', back };
  }
  return {
    kind: 'open',
    of: 'membership',
    productToken,
    plan,
    bill,
    club,
    back,
    due: bill.dueToday,
    country: club.country,
    buyer: JSON.parse(product.buyer) as Buyer,
    companyName: product.company_name,
    transactionNumber: product.transaction_number,
  };
}

/** False if the buyer signed other days or sums, because midnight at the club has moved the first day. */
function isAsSigned({ agreement }: StoredProduct, plan: BoughtPlan, bill: PlanBill): boolean {
  if (agreement === null) return true;
  const { signedAt } = JSON.parse(agreement) as SignedText;
  return isDeepStrictEqual(bill, billOf(plan, Temporal.Instant.from(signedAt)));
}

async function saleOfOrder(
  database: Database,
  stored: StoredOrder,
  designs: ChainData['gifts']['designs'],
  now: Temporal.Instant,
): Promise<Sale> {
  const { kind: of, product_token: productToken } = stored;
  const back = orderReturns[of];
  if (stored.paid_at !== null) return paidOrder(database, stored);
  if (instantText(now) > stored.expires_at) return { kind: 'expired', of, back };
  const payable = { kind: 'open', productToken, back, due: priceOfOrder(stored) } as const;
  if (of === 'pass') {
    const order = dayPassOrderOf(stored);
    const club = await clubOf(database, order.facility_id);
    const today = now.toZonedDateTimeISO(club.time_zone).toPlainDate().toString();
    if (order.day < today) return { kind: 'expired', of, back };
    return { ...payable, of, order, club, country: club.country };
  }
  const order = giftOrderOf(stored);
  return {
    ...payable,
    of,
    order,
    designTitle: designs.find(({ designId }) => designId === order.design_id)?.title ?? null,
    // The billing address uses the format of the currency's home country.
    country: countries[order.currency],
  };
}

const countries = { USD: 'US', CAD: 'CA', GBP: 'UK' } as const;

export interface ReturnAddresses {
  /** Gets the return token in its query. */
  readonly paid: string;
  readonly cancelled: string;
  readonly declined: string;
}

/** An employee returns to the corporate join, anyone else to the standard join at their club. */
export function returnAddresses({
  company_email: companyEmail,
  facility_id: facilityId,
}: Pick<StoredProduct, 'company_email' | 'facility_id'>): ReturnAddresses {
  const [paid, details] =
    companyEmail === null
      ? [`/join/step3/${facilityId}`, `/join/step2/${facilityId}`]
      : [corporateJoin, corporateJoin];
  return {
    paid,
    cancelled: `${details}?payment=cancelled`,
    declined: `${details}?payment=declined`,
  };
}

export const corporateJoin = '/join/corp';

export const giftCards = '/gift-card/purchase';

const dayPasses = '/day-pass';

/** A buyer returns to the page where they ordered. */
export const orderReturns: Readonly<Record<OrderKind, ReturnAddresses>> = {
  gift: returnsTo(giftCards),
  pass: returnsTo(dayPasses),
};

function returnsTo(page: string): ReturnAddresses {
  return {
    paid: page,
    cancelled: `${page}?payment=cancelled`,
    declined: `${page}?payment=declined`,
  };
}
