import type { WireClubFacts, WireClubProfile } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import { surveyQuestions } from '@foyer/core/survey';

import type { ChainData } from '../chain-data.ts';
import { holidayPlaces } from '../visits/open-times.ts';
import { type ClubInFile, clubsOf } from './photos.ts';
import { clubsWithCorporateRates } from '../corporate/employer-table.ts';
import type { Database } from '../database/schema.ts';
import { lowestMonthlyFees } from '../plans/plan-tables.ts';
import type { StoredClub } from './club-table.ts';

const holidayDays = 60;
const coachesEach = 4;

/** A club's opening hours and holidays; nothing is known about a club that isn't in the chain's files. */
export function clubHours(
  { clubs: file, holidays }: Pick<ChainData, 'clubs' | 'holidays'>,
  club: ClubInFile | undefined,
  now: Temporal.Instant,
): Pick<WireClubFacts, 'openingHours' | 'specialDays' | 'has'> {
  if (club === undefined) return { openingHours: null, specialDays: [], has: [] };
  const { country, state, timeZone } = club.place;
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  // A day that is over at the club may not be over for its last visitors.
  const [first, last] = [today.subtract({ days: 1 }), today.add({ days: holidayDays })].map(String);
  const hours = { ...file.holidayHours, ...club.holidayHours };
  const special = holidayPlaces({ country, state }).flatMap((place) =>
    Object.entries(holidays[place] ?? {}).flatMap(([date, name]) =>
      date >= (first ?? '') && date <= (last ?? '') && name in hours
        ? [[date, { date, name, hours: hours[name] ?? null }] as const]
        : [],
    ),
  );
  return {
    has: roomsOf(file, club).flatMap(({ icon }) => icon ?? []),
    openingHours: file.openingHours[club.openingHours] ?? null,
    // A state's holiday replaces the country's on the same day.
    specialDays: [...new Map(special).values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}

/** What the chain's files say about a club beyond its hours. */
export function clubDetails(
  data: Pick<ChainData, 'clubs' | 'holidays'>,
  club: ClubInFile | undefined,
  now: Temporal.Instant,
): Omit<WireClubProfile, keyof WireClubFacts | 'rating' | 'comments'> {
  if (club === undefined) return {};
  const { clubs: file } = data;
  const managers = file.managers;
  return {
    opensOn: club.status === 'presale' ? club.openDate : null,
    manager: club.manager ?? managers[club.index % managers.length] ?? null,
    transit: club.transit,
    parking: club.parking ?? file.parking ?? null,
    accessibility: (club.accessibility ?? file.accessibility)
      .filter((one) => isHere(one, club))
      .map(({ text }) => text),
    rooms: roomsOf(file, club).map(({ icon, name, text }) => ({ kind: icon ?? null, name, text })),
    coaches: coachesOf(file, club).map(({ name, focus }) => ({ name, focus })),
    timetable: club.status === 'open' ? sevenDays(data, club, now) : [],
  };
}

/** The categories of classes that the survey asks about. */
export const categoryIds: readonly number[] = surveyQuestions('guided-steps').flatMap((question) =>
  question.options.flatMap(({ categoryId }) => categoryId ?? []),
);

/** How many classes of a category a club has in a week: those of its timetable, or made-up ones. */
export function classCountOf(file: ChainData['clubs'], club: ClubInFile, category: number): number {
  if (club.timetable) return club.timetable.filter((one) => one.category === category).length;
  if (club.classes) return club.classes[String(category)] ?? 0;
  const amenity = file.classKinds[String(category)]?.amenity;
  if (amenity !== undefined && !club.amenities.includes(amenity)) return 0;
  return (Number(club.id) * 7 + category * 13) % 12;
}

type WeeklyClass = NonNullable<ClubInFile['timetable']>[number];

/** The club's classes from its today on, each at the wall time that its weekday has. A holiday's hours leave some out. */
function sevenDays(
  data: Pick<ChainData, 'clubs' | 'holidays'>,
  club: ClubInFile,
  now: Temporal.Instant,
): NonNullable<WireClubProfile['timetable']> {
  const { timeZone } = club.place;
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const classes = club.timetable ?? madeUpClasses(data.clubs, club);
  const specialDays = clubHours(data, club, now).specialDays ?? [];
  const days = Array.from({ length: 7 }, (_, ahead) => today.add({ days: ahead }));
  return days
    .flatMap((date) =>
      classes
        .filter(({ day, at }) => {
          const special = specialDays.find((one) => one.date === date.toString());
          return day === date.dayOfWeek && (!special || isWithin(at, special.hours));
        })
        .map(({ at, minutes, name, room, coach }) => ({
          start: date.toZonedDateTime({ timeZone, plainTime: at }),
          class: { name, minutes, room: room ?? null, coach: coach ?? null },
        })),
    )
    .toSorted((a, b) => Temporal.ZonedDateTime.compare(a.start, b.start))
    .map(({ start, class: one }) => ({
      ...one,
      startsAt: start.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    }));
}

function isWithin(at: string, hours: { from: string; to: string } | null | undefined): boolean {
  return hours != null && hours.from <= at && at < hours.to;
}

/** Times at which most people can come. */
const classTimes = ['06:15', '07:30', '09:30', '12:15', '17:30', '18:30', '19:30'] as const;

/** As many classes in each category as the club has, spread over the week while it is open. */
function madeUpClasses(file: ChainData['clubs'], club: ClubInFile): readonly WeeklyClass[] {
  const hours = file.openingHours[club.openingHours] ?? {};
  const times = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((day) =>
    classTimes.flatMap((at) => {
      const span = hours[`${day}`];
      return span && span.from <= at && at < span.to ? [{ day, at }] : [];
    }),
  );
  const coaches = coachesOf(file, club);
  return categoryIds.flatMap((category) => {
    const kind = file.classKinds[String(category)];
    const count = classCountOf(file, club, category);
    if (kind === undefined || times.length === 0) return [];
    const offset = Number(club.id) * 5 + category * 11;
    return Array.from({ length: count }, (_, place): WeeklyClass => {
      const at = (offset + Math.floor((place * times.length) / count)) % times.length;
      const teachers = coaches.filter(({ classes }) => classes.includes(category));
      const { room } = kind;
      return {
        ...(times[at] ?? { day: 1, at: classTimes[0] }),
        minutes: kind.minutes,
        name: kind.names[place % kind.names.length] ?? '',
        category,
        ...(room !== undefined && club.amenities.includes(room) && { room }),
        ...(teachers[0] && { coach: teachers[0].name }),
      };
    });
  });
}

function roomsOf(file: ChainData['clubs'], club: ClubInFile) {
  return (club.rooms ?? file.rooms).filter((room) => isHere(room, club));
}

function isHere({ amenity }: { readonly amenity?: string | undefined }, club: ClubInFile): boolean {
  return amenity === undefined || club.amenities.includes(amenity);
}

function coachesOf({ coaches }: ChainData['clubs'], club: ClubInFile) {
  if (club.coaches) return club.coaches;
  const first = club.index * coachesEach;
  return Array.from({ length: Math.min(coachesEach, coaches.length) }, (_, place) => {
    return coaches[(first + place) % coaches.length];
  }).filter((coach) => coach !== undefined);
}

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
