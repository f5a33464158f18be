/** How days are written: what the labels of days and times stand on. */
import { Temporal } from '../kernel/temporal.ts';

/** What the core itself is worded in. */
export const english = 'en-US';

/** An ISO date in that shape. A calendar date has no zone: it is written as its midnight, UTC. */
export function formatted(
  date: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return withOrdinal(formatter(locale, options).format(midnight(date)), locale);
}

/** The first of a month is an ordinal in French: `1er novembre`. The platform writes a plain 1. */
export function withOrdinal(text: string, locale: string): string {
  return locale.startsWith('fr') ? text.replace(/(?<![\d.])1(?=\s\p{L})/u, '1er') : text;
}

/** Of an ISO date, epoch ms. */
export function midnight(date: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** One for each shape, kept: building one costs more than a thousand uses of it. */
export function formatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(options).join()}`;
  let kept = formatters.get(key);
  if (kept === undefined) {
    kept = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    formatters.set(key, kept);
  }
  return kept;
}

/** As where it stands alone. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
