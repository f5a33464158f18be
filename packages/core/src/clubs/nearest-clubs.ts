import type { Club } from './club.ts';
import type { Coordinates } from './coordinates.ts';

const earthRadiusKm = 6371.0088;

/** A club and how far it is, great circle, in kilometres. */
export interface ClubAtDistance {
  readonly club: Club;
  readonly distanceKm: number;
}

/** The great-circle distance in kilometres, by the haversine formula: exact enough for near points too. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const latitude = radians(to.latitude - from.latitude) / 2;
  const longitude = radians(to.longitude - from.longitude) / 2;
  const a =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
}

/**
 * The `limit` clubs nearest to a point, nearest first; equal distances keep the list's order. One scan, no sort of
 * the whole: a chain has hundreds of clubs, and this runs as the visitor types. Source: CC-04.
 */
export function nearestClubs(
  clubs: readonly Club[],
  from: Coordinates,
  limit = 3,
): readonly ClubAtDistance[] {
  const nearest: ClubAtDistance[] = [];
  for (const club of clubs) {
    const distance = distanceKm(from, coordinatesOf(club));
    const last = nearest.at(-1);
    if (nearest.length >= limit && last !== undefined && distance >= last.distanceKm) continue;
    const place = nearest.findIndex((other) => distance < other.distanceKm);
    nearest.splice(place === -1 ? nearest.length : place, 0, { club, distanceKm: distance });
    if (nearest.length > limit) nearest.pop();
  }
  return nearest;
}

export function coordinatesOf(club: Club): Coordinates {
  return { latitude: club.lat, longitude: club.long };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
