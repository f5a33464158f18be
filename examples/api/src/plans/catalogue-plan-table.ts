import { unofferedPlanId } from '@foyer/core';

import type { CataloguePlanRow, Database, FacilityPlanRow } from '../database/schema.ts';
import { cardPartnerPromotion } from './promotions.ts';

/** What a club takes for a plan, in the chain's words. */
export type OfferedPlan = FacilityPlanRow & Pick<CataloguePlanRow, 'plan_type' | 'name'>;

/** Every plan of the chain, in its order. HT-32 */
export function cataloguePlans(database: Database): Promise<CataloguePlanRow[]> {
  return database.selectFrom('catalogue_plans').selectAll().orderBy('position').execute();
}

/** What the club offers, in the catalogue's order, without the plan that nobody is offered. HT-33 */
export function plansOfferedAt(database: Database, facilityId: string): Promise<OfferedPlan[]> {
  return database
    .selectFrom('facility_plans')
    .innerJoin('catalogue_plans', 'catalogue_plans.plan_id', 'facility_plans.plan_id')
    .selectAll('facility_plans')
    .select(['catalogue_plans.plan_type', 'catalogue_plans.name'])
    .where('facility_id', '=', facilityId)
    .where('facility_plans.plan_id', '!=', unofferedPlanId)
    .orderBy('catalogue_plans.position')
    .execute();
}

/** The plan as the premium card partner's people have it: without an initiation. PL-07 */
export function forCardPartner(plan: OfferedPlan): OfferedPlan {
  return { ...plan, promotional_savings: plan.total_dues, promotion: cardPartnerPromotion };
}
