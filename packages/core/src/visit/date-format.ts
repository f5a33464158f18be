/** Date formatting that the labels of days and times share. */
import { Temporal } from '../kernel/temporal.ts';

/** The language of the core's own copy. */
export const english = 'en-US';

/** Formats an ISO date. A calendar date has no zone, so it's formatted as midnight UTC. */
export function formatted(
  date: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return withOrdinal(formatter(locale, options).format(midnight(date)), locale);
}

/** French uses an ordinal for the first of a month, `1er novembre`, but Intl formats a plain 1. */
export function withOrdinal(text: string, locale: string): string {
  return locale.startsWith('fr') ? text.replace(/(?<![\d.])1(?=\s\p{L})/u, '1er') : text;
}

/** Midnight UTC of an ISO date, in epoch ms. */
export function midnight(date: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached per options, because building a formatter costs far more than using it. */
export function formatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(options).join()}`;
  let cached = formatters.get(key);
  if (cached === undefined) {
    cached = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    formatters.set(key, cached);
  }
  return cached;
}

/** Capitalized for use on its own. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
