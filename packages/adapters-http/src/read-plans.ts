import { type CallFailure, Err, Ok, type Plan, type Result } from '@foyer/core';
import { type Currency, currencyOf, readMinorUnits } from '@foyer/core/kernel';
import type { PlanCost, PlanOffer } from '@foyer/core/plans';

import type { WireCorporatePlans, WirePlan, WirePlanCost } from './contract/plans.ts';
import { textOrNull } from './text-or-null.ts';

/**
 * Reads a corporate plan offer with amounts in minor units of the club's currency. `success: false` and an invalid
 * amount are failures, so that nobody sees a guessed price.
 */
export function readPlanOffer(
  wire: WireCorporatePlans,
  clubCountry: string,
): Result<PlanOffer, CallFailure> {
  if (wire.success === false) return Err({ kind: 'unsuccessful' });
  const plans: Plan[] = [];
  for (const [index, each] of (wire.result ?? []).entries()) {
    const plan = readPlan(each, currencyOf(clubCountry));
    if (plan.err) {
      return Err({ kind: 'unexpected-shape', path: `result.${index}.cost.${plan.val}` });
    }
    plans.push(plan.val);
  }
  return Ok({
    plans,
    success: wire.success ?? null,
    clubName: wire.clubName ?? null,
    region: wire.region ?? null,
    promotionId: textOrNull(wire.promotionId),
    memberId: textOrNull(wire.memberId),
    isPresale: wire.isPresale ?? null,
    facilityStatus: wire.facilityStatus ?? null,
    facilityOpenDate: wire.facilityOpenDate ?? null,
    corporateAgreementId: textOrNull(wire.corporateAgreementId),
  });
}

/** Fails with the name of the invalid amount. */
function readPlan(
  { planId, planType, name, description, cost }: WirePlan,
  currency: Currency,
): Result<Plan, string> {
  return readCost(cost, currency).map((read) => ({
    ...{ planType, name, description },
    id: null,
    planId: String(planId),
    cost: read,
    promotion: null,
  }));
}

function readCost(wire: WirePlanCost, currency: Currency): Result<PlanCost, string> {
  const monthlyFee = readMinorUnits(wire.monthlyFee);
  if (monthlyFee === null) return Err('monthlyFee');
  const regularMonthlyFee = readMinorUnits(wire.regularMonthlyFee);
  if (regularMonthlyFee === null) return Err('regularMonthlyFee');
  const totalDues = readMinorUnits(wire.initiation.totalDues);
  if (totalDues === null) return Err('initiation.totalDues');
  const promotionalSavings = readMinorUnits(wire.promotionalSavings);
  if (promotionalSavings === null) return Err('promotionalSavings');
  const { isReimbursementAvailable } = wire;
  return Ok({
    ...{ currency, monthlyFee, regularMonthlyFee, promotionalSavings, isReimbursementAvailable },
    initiation: { totalDues },
  });
}
