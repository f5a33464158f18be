import {
  type CallFailure,
  type CallOptions,
  Err,
  Ok,
  type ProductRepository,
  type Result,
} from '@foyer/core';
import type { ConfirmationAddress, ProductDetails, ProductRequest } from '@foyer/core/plans';

import {
  createProductToken,
  getProductDetails,
  resendConfirmationEmail,
} from './contract/payment.ts';
import type { WireProductDetails } from './contract/payment.ts';
import { isUnknown } from './decode-answer.ts';
import type { HttpClient } from './http-client.ts';
import { isPathSegment } from './request-url.ts';
import { writeProductRequest } from './write-product.ts';

/** Purchases over HTTP. A token comes from a cookie or the URL and may be anything. */
export class HttpProductRepository implements ProductRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async createToken(
    request: ProductRequest,
    options?: CallOptions,
  ): Promise<Result<string, CallFailure>> {
    const body = writeProductRequest(request);
    const answer = await this.#client.send(
      createProductToken,
      { params: {}, query: {}, body },
      options,
    );
    return answer.andThen(({ success, result }) =>
      success && result ? Ok(result) : Err<CallFailure>({ kind: 'unsuccessful' }),
    );
  }

  async details(
    token: string,
    options?: CallOptions,
  ): Promise<Result<ProductDetails | null, CallFailure>> {
    if (!isPathSegment(token)) return Ok(null);
    const answer = await this.#client.send(
      getProductDetails,
      { params: { token }, query: {}, body: undefined },
      options,
    );
    return isUnknown(answer) ? Ok(null) : answer.andThen(readProduct);
  }

  async resendConfirmation(
    { memberId, fullName, facilityId, email }: ConfirmationAddress,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    const params = { memberId, fullName, facilityId, email };
    if (!Object.values(params).every(isPathSegment)) return Err({ kind: 'unsuccessful' });
    const answer = await this.#client.send(
      resendConfirmationEmail,
      { params, query: {}, body: undefined },
      options,
    );
    return answer.andThen(({ success }) =>
      success ? Ok(undefined) : Err<CallFailure>({ kind: 'unsuccessful' }),
    );
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

/** Converts an id to a string; null if it's missing or empty. */
function textOrNull(id: string | number | null | undefined): string | null {
  return id == null || id === '' ? null : String(id);
}
