import { otherBrowserCode, tokenExpiredCode, tokenUsedCode } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';

import { failure, type ApiFailure, notFound } from '../http/api-failure.ts';
import { browserOf } from '../payment/browser.ts';
import { type HiddenConfirmation, readConfirmation } from '../payment/confirmation-table.ts';
import { publicCalls } from '../http/serve-call.ts';
import { type Buyer, findProduct } from './product-table.ts';

export const productCalls = publicCalls({
  /** Accepts a product token, or the confirmation token of a payment. */
  async getProductDetails({ params: { token }, now, context }, { database, secret }) {
    const browser = await browserOf(context, secret);
    const confirmed = await readConfirmation(database, secret, token, { now, browser });
    if (typeof confirmed === 'string') return Err(hidden(confirmed));
    const product = await findProduct(database, confirmed?.productToken ?? token);
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
  },
});

/** The failure for a confirmation token that shows nothing. */
export function hidden(why: HiddenConfirmation): ApiFailure {
  switch (why) {
    case 'used':
      return failure(410, tokenUsedCode, 'It was used before.', 'token');
    case 'expired':
      return failure(410, tokenExpiredCode, 'Its time is over.', 'token');
    default:
      return failure(403, otherBrowserCode, 'Another browser paid.', 'token');
  }
}
