import { unofferedPlanId } from '@foyer/core';

import type { CataloguePlanRow, Database, FacilityPlanRow } from '../database/schema.ts';

/** A club's price for a plan, with the plan's name. */
export type OfferedPlan = FacilityPlanRow & Pick<CataloguePlanRow, 'plan_type' | 'name'>;

/** Every plan of the chain, in order. */
export function cataloguePlans(database: Database): Promise<CataloguePlanRow[]> {
  return database.selectFrom('catalogue_plans').selectAll().orderBy('position').execute();
}

/** The plans that the club offers, in catalog order, without the plan that nobody is offered. */
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

/** The plan for customers of the premium card partner: without an initiation fee. */
export function forCardPartner(plan: OfferedPlan): OfferedPlan {
  return { ...plan, promotional_savings: plan.total_dues };
}
