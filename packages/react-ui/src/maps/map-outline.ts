import type { Club } from '@foyer/core';

/** The outline of a country, a state or the world, in an equidistant conic projection. */
export interface MapOutline {
  readonly width: number;
  readonly height: number;
  /** The longitude of the vertical line in the middle, in degrees. */
  readonly middle: number;
  /** The two latitudes that are drawn true to scale, in degrees. */
  readonly parallels: readonly [number, number];
  readonly scale: number;
  readonly translate: readonly [number, number];
  /** The land, as the path of an SVG. */
  readonly path: string;
}

/** Where a club is on the map, by the formula of `geoConicEquidistant` in d3-geo. */
export function placeOn(
  { middle, parallels, scale, translate }: MapOutline,
  { lat, long }: Pick<Club, 'lat' | 'long'>,
): { readonly x: number; readonly y: number } {
  const [south, north] = [radians(parallels[0]), radians(parallels[1])];
  const cone = (Math.cos(south) - Math.cos(north)) / (north - south);
  const apex = Math.cos(south) / cone + south;
  const radius = apex - radians(lat);
  // Longitudes beyond the date line are on the near side.
  const angle = cone * radians(((long - middle + 540) % 360) - 180);
  return {
    x: translate[0] + scale * radius * Math.sin(angle),
    y: translate[1] - scale * (apex - radius * Math.cos(angle)),
  };
}

/** The smallest area that has all the clubs: a state, a country, or the world. */
export function areaOf(
  clubs: readonly Pick<Club, 'country' | 'state'>[],
  known: (area: string) => boolean,
): string {
  const areas = clubs.map(({ country, state }) => [`${country}-${state}`, country]);
  const [first = []] = areas;
  return first.find((area) => known(area) && areas.every((of) => of.includes(area))) ?? 'world';
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
