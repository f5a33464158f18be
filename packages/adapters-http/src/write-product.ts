import { writeMajorUnits } from '@foyer/core/kernel';
import type { PlanCost, ProductRequest } from '@foyer/core/plans';

import type { WireProductTokenRequest } from './contract/payment.ts';
import type { WirePlanCost } from './contract/plans.ts';

/** Maps a purchase to the product token request. Amounts are strings in major units. */
export function writeProductRequest({
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
