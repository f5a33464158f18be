import type { WireClubProfile } from '@foyer/adapters-http/wire';
import type { Temporal } from '@foyer/core';

import type { ChainData } from '../chain-data.ts';
import { clubsWithCorporateRates } from '../corporate/employer-table.ts';
import type { Database } from '../database/schema.ts';
import { lowestMonthlyFees } from '../plans/plan-tables.ts';
import { clubDetails, clubHours } from './club-profile.ts';
import { commentsOf } from './club-comments.ts';
import type { StoredClub } from './club-table.ts';
import { clubsOf } from './clubs-in-file.ts';

/** Everything that a club's page says about it: from the chain's files, and from the database. */
export async function clubProfile(
  database: Database,
  data: Pick<ChainData, 'clubs' | 'holidays' | 'photos'>,
  club: StoredClub,
  now: Temporal.Instant,
): Promise<WireClubProfile> {
  const { facility_id: facilityId } = club;
  const inFile = clubsOf(data).find(({ id }) => id === facilityId);
  const hasRates = await clubsWithCorporateRates(database);
  const monthlyFrom = await lowestMonthlyFees(database);
  return {
    facilityId,
    ...clubHours(data, inFile, now),
    hasCorporateRates: hasRates(facilityId),
    monthlyFrom: monthlyFrom(club),
    ...clubDetails(data, inFile, now),
    ...(await commentsOf(database, club, inFile)),
  };
}
