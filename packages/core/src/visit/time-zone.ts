import type { Temporal } from '../kernel/temporal.ts';

/** English locales that have abbreviations for zones that the others write as an offset. */
const locales = ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-NZ'];
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The zone's abbreviation at that moment in the given language, e.g. `EST`, `BST`, `HNE`. Falls back to the English
 * abbreviation, then to `GMT+9`.
 */
export function zoneAbbreviation(
  instant: Temporal.Instant,
  timeZone: string,
  locale: string = 'en-US',
): string {
  let plain = '';
  for (const of of locale === 'en-US' ? locales : [locale, ...locales]) {
    const name = namePart(instant, timeZone, of);
    if (plain === '') plain = name;
    if (name !== '' && !/\d/.test(name)) return name;
  }
  return plain;
}

/** The offset from UTC at that moment, e.g. `UTC−05:00`. */
export function utcOffset(instant: Temporal.Instant, timeZone: string): string {
  return `UTC${instant.toZonedDateTimeISO(timeZone).offset.replace('-', '−')}`;
}

/** True if clocks in both zones show the same time at that moment. */
export function sameOffset(instant: Temporal.Instant, one: string, other: string): boolean {
  return (
    instant.toZonedDateTimeISO(one).offsetNanoseconds ===
    instant.toZonedDateTimeISO(other).offsetNanoseconds
  );
}

function namePart(instant: Temporal.Instant, timeZone: string, locale: string): string {
  const key = `${locale} ${timeZone}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
    formatters.set(key, formatter);
  }
  return (
    formatter.formatToParts(instant.epochMilliseconds).find((part) => part.type === 'timeZoneName')
      ?.value ?? ''
  );
}
