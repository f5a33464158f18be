import { unofferedPlanId } from '@foyer/core';

import type { CataloguePlanRow, Database, FacilityPlanRow } from '../database/schema.ts';

/** Every plan of the chain, in its order. HT-32 */
export function cataloguePlans(database: Database): Promise<CataloguePlanRow[]> {
  return database.selectFrom('catalogue_plans').selectAll().orderBy('position').execute();
}

/** What the club offers, in the catalogue's order, without the plan that nobody is offered. HT-33 */
export function plansOfferedAt(database: Database, facilityId: string): Promise<FacilityPlanRow[]> {
  return database
    .selectFrom('facility_plans')
    .innerJoin('catalogue_plans', 'catalogue_plans.plan_id', 'facility_plans.plan_id')
    .selectAll('facility_plans')
    .where('facility_id', '=', facilityId)
    .where('facility_plans.plan_id', '!=', unofferedPlanId)
    .orderBy('catalogue_plans.position')
    .execute();
}
