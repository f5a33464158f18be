import type { WireClubFacts, WireClubProfile } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';

import type { ChainData } from '../chain-data.ts';
import { clubsWithCorporateRates } from '../corporate/employer-table.ts';
import type { Database } from '../database/schema.ts';
import { lowestMonthlyFees } from '../plans/plan-tables.ts';
import { clubDetails, clubHours } from './club-profile.ts';
import type { StoredClub } from './club-table.ts';
import { type ClubInFile, clubsOf } from './photos.ts';

/** What a club's page and the list of clubs say about clubs: from the chain's files, and from the database. */
export async function clubFacts(
  database: Database,
  data: Pick<ChainData, 'clubs' | 'holidays'>,
  now: Temporal.Instant,
): Promise<(club: StoredClub, inFile: ClubInFile | undefined) => WireClubFacts> {
  const hasRates = await clubsWithCorporateRates(database);
  const monthlyFrom = await lowestMonthlyFees(database);
  return (club, inFile) => ({
    facilityId: club.facility_id,
    ...clubHours(data, inFile, now),
    hasCorporateRates: hasRates(club.facility_id),
    monthlyFrom: monthlyFrom(club),
  });
}

/** Everything that a club's page says about it. */
export async function clubProfile(
  database: Database,
  data: Pick<ChainData, 'clubs' | 'holidays' | 'photos'>,
  club: StoredClub,
  now: Temporal.Instant,
): Promise<WireClubProfile> {
  const inFile = clubsOf(data).find(({ id }) => id === club.facility_id);
  const factsOf = await clubFacts(database, data, now);
  return {
    ...factsOf(club, inFile),
    ...clubDetails(data, inFile, now),
    ...(await commentsOf(database, club, inFile)),
  };
}

/** Fewer ratings say little about a club, and too much about who gave them. */
const fewestRatings = 5;
const mostComments = 6;

/** What people agreed to have shown: the rating from five on, and then the latest comments that have a text. */
async function commentsOf(
  database: Database,
  { facility_id, time_zone }: StoredClub,
  inFile: ClubInFile | undefined,
): Promise<Pick<WireClubProfile, 'rating' | 'comments'>> {
  const rows = await database
    .selectFrom('club_feedback')
    .select(['rating', 'message', 'shown_as', 'created_at'])
    .where('facility_id', '=', facility_id)
    .where('shown_as', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const sent = rows.map(({ rating, message, shown_as, created_at }) => ({
    firstName: shown_as ?? '',
    rating,
    text: message,
    on: Temporal.Instant.from(created_at).toZonedDateTimeISO(time_zone).toPlainDate().toString(),
  }));
  const all = [...(inFile?.comments ?? []), ...sent];
  if (all.length < fewestRatings) return { rating: null, comments: [] };
  const sum = all.reduce((total, { rating }) => total + rating, 0);
  return {
    rating: { average: Math.round((sum / all.length) * 10) / 10, count: all.length },
    comments: all
      .toReversed()
      .filter(({ text }) => text !== '')
      .toSorted((a, b) => (a.on > b.on ? -1 : a.on < b.on ? 1 : 0))
      .slice(0, mostComments),
  };
}
