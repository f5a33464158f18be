import { Ok, type Result } from '@foyer/core';
import {
  type BackEnds,
  type InMemoryOptions,
  type OfferedTimes,
  openInMemoryBackEnds as openInMemory,
  type Seed,
} from '@foyer/replay/player';
import { createHttpClubRepository, type HttpClient } from '@foyer/adapters-http';
import {
  closedOn,
  holidayRows,
  readVisitHours,
  seededClubs,
  shippedData,
  toFacility,
  upcomingSlots,
  type VisitRules,
} from '@foyer/example-api/rules';

/** The in-memory back end with the reference API's data, and the reference API for scenarios that need HTTP. */
export async function openInMemoryBackEnds(
  options: Pick<InMemoryOptions, 'own' | 'wire'> = {},
): Promise<Result<BackEnds, string>> {
  return openInMemory({
    ...options,
    seed: await readSeed(),
    openApi: async () => {
      const { ApiInMemory } = await import('./api-in-memory.ts');
      return new ApiInMemory();
    },
  });
}

/** The clubs, opening hours, members and employers of an empty reference API. */
export async function readSeed(): Promise<Required<Seed>> {
  const data = shippedData();
  const { clubs: rows, appointmentClubs, blackoutDates } = seededClubs(data);
  // The API lists everything in the order of the database.
  const sorted = rows.toSorted((one, other) => compare(one.facility_id, other.facility_id));
  const holidays = holidayRows(data.holidays);
  const rulesOf = (facilityId: string): VisitRules | null => {
    const row = sorted.find((one) => one.facility_id === facilityId);
    if (row === undefined || !appointmentClubs.includes(facilityId)) return null;
    const closed = blackoutDates.filter(
      ({ facility_id }) => facility_id === null || facility_id === facilityId,
    );
    return {
      timeZone: row.time_zone,
      hours: readVisitHours(row.visit_hours),
      noticeMinutes: row.visit_notice_minutes,
      closedDates: new Map([
        ...closed.map(({ date }) => [date, null] as const),
        ...closedOn(holidays, row).map(({ date, name }) => [date, name] as const),
      ]),
    };
  };
  return {
    clubs: await clubsOf(sorted.map(toFacility)),
    configuration: {
      clubsForAppointment: appointmentClubs.toSorted(compare),
      blackoutDates: blackoutDates
        .toSorted((one, other) => compare(one.id, other.id))
        .map(({ date, facility_id }) => ({ date, facilityId: facility_id })),
    },
    offered: timesOffered(rulesOf),
    referrers: data.members.members.map(({ id, referringId, shareId, firstName, account }) => ({
      referringId,
      firstName,
      memberId: id,
      shareId,
      facilityId: account?.homeClub ?? null,
      hearsOfVisits: account !== undefined,
    })),
    employers: data.employers.map(({ id, agreementId, name, slug, domains, clubs }) => ({
      corporateAccountId: id,
      corporateAgreementId: agreementId,
      companyName: name,
      slug,
      domains,
      facilityIds: clubs ?? null,
      plans: [],
    })),
  };
}

/**
 * The clubs' times, by the reference API's rules. Cached, because repeated runs ask at the same virtual times and
 * computing a month of times is most of a run's work.
 */
function timesOffered(rulesOf: (facilityId: string) => VisitRules | null): OfferedTimes {
  const cache = new Map<string, ReturnType<OfferedTimes>>();
  return (club, type, now) => {
    const key = `${club.facilityId} ${type} ${now.epochMilliseconds}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const ofClub = rulesOf(club.facilityId);
    if (ofClub === null || (type === 'workout' && !club.hasGuidedWorkouts)) return [];
    const days = upcomingSlots(ofClub, type, now).map(({ date, slots }) => ({
      date,
      timeSlots: slots.map(({ text }) => text),
      unavailableTimeSlots: [],
    }));
    cache.set(key, days);
    return days;
  };
}

/** Maps the wire's clubs with the adapter that the site uses. */
async function clubsOf(facilities: readonly ReturnType<typeof toFacility>[]) {
  const client = {
    send: () => Promise.resolve(Ok(facilities)),
    mediaUrl: (address: string) => new URL(address, 'http://localhost').href,
  } as unknown as HttpClient;
  return (await createHttpClubRepository(client).all()).unwrap();
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
