const kmPerMile = 1.609_344;

/** The regions whose readers measure distances in miles. */
const inMiles = new Set(['US', 'GB']);

/** A distance in the reader's own unit: `0.8 mi` in the US and the UK, `1.3 km` elsewhere. */
export function distanceText(distanceKm: number, locale: string): string {
  const isMiles = inMiles.has(new Intl.Locale(locale).maximize().region ?? '');
  const distance = isMiles ? distanceKm / kmPerMile : distanceKm;
  const digits = distance < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(distance);
}
