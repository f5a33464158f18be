import type { Coordinates } from '../kernel/platform.port.ts';
import { type Club, coordinatesOf, distanceKm, nearbyRadiusKm } from './club.ts';
import { isoCountry } from './likely-club.ts';
import { searchClubs } from './search-clubs.ts';

/** What is known about where the visitor wants a club. */
export interface ClubsSearch {
  /** A ZIP or postal code, city, region or name; empty for none. */
  readonly text: string;
  /** The visitor's position, if they allowed it. */
  readonly position: Coordinates | null;
  /** The club that they chose earlier, as the cookie names it. */
  readonly chosen: string | null;
  /** The IANA time zone of their device; empty keeps the order of the clubs. */
  readonly timeZone: string;
  /** Their ISO 3166-1 alpha-2 country; null if unknown. */
  readonly country: string | null;
}

export interface FoundClub {
  readonly club: Club;
  /** From the visitor, or from the place that was searched; null when neither says anything about this club. */
  readonly distanceKm: number | null;
}

/** The chain's clubs in the order that suits a visitor. */
export interface FoundClubs {
  /** What decided about the order: the visitor's position, their text, their club, or their time zone. */
  readonly by: 'position' | 'text' | 'chosen' | 'region' | 'nothing';
  /** The club or region that the order begins with; null for the others. */
  readonly name: string | null;
  /** Those that match, or are nearby. */
  readonly first: readonly FoundClub[];
  /** The others, nearest first. After a search only those near the matches. */
  readonly others: readonly FoundClub[];
}

/**
 * Orders the clubs for a visitor: the matches of their text and what is near these, else by their position, else around
 * the club that they chose, else around the region that is likely theirs.
 */
export function findClubs(clubs: readonly Club[], search: ClubsSearch): FoundClubs {
  const { text, position, chosen } = search;
  if (text.trim() !== '') return byText(clubs, text.trim(), search);
  if (position !== null) return byPosition(clubs, position);
  const own = clubs.find(({ facilityId }) => facilityId === chosen);
  if (own !== undefined) return around(clubs, [own], { by: 'chosen', name: own.name });
  const [first, ...rest] = likelyRegion(clubs, search);
  if (first !== undefined)
    return around(clubs, [first, ...rest], { by: 'region', name: first.region });
  return { by: 'nothing', name: null, first: clubs.map(withoutDistance), others: [] };
}

function byText(
  clubs: readonly Club[],
  text: string,
  { position, country }: ClubsSearch,
): FoundClubs {
  const matches = searchClubs(clubs, text, position, country);
  const [best] = matches;
  if (best === undefined) return { by: 'text', name: null, first: [], others: [] };
  const isMatch = new Set(matches);
  const others = byDistance(
    clubs.filter((club) => !isMatch.has(club)),
    coordinatesOf(best),
  ).filter(({ distanceKm: distance }) => distance !== null && distance <= nearbyRadiusKm);
  const first = position === null ? matches.map(withoutDistance) : measured(matches, position);
  return { by: 'text', name: null, first, others };
}

function byPosition(clubs: readonly Club[], position: Coordinates): FoundClubs {
  const sorted = byDistance(clubs, position);
  const isNear = ({ distanceKm: distance }: FoundClub): boolean =>
    distance !== null && distance <= nearbyRadiusKm;
  return {
    by: 'position',
    name: null,
    first: sorted.filter(isNear),
    others: sorted.filter((one) => !isNear(one)),
  };
}

/** These clubs, then the others by their distance from the first one. Nothing is known of the visitor's own. */
function around(
  clubs: readonly Club[],
  first: readonly [Club, ...Club[]],
  why: Pick<FoundClubs, 'by' | 'name'>,
): FoundClubs {
  const others = byDistance(
    clubs.filter((club) => !first.includes(club)),
    coordinatesOf(first[0]),
  );
  return {
    ...why,
    first: first.map(withoutDistance),
    others: others.map(({ club }) => withoutDistance(club)),
  };
}

/** The region with the most clubs in the visitor's time zone, else in their country or elsewhere on their continent. */
function likelyRegion(clubs: readonly Club[], { timeZone, country }: ClubsSearch): readonly Club[] {
  const [continent = ''] = timeZone.split('/', 1);
  const near = clubs.filter((club) => club.timeZone.startsWith(`${continent}/`));
  const candidates = [
    near.filter((club) => club.timeZone === timeZone),
    near.filter((club) => country !== null && isoCountry(club.country) === isoCountry(country)),
    near,
  ].find((found) => found.length > 0);
  const regions = [...Map.groupBy(candidates ?? [], ({ region }) => region).values()];
  return regions.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function byDistance(clubs: readonly Club[], from: Coordinates): readonly FoundClub[] {
  return measured(clubs, from).toSorted((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0));
}

function measured(clubs: readonly Club[], from: Coordinates): readonly FoundClub[] {
  return clubs.map((club) => ({ club, distanceKm: distanceKm(from, coordinatesOf(club)) }));
}

function withoutDistance(club: Club): FoundClub {
  return { club, distanceKm: null };
}

/** What a visitor can narrow the list of clubs down to. */
export const clubFilters = ['pool', 'kids', 'open', 'corporate'] as const;

export type ClubFilter = (typeof clubFilters)[number];

/** How many clubs the list begins with, and grows by. */
export const clubsAtATime = 20;

/** The search and filters of the list of clubs, as its address has them. */
export interface ClubsQuery {
  /** A ZIP code, city or name; `nearMe` for the visitor's position; empty for none. */
  readonly near: string;
  readonly filters: readonly ClubFilter[];
  /** How many clubs are listed at most. */
  readonly shown: number;
}

/** Stands for the visitor's position, which stays out of addresses. */
export const nearMe = 'me';

export const anyClubs: ClubsQuery = { near: '', filters: [], shown: clubsAtATime };

/** As long as a search can be. */
const longestNear = 80;

/** The parameters of an address, such as `URLSearchParams`. */
export interface AddressParameters {
  has(name: string): boolean;
  get(name: string): string | null;
}

/** Reads what an address asks for: `?near=10013&pool&shown=40`. Ignores what it doesn't know. */
export function readClubsQuery(query: AddressParameters): ClubsQuery {
  const pages = Math.ceil(Number(query.get('shown')) / clubsAtATime);
  return {
    near: (query.get('near') ?? '').trim().slice(0, longestNear),
    filters: clubFilters.filter((filter) => query.has(filter)),
    shown: clubsAtATime * (pages >= 1 && pages <= 50 ? pages : 1),
  };
}

/** The address that asks for it. Other parameters, such as a campaign's, stay. */
export function writeClubsQuery(address: string, { near, filters, shown }: ClubsQuery): string {
  const [path = '', text = ''] = address.split('?', 2);
  const own = new Set<string>(['near', 'shown', ...clubFilters]);
  const others = text
    .split('&')
    .filter((pair) => pair !== '' && !own.has(pair.split('=', 1)[0] ?? ''));
  const query = [
    ...(near.trim() === '' ? [] : [`near=${encodeURIComponent(near.trim())}`]),
    ...clubFilters.filter((filter) => filters.includes(filter)),
    ...(shown === clubsAtATime ? [] : [`shown=${shown}`]),
    ...others,
  ].join('&');
  return query === '' ? path : `${path}?${query}`;
}
