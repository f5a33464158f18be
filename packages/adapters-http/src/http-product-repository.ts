import {
  type CallFailure,
  type CallOptions,
  Err,
  Ok,
  type ProductDetails,
  type ProductRepository,
  type Result,
} from '@foyer/core';

import { getProductDetails, type WireProductDetails } from './contract/payment.ts';
import { isUnknown } from './decode-answer.ts';
import type { HttpClient } from './http-client.ts';
import { isPathSegment } from './request-url.ts';

/** Purchases over HT-31. The token comes from a cookie, and may be anything. */
export class HttpProductRepository implements ProductRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async details(
    productToken: string,
    options?: CallOptions,
  ): Promise<Result<ProductDetails | null, CallFailure>> {
    if (!isPathSegment(productToken)) return Ok(null);
    const answer = await this.#client.send(
      getProductDetails,
      { params: { token: productToken }, query: {}, body: undefined },
      options,
    );
    return isUnknown(answer) ? Ok(null) : answer.andThen(readProduct);
  }
}

function readProduct(wire: WireProductDetails): Result<ProductDetails, CallFailure> {
  if (wire.success === false) return Err({ kind: 'unsuccessful' });
  const buyer = wire.productBase?.buyer;
  if (buyer === undefined) return Err({ kind: 'unexpected-shape', path: 'productBase' });
  return Ok({
    transactionNumber: textOrNull(wire.transactionNumber),
    buyer: {
      firstName: buyer.firstName ?? '',
      lastName: buyer.lastName ?? '',
      email: buyer.email ?? '',
      phone: buyer.phone ?? '',
    },
    facilityId: textOrNull(wire.selectedClubDetails?.facilityId),
    memberId: textOrNull(wire.memberID),
    barcode: textOrNull(wire.barcode),
  });
}

/** An id as text; null where it is missing or empty. */
function textOrNull(id: string | number | null | undefined): string | null {
  return id == null || id === '' ? null : String(id);
}
