import type { ClubAtDistance } from '@foyer/core';

const kmPerMile = 1.609_344;
/** Where roads are signed in miles. */
const inMiles = new Set(['US', 'UK', 'GB']);

/** How far a club is, as its country says it: `0.8 mi`, `12 km`. */
export function distanceLabel({ club, distanceKm }: ClubAtDistance): string {
  const isMiles = inMiles.has(club.country);
  const distance = isMiles ? distanceKm / kmPerMile : distanceKm;
  const rounded = distance < 9.95 ? distance.toFixed(1) : String(Math.round(distance));
  return `${rounded} ${isMiles ? 'mi' : 'km'}`;
}
