import type { Temporal } from '@foyer/core';

import { findClub, type StoredClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { type BoughtPlan, type Buyer, findProduct } from '../products/product-table.ts';
import { instantText } from '../request-time.ts';
import { findPurchase } from './purchase-table.ts';

/** What the payment page has before it. */
export type Sale =
  | {
      readonly kind: 'open';
      readonly productToken: string;
      readonly plan: BoughtPlan;
      readonly buyer: Buyer;
      readonly club: StoredClub;
      readonly companyName: string | null;
    }
  /** Whoever holds the token is a member already. */
  | { readonly kind: 'paid'; readonly productToken: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown' }
  /** Nobody said what is to be bought: the cookie is gone, or cookies are not kept. */
  | { readonly kind: 'none' };

/** The purchase that the visitor's cookie names. */
export async function readSale(
  database: Database,
  productToken: string | undefined,
  now: Temporal.Instant,
): Promise<Sale> {
  if (productToken === undefined || productToken === '') return { kind: 'none' };
  if (productToken.includes('\0')) return { kind: 'unknown' };
  const product = await findProduct(database, productToken);
  if (product?.plan == null) return { kind: 'unknown' };
  if (await findPurchase(database, productToken)) return { kind: 'paid', productToken };
  if (product.expires_at !== null && instantText(now) > product.expires_at) {
    return { kind: 'expired' };
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
  };
}
