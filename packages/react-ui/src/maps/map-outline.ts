import type { Club } from '@foyer/core';

/** The outline of a metropolitan area, a state, a country or the world, in an equidistant conic projection. */
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
  return [...around.map(({ area }) => area), `${country}-${state}`, country, 'world'].filter(
    (area) => area === 'world' || known(area),
  );
}

/** The smallest area that has all the clubs: a metropolitan area, a state, a country, or the world. */
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
