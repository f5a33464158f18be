import { currencyOf } from '@foyer/core/kernel';

import type { ChainData } from '../chain-data.ts';
import { addRows } from '../database/add-rows.ts';
import type { Database, FacilityPlanRow } from '../database/schema.ts';

/** Adds the chain's plans and what each club offers of them. Offline clubs sell nothing. */
export async function seedPlans(
  database: Database,
  { plans: { plans, promotions }, clubs: { places } }: ChainData,
): Promise<void> {
  const rows = plans.map(({ id, type, name, description }, position) => ({
    ...{ position, name, description },
    plan_id: id,
    plan_type: type,
  }));
  await addRows(database, 'catalogue_plans', rows);
  const offers = places.flatMap(({ country, clubs }) =>
    clubs
      .filter(({ status }) => status !== 'offline')
      .flatMap((club) =>
        plans
          .filter(({ id }) => club.plans?.includes(id) ?? true)
          .map((plan): FacilityPlanRow => {
            const currency = currencyOf(country);
            const founders = club.status === 'presale' ? plan.foundersMonthlyFee : undefined;
            return {
              facility_id: club.id,
              plan_id: plan.id,
              monthly_fee: (founders ?? plan.monthlyFee)[currency],
              regular_monthly_fee: plan.monthlyFee[currency],
              total_dues: plan.totalDues[currency],
              promotional_savings: plan.promotionalSavings[currency],
              is_reimbursement_available: plan.isReimbursementAvailable ? 1 : 0,
              promotion: founders ? promotions.founders.id : null,
            };
          }),
      ),
  );
  await addRows(database, 'facility_plans', offers);
}
