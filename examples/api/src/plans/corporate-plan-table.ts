import { currencyOf } from '@foyer/core';

import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { type Employer, employerOf } from '../corporate/employer-table.ts';
import type { CorporatePlanRow, Database } from '../database/schema.ts';

/** An employer, a club in its agreement, and the plans offered there. */
export interface CorporateOffer {
  readonly employer: Employer;
  readonly club: StoredClub;
  readonly plans: readonly CorporatePlanRow[];
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
    readonly facilityId: string;
  },
): Promise<CorporateOffer | null> {
  const club = await findClub(database, person.facilityId);
  if (!club) return null;
  const employer = await employerOf(database, person.companyEmail, club.facility_id);
  if (employer?.id !== person.corporateAccountId) return null;
  const plans = await database
    .selectFrom('corporate_plans')
    .selectAll()
    .where('corporate_account_id', '=', employer.id)
    .where('currency', '=', currencyOf(club.country))
    .orderBy('position')
    .execute();
  return { employer, club, plans };
}
