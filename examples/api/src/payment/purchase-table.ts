import type { Selectable } from 'kysely';

import { findRow } from '../database/rows.ts';
import type { Database, PurchaseRow } from '../database/schema.ts';
import { isConfirmed, personHolder, type StoredProduct } from '../products/product-table.ts';

export type Purchase = Selectable<PurchaseRow>;

/** The parts of the card's billing address that the club's country asks for. */
export interface BillingAddress {
  readonly postalCode: string | null;
  readonly state: string | null;
}

/**
 * The purchase that made the product's holder a member, or someone with the same company address; null when there is
 * none yet.
 */
export async function findPurchase(
  database: Database,
  { holder, company_email }: Pick<StoredProduct, 'holder' | 'company_email'>,
): Promise<Purchase | null> {
  if (holder === null) return null;
  const purchase = await findRow(database, 'purchases', { holder });
  if (purchase !== null || company_email === null) return purchase;
  return findRow(database, 'purchases', { company_email });
}

/** The purchase of someone who joined with their own address; null when there is none. */
export function purchaseOfPerson(database: Database, email: string): Promise<Purchase | null> {
  return findRow(database, 'purchases', { holder: personHolder(email) });
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
    (isConfirmed(product) && product.holder === purchase.holder) ||
    product.product_token === purchase.product_token ||
    (browser !== null && browser === purchase.browser)
  );
}
