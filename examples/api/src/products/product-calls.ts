import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';

import { notFound } from '../api-failure.ts';
import type { Database } from '../database/schema.ts';
import type { CallHandler } from '../serve-call.ts';
import { type Buyer, findProduct } from './product-table.ts';

/** HT-31 */
export function getProductDetails(
  database: Database,
): CallHandler<typeof contract.getProductDetails> {
  return async ({ params }) => {
    const product = await findProduct(database, params.token);
    if (!product) return Err(notFound('There is no such purchase.', 'token'));
    return Ok({
      success: true,
      barcode: product.barcode,
      productToken: product.product_token,
      transactionNumber: product.transaction_number,
      memberID: product.member_id,
      productBase: { buyer: JSON.parse(product.buyer) as Buyer },
      selectedClubDetails: { facilityId: product.facility_id },
    });
  };
}
