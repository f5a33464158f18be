import type { Database } from '../database/schema.ts';

export interface Employer {
  readonly id: string;
  readonly name: string;
  readonly agreementId: string;
  /** True when looking up the employer's plans fails. */
  readonly arePlansUnavailable: boolean;
}

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
  if (!employer) return null;
  return {
    id: employer.id,
    name: employer.name,
    agreementId: employer.agreement_id,
    arePlansUnavailable: employer.plans_unavailable === 1,
  };
}
