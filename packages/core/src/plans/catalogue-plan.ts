import type { Currency } from '../kernel/money.ts';
import { readMinorUnits } from '../kernel/money.ts';
import type { Plan, PlanCost } from './plan.ts';

/** A plan as the chain's catalogue describes it. Source: HT-32. */
export interface CatalogueEntry {
  readonly planId: string;
  readonly name: string;
  readonly description: string;
  readonly planType: string;
}

/** Major units as a decimal number or text; what is not among them counts as 0. */
export interface PlanProperties {
  readonly monthlyFee?: number | string | null;
  readonly regularMonthlyFee?: number | string | null;
  readonly totalDues?: number | string | null;
  readonly promotionalSavings?: number | string | null;
  readonly isReimbursementAvailable?: boolean | null;
}

/** A club's own offer of a plan; its `id` is the catalogue's `planId`. Source: HT-33. */
export interface FacilityPlan {
  readonly id: string;
  readonly planProperties: PlanProperties;
  readonly promotion: string | null;
}

/** The plan that clubs have and that nobody is offered. Source: HT-33. */
export const unofferedPlanId = '6';

/** A club's offer that no plan can be made of: the catalogue has no words for it, or its price can't be read. */
export interface UnusableOffer {
  readonly planId: string;
  readonly lacks: 'words' | 'price';
}

/**
 * A club's offers as plans, in the club's order. Plan 6 is left out (HT-33), and so is what nobody could choose: who
 * asks is told of it apart, since one bad offer takes no other away. Source: PL-06.
 */
export function buildCataloguePlans(
  catalogue: readonly CatalogueEntry[],
  offers: readonly FacilityPlan[],
  currency: Currency,
): { readonly plans: readonly Plan[]; readonly unusable: readonly UnusableOffer[] } {
  const plans: Plan[] = [];
  const unusable: UnusableOffer[] = [];
  for (const offer of offers) {
    if (offer.id === unofferedPlanId) continue;
    const entry = catalogue.find(({ planId }) => planId === offer.id);
    const plan = entry ? buildCataloguePlan(entry, offer, currency) : null;
    if (plan) plans.push(plan);
    else unusable.push({ planId: offer.id, lacks: entry ? 'price' : 'words' });
  }
  return { plans, unusable };
}

/**
 * A catalogue plan as a club offers it: the words of the catalogue, the cost of the plan properties. Null when the
 * properties hold an amount that is none: a price that can't be read is never shown. Source: PL-06.
 */
export function buildCataloguePlan(
  { planId, name, description, planType }: CatalogueEntry,
  { id, planProperties, promotion }: FacilityPlan,
  currency: Currency,
): Plan | null {
  const cost = buildCost(planProperties, currency);
  return cost && { id, planId, name, description, planType, cost, promotion };
}

function buildCost(properties: PlanProperties, currency: Currency): PlanCost | null {
  const monthlyFee = readMinorUnits(properties.monthlyFee ?? 0);
  const regularMonthlyFee = readMinorUnits(
    properties.regularMonthlyFee ?? properties.monthlyFee ?? 0,
  );
  const totalDues = readMinorUnits(properties.totalDues ?? 0);
  const promotionalSavings = readMinorUnits(properties.promotionalSavings ?? 0);
  if (
    monthlyFee === null ||
    regularMonthlyFee === null ||
    totalDues === null ||
    promotionalSavings === null
  ) {
    return null;
  }
  return {
    currency,
    monthlyFee,
    regularMonthlyFee,
    initiation: { totalDues },
    promotionalSavings,
    isReimbursementAvailable: properties.isReimbursementAvailable === true,
  };
}
