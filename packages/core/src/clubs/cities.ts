import { type Club, coordinatesOf, distanceKm, nearbyRadiusKm } from './club.ts';
import { foldText } from './search-clubs.ts';

/** The fields of a club that cities are built from. A domain club and a database row both have them. */
export type PlacedClub = Pick<Club, 'city' | 'state' | 'country' | 'lat' | 'long'>;

/** A city with its clubs. */
export interface ClubCity<Of extends PlacedClub = Club> {
  readonly name: string;
  readonly state: string;
  readonly country: string;
  /** Its name in the address of its page: `/clubs/santa-monica`. */
  readonly slug: string;
  readonly clubs: readonly Of[];
}

/** The cities with clubs, in the order of the clubs. Two cities of one name have their states in their slugs. */
export function citiesOf<Of extends PlacedClub>(clubs: readonly Of[]): readonly ClubCity<Of>[] {
  const cities = [
    ...Map.groupBy(clubs, ({ city, state, country }) => [city, state, country].join('\n')).values(),
  ].flatMap(([first, ...rest]) => {
    const slug = first === undefined ? '' : slugOf(first.city);
    return first === undefined || slug === '' ? [] : [{ first, slug, clubs: [first, ...rest] }];
  });
  const named = Map.groupBy(cities, ({ slug }) => slug);
  return cities.map(({ first: { city: name, state, country }, slug, clubs: ofCity }) => {
    const isAlone = named.get(slug)?.length === 1;
    const own = isAlone ? slug : slugOf(`${name} ${state} ${country}`);
    return { name, state, country, slug: own, clubs: ofCity };
  });
}

/** The city with this slug; null when there is none. A club of the same name has the address: ask for it first. */
export function cityBySlug<Of extends PlacedClub>(
  clubs: readonly Of[],
  slug: string,
): ClubCity<Of> | null {
  return citiesOf(clubs).find((city) => city.slug === slug) ?? null;
}

/** The most neighbors that a city's page links to. */
const neighborLimit = 6;

/** The cities near a city, nearest first; without any, the nearest three. */
export function neighborsOf<Of extends PlacedClub>(
  { slug, clubs: [own] }: ClubCity<Of>,
  clubs: readonly Of[],
): readonly ClubCity<Of>[] {
  if (own === undefined) return [];
  const sorted = citiesOf(clubs)
    .filter((city) => city.slug !== slug)
    .map((city) => ({ city, distance: distanceTo(city, own) }))
    .toSorted((a, b) => a.distance - b.distance);
  const near = sorted.filter(({ distance }) => distance <= nearbyRadiusKm).slice(0, neighborLimit);
  return (near.length > 0 ? near : sorted.slice(0, 3)).map(({ city }) => city);
}

function distanceTo({ clubs }: ClubCity<PlacedClub>, from: PlacedClub): number {
  return Math.min(...clubs.map((club) => distanceKm(coordinatesOf(from), coordinatesOf(club))));
}

/** `Montréal` becomes `montreal`, and `St. John’s` `st-johns`. */
function slugOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
