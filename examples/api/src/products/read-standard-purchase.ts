import type { WireProductTokenRequest } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result } from '@foyer/core';
import { currencyOf, readMinorUnits } from '@foyer/core/kernel';

import { type ApiFailure, invalidField } from '../http/api-failure.ts';
import { findClub, type StoredClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { latestTransactionOf } from '../leads/lead-table.ts';
import { forCardPartner, type OfferedPlan, plansOfferedAt } from '../plans/plan-tables.ts';
import type { BoughtPlan, Buyer, PurchaseToBegin } from './product-table.ts';

/**
 * A purchase without an employer. The club must offer the plan, and its own price applies. A presale club sells at its
 * founders' price; an offline club doesn't sell.
 */
export async function readStandardPurchase(
  database: Database,
  body: WireProductTokenRequest,
  buyer: Buyer,
): Promise<Result<PurchaseToBegin, ApiFailure>> {
  const employers = employersField(body);
  if (employers !== null) {
    return Err(invalidField(employers, 'It belongs to an employer’s plan, and isCorp is false.'));
  }
  const club = await findClub(database, body.selectedClubDetails.facilityId);
  if (!club) return Err(invalidField('selectedClubDetails.facilityId', 'There is no such club.'));
  if (club.status === 'offline') return Err(clubOffline);
  const offered = await plansOfferedAt(database, club.facility_id);
  const plan = offered.find(({ plan_id: id }) => id === body.selectedPlan.planId);
  if (!plan) return Err(invalidField('selectedPlan.planId', 'The club does not offer this plan.'));
  const shown = [plan, forCardPartner(plan)].find((one) => isAtPriceOf(one, body)) ?? plan;
  return Ok({
    buyer,
    facilityId: club.facility_id,
    plan: toBoughtPlan(club, shown),
    corporate: null,
    outreachCode: 'WEBLEAD_JOIN',
    findTransaction: (transaction) => latestTransactionOf(transaction, buyer),
  });
}

/** The field that names an employer although the purchase is a standard one; null for none. */
function employersField(body: WireProductTokenRequest): string | null {
  const named = (
    [
      'companyEmail',
      'companyName',
      'corporateAccountId',
      'corporateAgreementId',
      'corporateContactId',
    ] as const
  ).find((field) => body[field] !== null);
  return named ?? (body.productBase.buyer.companyEmail === null ? null : buyersCompanyEmail);
}

const buyersCompanyEmail = 'productBase.buyer.companyEmail';

const clubOffline: ApiFailure = {
  status: 422,
  code: 'CLUB_OFFLINE',
  message: 'This club does not sell online yet.',
  field: 'selectedClubDetails.facilityId',
};

/**
 * Which of the club's own offers the buyer saw: the regular one or the card partner's, whose cookie isn't part of the
 * request. Any other price selects nothing.
 */
function isAtPriceOf(
  plan: OfferedPlan,
  { selectedPlan: { cost } }: WireProductTokenRequest,
): boolean {
  return (
    readMinorUnits(cost.monthlyFee) === plan.monthly_fee &&
    readMinorUnits(cost.initiation.totalDues) === plan.total_dues &&
    readMinorUnits(cost.promotionalSavings) === plan.promotional_savings
  );
}

function toBoughtPlan(club: StoredClub, plan: OfferedPlan): BoughtPlan {
  return {
    planId: plan.plan_id,
    planType: plan.plan_type,
    name: plan.name,
    currency: currencyOf(club.country),
    monthlyFee: plan.monthly_fee,
    regularMonthlyFee: plan.regular_monthly_fee,
    initiationDues: plan.total_dues,
    promotionalSavings: plan.promotional_savings,
  };
}
