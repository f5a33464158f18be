import type { Club } from '@foyer/core';

/** The outline of a metropolitan area, a state, a country, a continent or the world, in an equidistant conic projection. */
export interface MapOutline {
  readonly width: number;
  readonly height: number;
  /** The longitude of the vertical line in the middle, in degrees. */
  readonly middle: number;
  /** The two latitudes that are drawn true to scale, in degrees. */
  readonly parallels: { readonly south: number; readonly north: number };
  readonly scale: number;
  readonly translate: { readonly x: number; readonly y: number };
  /** The land, as the path of an SVG. */
  readonly path: string;
}

/** A group of clubs that would overlap on the map of their state, and what its own map shows, in degrees. */
export interface Metro {
  readonly area: string;
  /** Its largest city. */
  readonly name: string;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Where a club is on the map, by the formula of `geoConicEquidistant` in d3-geo. */
export function placeOn(
  { middle, parallels, scale, translate }: MapOutline,
  { lat, long }: Pick<Club, 'lat' | 'long'>,
): { readonly x: number; readonly y: number } {
  const [south, north] = [radians(parallels.south), radians(parallels.north)];
  const cone = (Math.cos(south) - Math.cos(north)) / (north - south);
  const apex = Math.cos(south) / cone + south;
  const radius = apex - radians(lat);
  // Longitudes beyond the date line are on the near side.
  const angle = cone * radians(((long - middle + 540) % 360) - 180);
  return {
    x: translate.x + scale * radius * Math.sin(angle),
    y: translate.y - scale * (apex - radius * Math.cos(angle)),
  };
}

/** What areas are made of. */
export type PlacedOnMap = Pick<Club, 'country' | 'state' | 'lat' | 'long'>;

/** The areas that a club is in, from the smallest to the world. */
export function areasOf(
  { country, state, lat, long }: PlacedOnMap,
  known: (area: string) => boolean,
  metros: readonly Metro[] = [],
): readonly string[] {
  const around = metros.filter(
    ({ west, south, east, north }) => long > west && long < east && lat > south && lat < north,
  );
  const ofCountry = [`${country}-${state}`, country].filter(known);
  // A country without a map may be beyond the edge of its continent's.
  const ofContinent = known(country) ? [continentOf(country)].filter(known) : [];
  return [...around.map(({ area }) => area).filter(known), ...ofCountry, ...ofContinent, 'world'];
}

type Continent = 'north-america' | 'europe';

/** The countries that share the map of their continent. */
const continents: Readonly<Record<Continent, readonly string[]>> = {
  'north-america': ['US', 'CA', 'MX'],
  europe: [
    'UK',
    'IE',
    'FR',
    'ES',
    'PT',
    'BE',
    'NL',
    'LU',
    'DE',
    'CH',
    'AT',
    'IT',
    'DK',
    'SE',
    'NO',
  ],
};

export function isContinent(area: string): area is Continent {
  return area in continents;
}

/** The continent that a country shares a map of with others; empty without one. */
export function continentOf(country: string): string {
  const found = Object.entries(continents).find(([, countries]) => countries.includes(country));
  return found?.[0] ?? '';
}

/** The smallest area that has all the clubs: a metropolitan area, a state, a country, a continent, or the world. */
export function areaOf(
  clubs: readonly PlacedOnMap[],
  known: (area: string) => boolean,
  metros: readonly Metro[] = [],
): string {
  const areas = clubs.map((club) => areasOf(club, known, metros));
  const [first = []] = areas;
  return first.find((area) => areas.every((of) => of.includes(area))) ?? 'world';
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
