import { readMinorUnits } from '../kernel/money.ts';
import type { Plan, PlanAccess, PlanCost } from './plan.ts';

export interface CatalogEntry {
  readonly planId: string;
  readonly name: string;
  readonly description: string;
  readonly planType: string;
  readonly includes: readonly string[];
}

/** Major units as a decimal number or text. Missing amounts count as 0. */
export interface PlanProperties {
  readonly monthlyFee?: number | string | null;
  readonly regularMonthlyFee?: number | string | null;
  readonly totalDues?: number | string | null;
  readonly promotionalSavings?: number | string | null;
  readonly isReimbursementAvailable?: boolean | null;
}

/** A club's own offer of a plan. Its `id` is the catalog's `planId`. */
export interface FacilityPlan {
  readonly id: string;
  readonly planProperties: PlanProperties;
  readonly promotion: string | null;
  readonly access: PlanAccess | null;
}

/** What a club charges in, how long its members commit, and when it opens if it isn't open yet. */
export type ClubTerms = Pick<PlanCost, 'currency' | 'commitmentMonths' | 'opening'>;

/** A plan that clubs list but that must not be offered. */
export const unofferedPlanId = '6';

/** An offer that can't become a plan: the catalog doesn't describe it, or its price can't be read. */
export interface UnusableOffer {
  readonly planId: string;
  readonly lacks: 'words' | 'price';
}

/** In the club's order, without plan 6. Unusable offers are separate, so that one bad offer doesn't hide the others. */
export function buildCatalogPlans(
  catalog: readonly CatalogEntry[],
  offers: readonly FacilityPlan[],
  terms: ClubTerms,
): { readonly plans: readonly Plan[]; readonly unusable: readonly UnusableOffer[] } {
  const plans: Plan[] = [];
  const unusable: UnusableOffer[] = [];
  for (const offer of offers) {
    if (offer.id === unofferedPlanId) continue;
    const entry = catalog.find(({ planId }) => planId === offer.id);
    const plan = entry ? buildCatalogPlan(entry, offer, terms) : null;
    if (plan) plans.push(plan);
    else unusable.push({ planId: offer.id, lacks: entry ? 'price' : 'words' });
  }
  return { plans, unusable };
}

/** Null if an amount is invalid, because a plan must not be shown without a reliable price. */
export function buildCatalogPlan(
  { planId, name, description, planType, includes }: CatalogEntry,
  { id, planProperties, promotion, access }: FacilityPlan,
  terms: ClubTerms,
): Plan | null {
  const cost = buildCost(planProperties, terms);
  return (
    cost && {
      id,
      planId,
      name,
      description,
      planType,
      cost,
      promotion,
      includes,
      access,
      publicCost: null,
    }
  );
}

function buildCost(properties: PlanProperties, terms: ClubTerms): PlanCost | null {
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
    ...terms,
    monthlyFee,
    regularMonthlyFee,
    initiation: { totalDues },
    promotionalSavings,
    isReimbursementAvailable: properties.isReimbursementAvailable === true,
  };
}
