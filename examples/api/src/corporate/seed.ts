import type { ChainData } from '../chain-data.ts';
import { addRows } from '../database/add-rows.ts';
import type { CorporatePlanRow, Database } from '../database/schema.ts';

/** Adds the employers, their domains and clubs, and what they offer their people in every currency. */
export async function seedEmployers(
  database: Database,
  { employers, plans: { employersPlans } }: ChainData,
): Promise<void> {
  const accounts = employers.map(({ id, name, agreementId, clubs, plansUnavailable }) => ({
    ...{ id, name },
    every_club: clubs ? (0 as const) : (1 as const),
    agreement_id: agreementId,
    plans_unavailable: plansUnavailable ? (1 as const) : (0 as const),
  }));
  await addRows(database, 'corporate_accounts', accounts);
  const domains = employers.flatMap(({ id, domains }) =>
    domains.map((domain) => ({ domain, corporate_account_id: id })),
  );
  await addRows(database, 'corporate_domains', domains);
  const clubs = employers.flatMap(({ id, clubs = [] }) =>
    clubs.map((facility_id) => ({ corporate_account_id: id, facility_id })),
  );
  await addRows(database, 'corporate_account_clubs', clubs);
  const plans = employers.flatMap((employer) =>
    employersPlans
      .filter(({ id }) => employer.plans.includes(id))
      .flatMap((plan, position) =>
        (['USD', 'CAD', 'GBP'] as const).map((currency): CorporatePlanRow => ({
          corporate_account_id: employer.id,
          plan_id: plan.id,
          ...{ currency, position },
          plan_type: plan.type,
          name: plan.name,
          description: plan.description,
          monthly_fee: plan.monthlyFee[currency],
          regular_monthly_fee: plan.regularMonthlyFee[currency],
          initiation_dues: plan.totalDues[currency],
          promotional_savings: plan.promotionalSavings[currency],
          is_reimbursement_available: plan.isReimbursementAvailable ? 1 : 0,
        })),
      ),
  );
  await addRows(database, 'corporate_plans', plans);
}
