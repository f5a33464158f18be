import type { Plan, PlanCost, PlanOffer } from '../../src/plans/plan.ts';

/** A plan at $205 a month without a discount, with dues of $250 of which $150 are saved. */
export function aPlan({
  cost,
  ...rest
}: Partial<Omit<Plan, 'cost'>> & { cost?: Partial<PlanCost> } = {}): Plan {
  return {
    id: null,
    planId: '21',
    planType: 'Select',
    name: 'Select Access',
    description: 'Unlimited access to one club.',
    promotion: null,
    includes: [],
    access: null,
    publicCost: null,
    ...rest,
    cost: aCost(cost),
  };
}

export function aCost(cost: Partial<PlanCost> = {}): PlanCost {
  return {
    currency: 'USD',
    monthlyFee: 205_00,
    regularMonthlyFee: 205_00,
    initiation: { totalDues: 250_00 },
    promotionalSavings: 150_00,
    isReimbursementAvailable: false,
    commitmentMonths: 12,
    opening: null,
    ...cost,
  };
}

export function anOffer(offer: Partial<PlanOffer> = {}): PlanOffer {
  return {
    plans: [aPlan()],
    success: true,
    clubName: null,
    region: null,
    promotionId: null,
    memberId: null,
    isPresale: null,
    facilityStatus: null,
    facilityOpenDate: null,
    corporateAgreementId: null,
    recommendedPlanId: null,
    terms: null,
    trialDays: null,
    dayPassPrice: null,
    ...offer,
  };
}
