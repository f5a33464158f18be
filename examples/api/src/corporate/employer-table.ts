import type { ChainData } from '../chain-data.ts';
import { addRows, findRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';

export type Employer = Pick<
  Row<'corporate_accounts'>,
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
  const domain = domainOf(companyEmail);
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

/** True if some employer's people have addresses of this domain. */
export async function isWorkAddress(database: Database, email: string): Promise<boolean> {
  return (await findRow(database, 'corporate_domains', { domain: domainOf(email) })) !== null;
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/**
 * The employer of a person with this company address, or else the one that invited them with this address; null without
 * an agreement at the club. An invited person's contact id is required, since their address shows no employer.
 */
export async function employerOfPerson(
  database: Database,
  { email, contactId }: { readonly email: string; readonly contactId: string | null },
  facilityId: string,
): Promise<Employer | null> {
  const employer = await employerOf(database, email, facilityId);
  if (employer !== null || contactId === null) return employer;
  return invitingEmployer(database, { email, contactId }, facilityId);
}

/** The employer whose invitation code this person used, if its agreement covers the club. */
async function invitingEmployer(
  database: Database,
  person: { readonly email: string; readonly contactId: string },
  facilityId: string,
): Promise<Employer | null> {
  const contact = await findContact(database, person.email);
  if (contact?.id !== person.contactId || contact.invitation_id === null) return null;
  const id = contact.corporate_account_id;
  return (await isCovered(database, id, facilityId))
    ? findRow(database, 'corporate_accounts', { id })
    : null;
}

/** True if the employer's agreement covers the club. */
export async function isCovered(
  database: Database,
  corporateAccountId: string,
  facilityId: string,
): Promise<boolean> {
  const account = await findRow(database, 'corporate_accounts', { id: corporateAccountId });
  if (account?.every_club === 1) return true;
  const club = { corporate_account_id: corporateAccountId, facility_id: facilityId };
  return (await findRow(database, 'corporate_account_clubs', club)) !== null;
}

/** Whether any employer has an agreement with a club. */
export async function clubsWithCorporateRates(
  database: Database,
): Promise<(facilityId: string) => boolean> {
  if (await findRow(database, 'corporate_accounts', { every_club: 1 })) return () => true;
  const rows = await database.selectFrom('corporate_account_clubs').select('facility_id').execute();
  const covered = new Set(rows.map(({ facility_id }) => facility_id));
  return (facilityId) => covered.has(facilityId);
}

/** The clubs of the employer's agreement, by name. */
export function agreementClubs(
  database: Database,
  { id, every_club }: Pick<Row<'corporate_accounts'>, 'id' | 'every_club'>,
): Promise<Pick<Row<'facilities'>, 'facility_id' | 'name' | 'country'>[]> {
  const clubs = database
    .selectFrom('facilities')
    .select(['facility_id', 'name', 'country'])
    .orderBy('name');
  if (every_club === 1) return clubs.execute();
  const covered = database
    .selectFrom('corporate_account_clubs')
    .select('facility_id')
    .where('corporate_account_id', '=', id);
  return clubs.where('facility_id', 'in', covered).execute();
}

/** The person with this company address, or invited with this personal one; null when there is none. */
export async function findContact(
  database: Database,
  companyEmail: string,
): Promise<Row<'corporate_contacts'> | null> {
  return findRow(database, 'corporate_contacts', { email: companyEmail.toLowerCase() });
}

/** Adds the employers, their domains and clubs, and what they offer their people in every currency. */
export async function seedEmployers(
  database: Database,
  { employers, plans: { plans: publicPlans, employersPlans } }: ChainData,
): Promise<void> {
  const accounts = employers.map(({ id, name, slug, agreementId, clubs, plansUnavailable }) => ({
    id,
    name,
    slug,
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
        (['USD', 'CAD', 'GBP'] as const).map((currency): Row<'corporate_plans'> => ({
          corporate_account_id: employer.id,
          plan_id: plan.id,
          currency,
          position,
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
