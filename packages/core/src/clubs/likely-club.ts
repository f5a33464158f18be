import type { Club } from './club.ts';

/** What is known about a visitor who hasn't said where they are. */
export interface LikelyClubHints {
  /** The club that the visitor chose earlier; null for none. */
  readonly facilityId: string | null;
  /** The IANA zone of the visitor's device. */
  readonly timeZone: string;
  /** The visitor's ISO 3166-1 alpha-2 country; null if unknown. */
  readonly country: string | null;
}

/**
 * The open club that a visitor most likely means: the one that they chose, else the likeliest by `likeliestFirst`. Null if
 * no club is open.
 */
export function likelyClub(
  clubs: readonly Club[],
  { facilityId, ...visitor }: LikelyClubHints,
): Club | null {
  const chosen = clubs.find((club) => club.facilityId === facilityId);
  if (chosen !== undefined) return chosen;
  const open = clubs.filter(({ status }) => status === 'open');
  return likeliestFirst(open, visitor)[0] ?? null;
}

/**
 * Sorts clubs for a visitor who hasn't said where they are: first those in their time zone, then those in their part of the
 * world, and among equals those in their country.
 */
export function likeliestFirst(
  clubs: readonly Club[],
  { timeZone, country }: Omit<LikelyClubHints, 'facilityId'>,
): readonly Club[] {
  const likelihood = (club: Club): number =>
    4 * Number(club.timeZone === timeZone) +
    2 * Number(areaOf(club.timeZone) === areaOf(timeZone)) +
    Number(country !== null && isoCountry(club.country) === isoCountry(country));
  return clubs.toSorted((a, b) => likelihood(b) - likelihood(a));
}

/** How many clubs to feature. */
const featured = 3;

/**
 * Picks three clubs to feature, no two in the same state or with the same picture. Clubs in the country of the visitor's
 * likely club come first.
 */
export function featuredClubs(clubs: readonly Club[], hints: LikelyClubHints): readonly Club[] {
  const country = likelyClub(clubs, hints)?.country;
  const isAbroad = (club: Club): number => Number(club.country !== country);
  const pictured = clubs.filter(({ imageUrl }) => imageUrl !== null);
  const ownFirst = pictured.toSorted((a, b) => isAbroad(a) - isAbroad(b));
  const ofStates = firstOfEach(ownFirst, ({ state }) => state);
  return firstOfEach(ofStates, ({ imageUrl }) => imageUrl).slice(0, featured);
}

function firstOfEach(clubs: readonly Club[], read: (club: Club) => string | null): readonly Club[] {
  return [...Map.groupBy(clubs, read).values()].flatMap(([first]) => first ?? []);
}

/** `Europe` of `Europe/Berlin`. */
function areaOf(timeZone: string): string {
  return timeZone.split('/', 1)[0] ?? '';
}

/** The ISO code of a club's country, whose abbreviation may be `UK`. */
export function isoCountry(country: string): string {
  return country === 'UK' ? 'GB' : country;
}
