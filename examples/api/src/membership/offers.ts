import { currencyOf } from '@foyer/core/kernel';
import type { MembershipOffer } from '@foyer/core/membership';

import { findClub } from '../clubs/club-table.ts';
import { employerOf } from '../corporate/employer-table.ts';
import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { offerTo, plansOfferedAt } from '../plans/plan-tables.ts';

/**
 * The plans that a member can change to at a club: those of their employer for someone who joined through one, otherwise
 * those that the club offers everyone. A club that isn't open offers nothing to members.
 */
export async function offersTo(
  database: Database,
  memberId: string,
  facilityId: string,
): Promise<readonly MembershipOffer[]> {
  const club = await findClub(database, facilityId);
  if (club?.status !== 'open') return [];
  const purchase = await findRow(database, 'purchases', { member_id: memberId });
  const plans = purchase?.company_email
    ? await employersPlans(database, purchase.company_email, facilityId)
    : await plansOfferedAt(database, facilityId);
  const currency = currencyOf(club.country);
  return plans.map(({ plan_id: planId, name: planName, monthly_fee: minorUnits }) => ({
    planId,
    planName,
    facilityId,
    monthly: { minorUnits, currency },
  }));
}

async function employersPlans(database: Database, companyEmail: string, facilityId: string) {
  const employer = await employerOf(database, companyEmail, facilityId);
  if (!employer) return [];
  const person = { companyEmail, corporateAccountId: employer.id, facilityId };
  return (await offerTo(database, person))?.plans ?? [];
}
