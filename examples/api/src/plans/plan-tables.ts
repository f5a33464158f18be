import type { WireClubFacts, WirePlan } from '@foyer/adapters-http/wire';
import { currencyOf } from '@foyer/core/kernel';
import { unofferedPlanId } from '@foyer/core/plans';

import type { ChainData } from '../chain-data.ts';
import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { type Employer, employerOfPerson } from '../corporate/employer-table.ts';
import { addRows, findRows } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';

export type ChainPlan = ChainData['plans']['plans'][number];

/** A club's price for a plan, with the plan's name. */
export type OfferedPlan = Row<'facility_plans'> &
  Pick<Row<'catalogue_plans'>, 'plan_type' | 'name'>;

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

/** The lowest monthly fee of a club's plans; null if it sells none online. One query for all clubs. */
export async function lowestMonthlyFees(
  database: Database,
): Promise<(club: Pick<StoredClub, 'facility_id' | 'country'>) => WireClubFacts['monthlyFrom']> {
  const fees = await database
    .selectFrom('facility_plans')
    .select(({ fn }) => ['facility_id', fn.min('monthly_fee').as('from')])
    .where('plan_id', '!=', unofferedPlanId)
    .groupBy('facility_id')
    .execute();
  const byClub = new Map(fees.map(({ facility_id: id, from }) => [id, from]));
  return ({ facility_id: id, country }) => {
    const from = byClub.get(id);
    return from === undefined ? null : { minorUnits: from, currency: currencyOf(country) };
  };
}

/** The plan for customers of the premium card partner: without an initiation fee. */
export function forCardPartner(plan: OfferedPlan): OfferedPlan {
  return { ...plan, promotional_savings: plan.total_dues };
}

/** An employer, a club in its agreement, and the plans offered there. */
export interface CorporateOffer {
  readonly employer: Employer;
  readonly club: StoredClub;
  readonly plans: readonly Row<'corporate_plans'>[];
}

/**
 * What the club offers someone with this company address, in the club's currency. Null when their employer has no
 * agreement there, or isn't the one they name.
 */
export async function offerTo(
  database: Database,
  person: {
    readonly companyEmail: string;
    readonly corporateAccountId: string;
    /** Required of an invited person, since their address shows no employer. */
    readonly corporateContactId?: string | undefined;
    readonly facilityId: string;
  },
): Promise<CorporateOffer | null> {
  const club = await findClub(database, person.facilityId);
  if (!club) return null;
  const { companyEmail: email, corporateContactId: contactId = null } = person;
  const employer = await employerOfPerson(database, { email, contactId }, club.facility_id);
  if (employer?.id !== person.corporateAccountId) return null;
  const offered = { corporate_account_id: employer.id, currency: currencyOf(club.country) };
  const plans = await findRows(database, 'corporate_plans', offered, 'position');
  return { employer, club, plans };
}

/** Says which clubs each plan opens to the members of a club. */
export async function accessFrom(
  database: Database,
  club: StoredClub,
): Promise<(plan: ChainPlan | undefined) => WirePlan['access']> {
  const clubs = await database
    .selectFrom('facilities')
    .select(['facility_id as id', 'region', 'status'])
    .orderBy('facility_id')
    .execute();
  // A member of a club in presale can go there once it opens.
  const open = clubs.filter(({ id, status }) => status !== 'presale' || id === club.facility_id);
  const idsOf = {
    club: [club.facility_id],
    region: open.filter(({ region }) => region === club.region).map(({ id }) => id),
    chain: open.map(({ id }) => id),
  };
  return (plan) => {
    if (plan?.access === undefined) return undefined;
    const facilityIds = idsOf[plan.access];
    return { to: plan.access, clubs: facilityIds.length, facilityIds };
  };
}

/** Adds the chain's plans and what each club offers of them. Offline clubs sell nothing. */
export async function seedPlans(
  database: Database,
  { plans: { plans, promotions }, clubs: { places } }: ChainData,
): Promise<void> {
  const rows = plans.map(({ id, type, name, description, hasAddOn }, position) => ({
    position,
    name,
    description,
    plan_id: id,
    plan_type: type,
    has_add_on: hasAddOn ? (1 as const) : (0 as const),
  }));
  await addRows(database, 'catalogue_plans', rows);
  const offers = places.flatMap(({ country, clubs }) =>
    clubs
      .filter(({ status }) => status !== 'offline')
      .flatMap((club) =>
        plans
          .filter(({ id }) => club.plans?.includes(id) ?? true)
          .map((plan): Row<'facility_plans'> => {
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
