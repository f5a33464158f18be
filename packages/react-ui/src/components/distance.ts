import type { ClubAtDistance } from '@foyer/core/clubs';

const kmPerMile = 1.609_344;
/** Countries whose road signs use miles. */
const inMiles = new Set(['US', 'UK', 'GB']);

/** Formats the distance to a club in the units of its country and in the visitor's language: `0.8 mi`, `12 km`. */
export function distanceLabel({ club, distanceKm }: ClubAtDistance, locale: string): string {
  const isMiles = inMiles.has(club.country);
  const distance = isMiles ? distanceKm / kmPerMile : distanceKm;
  const digits = distance < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(distance);
}
