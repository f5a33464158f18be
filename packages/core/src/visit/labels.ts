import { Temporal } from '../kernel/temporal.ts';

/** Formats a wall clock's time as `h:mm AM/PM`, independent of the visitor's zone. */
export function timeLabel(time: { readonly hour: number; readonly minute: number }): string {
  return minuteLabel(time.hour * 60 + time.minute);
}

export function minuteLabel(minuteOfDay: number): string {
  const hourOfDay = Math.floor(minuteOfDay / 60);
  const hour = hourOfDay % 12 === 0 ? 12 : hourOfDay % 12;
  const minute = String(minuteOfDay % 60).padStart(2, '0');
  return `${hour}:${minute} ${hourOfDay < 12 ? 'AM' : 'PM'}`;
}

/** `9:00 AM` wherever English is used, `14 h 30` in Québec. A repeated time keeps its zone. */
export function slotLabel(
  { startsAt, label }: { readonly startsAt: string; readonly label: string },
  locale: string = english,
): string {
  // Every English locale uses the core's own format, regardless of the country.
  if (locale.startsWith('en')) return label;
  const [hour, minute] = [Number(startsAt.slice(11, 13)), Number(startsAt.slice(14, 16))];
  const [, , zone] = label.split(' ');
  const time = clockTime(hour * 60 + minute, locale);
  return zone === undefined ? time : `${time} ${zone}`;
}

/**
 * `Today, November 21`, `Tomorrow, November 22` or `Monday, November 23`, relative to `today` (ISO); with null
 * always the last form. Capitalized for use on its own: `Lundi 23 novembre`.
 */
export function dayLabel(date: string, today: string | null, locale: string = english): string {
  const near = nearDay(date, today, locale);
  return near === null
    ? capitalized(formatDate(date, locale, { weekday: 'long', month: 'long', day: 'numeric' }))
    : `${near}, ${monthDay(date, locale)}`;
}

/** `Today`, `Tomorrow` or the weekday. */
export function dayName(date: string, today: string, locale: string = english): string {
  return nearDay(date, today, locale) ?? capitalized(formatDate(date, locale, { weekday: 'long' }));
}

/** `November 21`. */
export function monthDay(date: string, locale: string = english): string {
  return formatDate(date, locale, { month: 'long', day: 'numeric' });
}

/** The ISO date `days` later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The language of the core's own copy. */
export const english = 'en-US';

/** Formats an ISO date. A calendar date has no zone, so it's formatted as midnight UTC. */
export function formatDate(
  date: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return asWritten(formatter(locale, options).format(midnight(date)), locale);
}

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
  return formatDate(date, locale, { weekday: 'short' });
}

/** `Sat, Nov 21` */
export function shortDay(date: string, locale: string = english): string {
  return capitalized(
    formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' }),
  );
}

/** The first and last day that a visit can be moved to, e.g. `Nov 20 - Sat, Dec 19`. */
export function rangeLabel(first: string, last: string, locale: string = english): string {
  return locale === english
    ? `${shortMonthDay(first)} - ${shortWeekday(last)}, ${shortMonthDay(last)}`
    : capitalized(
        ranged(first, last, locale, { weekday: 'short', month: 'short', day: 'numeric' }),
      );
}

/** Today or tomorrow in the given language, capitalized for use on its own; null for any other day. */
function nearDay(date: string, today: string | null, locale: string): string | null {
  if (today === null) return null;
  if (date !== today && date !== addDays(today, 1)) return null;
  return capitalized(relativeFormatter(locale).format(date === today ? 0 : 1, 'day'));
}

/** A wall clock's time as the locale writes it, with no-break spaces: `9:00 AM`, `14 h 30`, `15 h`. */
export function clockTime(minuteOfDay: number, locale: string): string {
  // As in `slotLabel`: a page has both.
  const time = locale.startsWith('en')
    ? minuteLabel(minuteOfDay)
    : formatter(locale, { hour: 'numeric', minute: '2-digit' }).format(minuteOfDay * 60_000);
  return asWritten(time, locale).replaceAll(' ', '\u00A0');
}

/** French writes `1er novembre` and `9 h`, but Intl `1 novembre` and `9 h 00`. */
export function asWritten(text: string, locale: string): string {
  return locale.startsWith('fr')
    ? text.replace(/(?<![\d.])1(?=\s\p{L}{2})/u, '1er').replace(/(?<=\sh)\s00/u, '')
    : text;
}

/** Midnight UTC of an ISO date, in epoch ms. */
function midnight(date: string): number {
  return Temporal.Instant.from(`${date}T00:00Z`).epochMilliseconds;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached per options, because building a formatter costs far more than using it. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(options).join()}`;
  const cached =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, cached);
  return cached;
}

const relativeFormatters = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormatter(locale: string): Intl.RelativeTimeFormat {
  const cached =
    relativeFormatters.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormatters.set(locale, cached);
  return cached;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Nov 05` */
function shortMonthDay(date: string): string {
  return `${formatDate(date, english, { month: 'short' })} ${date.slice(-2)}`;
}

function ranged(
  first: string,
  last: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const text = formatter(locale, options).formatRange(midnight(first), midnight(last));
  return asWritten(text, locale);
}
