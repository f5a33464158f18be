import type { Selectable } from 'kysely';

import type { ChainData } from '../chain-data.ts';
import { addRows, findRow } from '../database/rows.ts';
import type {
  CorporateAccountRow,
  CorporateContactRow,
  CorporatePlanRow,
  Database,
} from '../database/schema.ts';

export type Employer = Pick<
  CorporateAccountRow,
  'id' | 'name' | 'agreement_id' | 'plans_unavailable'
>;

/**
 * The employer with an agreement at the club for this company address; null when there is none. The agreement must name
 * the whole domain; a partial match or a shared suffix doesn't count.
 */
export async function employerOf(
  database: Database,
  companyEmail: string,
  facilityId: string,
): Promise<Employer | null> {
  const domain = companyEmail.slice(companyEmail.lastIndexOf('@') + 1).toLowerCase();
  const employer = await database
    .selectFrom('corporate_domains as domains')
    .innerJoin('corporate_accounts as accounts', 'accounts.id', 'domains.corporate_account_id')
    .leftJoin('corporate_account_clubs as clubs', (join) =>
      join
        .onRef('clubs.corporate_account_id', '=', 'accounts.id')
        .on('clubs.facility_id', '=', facilityId),
    )
    .select(['accounts.id', 'accounts.name', 'accounts.agreement_id', 'accounts.plans_unavailable'])
    .where('domains.domain', '=', domain)
    .where((row) =>
      row.or([row('accounts.every_club', '=', 1), row('clubs.facility_id', 'is not', null)]),
    )
    .executeTakeFirst();
  return employer ?? null;
}

/** The person who was mailed a code at this company address; null when nobody was. */
export async function findContact(
  database: Database,
  companyEmail: string,
): Promise<Selectable<CorporateContactRow> | null> {
  return findRow(database, 'corporate_contacts', { email: companyEmail.toLowerCase() });
}

/** Adds the employers, their domains and clubs, and what they offer their people in every currency. */
export async function seedEmployers(
  database: Database,
  { employers, plans: { plans: publicPlans, employersPlans } }: ChainData,
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
          regular_monthly_fee: (publicPlans.find(({ id }) => id === plan.id) ?? plan).monthlyFee[
            currency
          ],
          initiation_dues: plan.totalDues[currency],
          promotional_savings: plan.promotionalSavings[currency],
          is_reimbursement_available: plan.isReimbursementAvailable ? 1 : 0,
        })),
      ),
  );
  await addRows(database, 'corporate_plans', plans);
}
