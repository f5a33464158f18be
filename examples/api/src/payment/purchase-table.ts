import type { Selectable } from 'kysely';

import { findRow } from '../database/rows.ts';
import type { Database, PurchaseRow } from '../database/schema.ts';
import { isConfirmed, type StoredProduct } from '../products/product-table.ts';

export type Purchase = Selectable<PurchaseRow>;

/** The parts of the card's billing address that the club's country asks for. */
export interface BillingAddress {
  readonly postalCode: string | null;
  readonly state: string | null;
}

/** The purchase that made the product's holder a member; null when there is none yet. */
export async function findPurchase(
  database: Database,
  { holder }: Pick<StoredProduct, 'holder'>,
): Promise<Purchase | null> {
  if (holder === null) return null;
  return findRow(database, 'purchases', { holder });
}

/**
 * Whether the product's buyer may see the holder's purchase. An employee has confirmed their address. For anyone else,
 * invited people included, the address proves nothing; only the paid product token or the browser that paid does.
 */
export function isTheirs(
  purchase: Purchase,
  product: Pick<StoredProduct, 'product_token' | 'holder'>,
  browser: string | null,
): boolean {
  return (
    isConfirmed(product) ||
    product.product_token === purchase.product_token ||
    (browser !== null && browser === purchase.browser)
  );
}
