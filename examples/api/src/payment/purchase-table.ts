import type { Selectable } from 'kysely';

import type { Database, PurchaseRow } from '../database/schema.ts';
import { personHolder, type StoredProduct } from '../products/product-table.ts';

export type Purchase = Selectable<PurchaseRow>;

/** As much of the card's billing address as the club's country is asked for. VA-07 */
export interface BillingAddress {
  readonly postalCode: string | null;
  readonly state: string | null;
}

/** The purchase by which the product's holder has become a member; null while there is none. */
export async function findPurchase(
  database: Database,
  { holder }: Pick<StoredProduct, 'holder'>,
): Promise<Purchase | null> {
  if (holder === null) return null;
  const purchase = await database
    .selectFrom('purchases')
    .selectAll()
    .where('holder', '=', holder)
    .executeTakeFirst();
  return purchase ?? null;
}

/** The product that was paid for last in the browser; null where none was. */
export async function latestPaidIn(
  database: Database,
  browser: string,
): Promise<(StoredProduct & Pick<Purchase, 'paid_at'>) | null> {
  const product = await database
    .selectFrom('purchases')
    .innerJoin('product_tokens', 'product_tokens.product_token', 'purchases.product_token')
    .selectAll('product_tokens')
    .select('purchases.paid_at')
    .where('purchases.browser', '=', browser)
    .orderBy('purchases.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return product ?? null;
}

/**
 * Whether the product's buyer may see the purchase that its holder made. An employee has confirmed the address; of anyone
 * else the address proves nothing, only the product token that was paid for, or the browser in which it was.
 */
export function isTheirs(
  purchase: Purchase,
  product: Pick<StoredProduct, 'product_token' | 'company_email'>,
  browser: string | null,
): boolean {
  return (
    product.company_email !== null ||
    product.product_token === purchase.product_token ||
    (browser !== null && browser === purchase.browser)
  );
}

/** Whatever was paid for under a company address, or under one's own: one purchase at most, if all is well. */
export function purchasesBy(
  database: Database,
  by: { readonly companyEmail: string } | { readonly email: string },
): Promise<Purchase[]> {
  const holder =
    'email' in by ? personHolder(by.email) : `company ${by.companyEmail.toLowerCase()}`;
  return database.selectFrom('purchases').selectAll().where('holder', '=', holder).execute();
}
