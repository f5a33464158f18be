import type { Temporal } from '@foyer/core';
import type { Money } from '@foyer/core/kernel';
import type { PlanBill } from '@foyer/core/plans';

import type { ChainData } from '../chain-data.ts';
import type { StoredGiftOrder } from '../club-services/gift-order-table.ts';
import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import { invoiceNumber } from '../membership/invoice-table.ts';
import {
  billOf,
  type BoughtPlan,
  type Buyer,
  findProduct,
  paidMembershipOf,
  type StoredProduct,
} from '../products/product-table.ts';
import { findPurchase, isTheirs, type Purchase } from './purchase-table.ts';

/** What the payment page sells. */
export type SaleKind = 'membership' | 'gift';

/** What the payment page shows. */
export type Sale =
  | OpenSale
  /** The token's holder is already a member, or the gift is already paid for. */
  | PaidSale
  /** Someone has joined with the buyer's address, and nothing proves that it is this buyer. */
  | { readonly kind: 'joined'; readonly back: ReturnAddresses }
  | { readonly kind: 'expired'; readonly of: SaleKind; readonly back: ReturnAddresses }
  | { readonly kind: 'unknown' }
  /** There is no purchase, because the cookie is gone or cookies are off, and this browser has paid for nothing. */
  | { readonly kind: 'none' };

/** A sale that is already paid for. */
export interface PaidSale {
  readonly kind: 'paid';
  readonly of: SaleKind;
  readonly productToken: string;
  readonly paid: Money;
  /** The member's id, or the gift's order number. */
  readonly number: string;
  /** The membership's bill; null for a gift. */
  readonly bill: PlanBill | null;
  /** The number of the membership's receipt; null for a gift, whose order number is on its receipt. */
  readonly receipt: string | null;
  /** The brand of the card or the wallet, as stored. */
  readonly paidWith: string;
  /** Where the buyer can ask; null for a gift. */
  readonly club: StoredClub | null;
}

/** A sale that can be paid for. */
export type OpenSale = OpenMembership | OpenGift;

interface Payable {
  readonly kind: 'open';
  readonly productToken: string;
  /** The amount charged now. */
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
  const order = await findRow(database, 'gift_orders', { product_token: productToken });
  return order ? saleOfGift(order, gifts.designs, now) : { kind: 'unknown' };
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
  const gift = await database
    .selectFrom('gift_orders')
    .selectAll()
    .where('browser', '=', browser)
    .where('paid_at', '>=', since)
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (gift && (gift.paid_at ?? '') > (membership?.paid_at ?? '')) return paidGift(gift);
  return membership ? paidMembership(database, membership) : null;
}

async function paidMembership(database: Database, purchase: Purchase): Promise<PaidSale> {
  const { product_token: productToken, amount, currency, member_id: number } = purchase;
  const membership = await paidMembershipOf(database, purchase);
  return {
    ...{ kind: 'paid', of: 'membership', productToken, number },
    paid: { minorUnits: amount, currency },
    bill: membership?.bill ?? null,
    receipt: membership && invoiceNumber(number, membership.paidOn),
    paidWith: purchase.card_brand,
    club: membership && (await findClub(database, membership.product.facility_id)),
  };
}

function paidGift({
  product_token: productToken,
  amount,
  currency,
  order_number: number,
  card_brand: cardBrand,
}: StoredGiftOrder): PaidSale {
  return {
    ...{ kind: 'paid', of: 'gift', productToken, number, bill: null, receipt: null, club: null },
    paid: { minorUnits: amount, currency },
    paidWith: cardBrand ?? '',
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
  const purchase = await findPurchase(database, product);
  if (purchase) {
    return isTheirs(purchase, product, browser)
      ? paidMembership(database, purchase)
      : { kind: 'joined', back };
  }
  if (product.expires_at !== null && instantText(now) > product.expires_at) {
    return { kind: 'expired', of: 'membership', back };
  }
  const club = await findClub(database, product.facility_id);
  if (!club || product.plan === null) return { kind: 'unknown' };
  const plan = JSON.parse(product.plan) as BoughtPlan;
  const bill = billOf(plan, now);
  return {
    kind: 'open',
    of: 'membership',
    ...{ productToken, plan, bill, club, back },
    due: bill.dueToday,
    country: club.country,
    buyer: JSON.parse(product.buyer) as Buyer,
    companyName: product.company_name,
    transactionNumber: product.transaction_number,
  };
}

/** The billing address uses the format of the currency's home country. */
function saleOfGift(
  order: StoredGiftOrder,
  designs: ChainData['gifts']['designs'],
  now: Temporal.Instant,
): Sale {
  const { product_token: productToken, amount, currency } = order;
  if (order.paid_at !== null) return paidGift(order);
  if (instantText(now) > order.expires_at) {
    return { kind: 'expired', of: 'gift', back: giftReturn };
  }
  return {
    kind: 'open',
    of: 'gift',
    ...{ productToken, order, back: giftReturn },
    designTitle: designs.find(({ designId }) => designId === order.design_id)?.title ?? null,
    due: { minorUnits: amount, currency },
    country: countries[currency],
  };
}

const countries = { USD: 'US', CAD: 'CA', GBP: 'UK' } as const;

/** Where to send the buyer after the payment. */
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

/** Where gift cards are sold. */
export const giftCards = '/gift-card/purchase';

/** A giver returns to the gift card page. */
export const giftReturn: ReturnAddresses = {
  paid: giftCards,
  cancelled: `${giftCards}?payment=cancelled`,
  declined: `${giftCards}?payment=declined`,
};
