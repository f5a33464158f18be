import type { Club } from './club.ts';
import type { Coordinates } from '../kernel/coordinates.ts';

const earthRadiusKm = 6371.0088;

/** A club and its great-circle distance in kilometers. */
export interface ClubAtDistance {
  readonly club: Club;
  readonly distanceKm: number;
}

/** The great-circle distance in kilometers. The haversine formula stays precise for nearby points. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const latitude = radians(to.latitude - from.latitude) / 2;
  const longitude = radians(to.longitude - from.longitude) / 2;
  const a =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** The `limit` clubs nearest to a point, nearest first. Clubs at equal distance keep the list's order. */
export function nearestClubs(
  clubs: readonly Club[],
  from: Coordinates,
  limit = 3,
): readonly ClubAtDistance[] {
  return clubs
    .map((club) => ({ club, distanceKm: distanceKm(from, coordinatesOf(club)) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, limit);
}

export function coordinatesOf(club: Club): Coordinates {
  return { latitude: club.lat, longitude: club.long };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
