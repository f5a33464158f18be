import type { Temporal } from '@foyer/core';

import { findClub, type StoredClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { type BoughtPlan, type Buyer, findProduct } from '../products/product-table.ts';
import { instantText } from '../request-time.ts';
import { findPurchase, isTheirs, latestPaidIn } from './purchase-table.ts';
import { type ReturnAddresses, returnAddresses } from './return-addresses.ts';

/** What the payment page has before it. */
export type Sale =
  | {
      readonly kind: 'open';
      readonly productToken: string;
      readonly plan: BoughtPlan;
      readonly buyer: Buyer;
      readonly club: StoredClub;
      readonly companyName: string | null;
      readonly transactionNumber: string;
      readonly back: ReturnAddresses;
    }
  /** Whoever holds the token is a member already. */
  | { readonly kind: 'paid'; readonly productToken: string }
  /** Somebody joined by the buyer's address; that it is this buyer nothing shows. */
  | { readonly kind: 'joined'; readonly back: ReturnAddresses }
  | { readonly kind: 'expired'; readonly back: ReturnAddresses }
  | { readonly kind: 'unknown' }
  /**
   * Nobody said what is to be bought: the cookie is gone, or cookies are not kept. Where something was paid for in this
   * browser a moment ago, `back` is where that led.
   */
  | { readonly kind: 'none'; readonly back: ReturnAddresses | null };

export type OpenSale = Extract<Sale, { kind: 'open' }>;

/** The purchase that the visitor's cookie names. `browser` is the mark of the visitor's, null for none that is known. */
export async function readSale(
  database: Database,
  productToken: string | undefined,
  browser: string | null,
  now: Temporal.Instant,
): Promise<Sale> {
  if (productToken === undefined || productToken === '') {
    const paid = browser === null ? null : await latestPaidIn(database, browser);
    return { kind: 'none', back: paid && returnAddresses(paid) };
  }
  if (productToken.includes('\0')) return { kind: 'unknown' };
  const product = await findProduct(database, productToken);
  if (product?.plan == null) return { kind: 'unknown' };
  const back = returnAddresses(product);
  const purchase = await findPurchase(database, product);
  if (purchase) {
    return isTheirs(purchase, product, browser)
      ? { kind: 'paid', productToken }
      : { kind: 'joined', back };
  }
  if (product.expires_at !== null && instantText(now) > product.expires_at) {
    return { kind: 'expired', back };
  }
  const club = await findClub(database, product.facility_id);
  if (!club) return { kind: 'unknown' };
  return {
    kind: 'open',
    productToken,
    plan: JSON.parse(product.plan) as BoughtPlan,
    buyer: JSON.parse(product.buyer) as Buyer,
    club,
    companyName: product.company_name,
    transactionNumber: product.transaction_number,
    back,
  };
}
