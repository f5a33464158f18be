/** Short labels for days and date ranges. */
import {
  capitalized,
  english,
  formatted,
  formatter,
  midnight,
  withOrdinal,
  monthDay,
} from './labels.ts';

/** Consecutive days, first to last: `November 21 – 27` or `November 28 – December 4`. */
export function daysLabel(first: string, last: string, locale: string = english): string {
  if (first === last) return monthDay(first, locale);
  if (locale !== english) return ranged(first, last, locale, { month: 'long', day: 'numeric' });
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${monthDay(first)} – ${Number(last.slice(8))}`
    : `${monthDay(first)} – ${monthDay(last)}`;
}

/** `Sat` */
export function shortWeekday(date: string, locale: string = english): string {
  return formatted(date, locale, { weekday: 'short' });
}

/** `Nov` */
export function shortMonth(date: string, locale: string = english): string {
  return formatted(date, locale, { month: 'short' });
}

/** `Sat, Nov 21` */
export function shortDay(date: string, locale: string = english): string {
  return capitalized(formatted(date, locale, { weekday: 'short', month: 'short', day: 'numeric' }));
}

/** The first and last day that a visit can be moved to, e.g. `Nov 20 - Sat, Dec 19`. */
export function rangeLabel(first: string, last: string, locale: string = english): string {
  return locale === english
    ? `${shortMonthDay(first)} - ${shortWeekday(last)}, ${shortMonthDay(last)}`
    : capitalized(
        ranged(first, last, locale, { weekday: 'short', month: 'short', day: 'numeric' }),
      );
}

/** `Nov 05` */
function shortMonthDay(date: string): string {
  return `${shortMonth(date)} ${date.slice(-2)}`;
}

function ranged(
  first: string,
  last: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const text = formatter(locale, options).formatRange(midnight(first), midnight(last));
  return withOrdinal(text, locale);
}
