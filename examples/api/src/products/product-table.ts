import type { Selectable } from 'kysely';

import type { Database, ProductTokenRow } from '../database/schema.ts';

export type StoredProduct = Selectable<ProductTokenRow>;

/** The buyer as the JSON of a row holds them. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The purchase behind a token; null when there is none. */
export async function findProduct(
  database: Database,
  productToken: string,
): Promise<StoredProduct | null> {
  const product = await database
    .selectFrom('product_tokens')
    .selectAll()
    .where('product_token', '=', productToken)
    .executeTakeFirst();
  return product ?? null;
}

/** Keeps a purchase that was begun, its buyer a lead already. */
export async function addProduct(
  database: Database,
  product: {
    readonly productToken: string;
    readonly transactionNumber: string;
    readonly buyer: Buyer;
    readonly facilityId: string;
  },
  at: string,
): Promise<void> {
  await database
    .insertInto('product_tokens')
    .values({
      product_token: product.productToken,
      transaction_number: product.transactionNumber,
      buyer: JSON.stringify(product.buyer),
      facility_id: product.facilityId,
      member_id: null,
      barcode: null,
      created_at: at,
    })
    .execute();
}
