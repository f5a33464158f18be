import {
  type CallFailure,
  type CallOptions,
  Err,
  Ok,
  type ProductRepository,
  type Result,
} from '@foyer/core';
import { writeMajorUnits } from '@foyer/core/kernel';
import type {
  ConfirmationAddress,
  PlanCost,
  ProductDetails,
  ProductRequest,
} from '@foyer/core/plans';

import {
  createProductToken,
  getProductDetails,
  resendConfirmationEmail,
  type WireProductTokenRequest,
} from './contract/payment.ts';
import type { WireProductDetails } from './contract/payment.ts';
import type { WirePlanCost } from './contract/plans.ts';
import { isUnknown } from './exchange.ts';
import type { HttpClient } from './http-client.ts';
import { isPathSegment } from './addresses.ts';
import { textOrNull } from './text-or-null.ts';

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

/** Maps a purchase to the product token request. Amounts are strings in major units. */
function writeProductRequest({
  corporate,
  buyer,
  isUserLoggedIn,
  club,
  plan,
}: ProductRequest): WireProductTokenRequest {
  const companyEmail = corporate?.companyEmail ?? null;
  return {
    companyEmail,
    companyName: corporate?.companyName ?? null,
    corporateAccountId: corporate?.corporateAccountId ?? null,
    corporateAgreementId: corporate?.corporateAgreementId ?? null,
    corporateContactId: corporate?.corporateContactId ?? null,
    hasOptedOutOfEmail: !buyer.newsletter,
    isCorp: corporate !== null,
    productBase: {
      buyer: {
        companyEmail,
        email: buyer.email,
        firstName: buyer.firstName,
        lastName: buyer.lastName,
        newsletter: buyer.newsletter,
        phone: buyer.phone,
      },
      isUserLoggedIn,
      productType: 'join',
    },
    selectedClubDetails: { facilityId: club.facilityId, name: club.name },
    selectedPlan: {
      cost: writeCost(plan.cost),
      planId: plan.planId,
      planType: plan.planType,
      title: plan.name,
    },
  };
}

function writeCost(cost: PlanCost): WirePlanCost {
  return {
    monthlyFee: writeMajorUnits(cost.monthlyFee),
    regularMonthlyFee: writeMajorUnits(cost.regularMonthlyFee),
    initiation: { totalDues: writeMajorUnits(cost.initiation.totalDues) },
    promotionalSavings: writeMajorUnits(cost.promotionalSavings),
    isReimbursementAvailable: cost.isReimbursementAvailable,
  };
}
