import type { Club } from './club.ts';
import { ClubGlobe, isOnEarth } from './club-globe.ts';
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
 * The `limit` clubs nearest to a point, nearest first; equal distances keep the list's order. The first question about
 * a list is answered by a look at all of it; from the second on it is asked of an index: a list that is asked twice is
 * asked at every key. The list is not changed meanwhile. Source: CC-04.
 */
export function nearestClubs(
  clubs: readonly Club[],
  from: Coordinates,
  limit = 3,
): readonly ClubAtDistance[] {
  const globe = limit > 0 && isOnEarth(from.latitude, from.longitude) ? globeOf(clubs) : null;
  if (globe === null) return nearestByScan(clubs, from, limit);
  // Few, and in the list's order: equal distances keep it.
  const near: Club[] = [];
  for (const place of globe.around(from, limit)) {
    const club = clubs[place];
    if (club !== undefined) near.push(club);
  }
  return nearestByScan(near, from, limit);
}

/** The same, by a look at all of them. */
export function nearestByScan(
  clubs: readonly Club[],
  from: Coordinates,
  limit: number,
): readonly ClubAtDistance[] {
  const nearest: ClubAtDistance[] = [];
  for (const club of clubs) {
    const distance = distanceKm(from, coordinatesOf(club));
    const last = nearest[limit - 1];
    if (last !== undefined && distance >= last.distanceKm) continue;
    let place = nearest.length;
    for (; place > 0; place -= 1) {
      const before = nearest[place - 1];
      if (before === undefined || before.distanceKm <= distance) break;
      nearest[place] = before;
    }
    nearest[place] = { club, distanceKm: distance };
    if (nearest.length > limit) nearest.pop();
  }
  return nearest;
}

/** Of each list that was asked about; null after the first question, and where it has none. */
const globes = new WeakMap<readonly Club[], ClubGlobe | null>();

function globeOf(clubs: readonly Club[]): ClubGlobe | null {
  const known = globes.get(clubs);
  if (known === undefined || (known !== null && known.size !== clubs.length)) {
    globes.set(clubs, null);
    return null;
  }
  if (known !== null) return known;
  const globe = ClubGlobe.of(clubs);
  globes.set(clubs, globe);
  return globe;
}

export function coordinatesOf(club: Club): Coordinates {
  return { latitude: club.lat, longitude: club.long };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
