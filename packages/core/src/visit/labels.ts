import { Temporal } from '../shared/temporal.ts';

/** `h:mm AM/PM` of a wall clock, whatever the visitor's own zone. Source: LS-10. */
export function timeLabel(time: { readonly hour: number; readonly minute: number }): string {
  return minuteLabel(time.hour * 60 + time.minute);
}

/** What a clock shows at that minute of the day. Source: LS-10. */
export function minuteLabel(minuteOfDay: number): string {
  return (minuteLabels[minuteOfDay] ??= wordedMinute(minuteOfDay));
}

/** `Today, November 21`, `Tomorrow, November 22` or `Monday, November 23`, seen from `today` (ISO). Source: LA-13. */
export function dayLabel(date: string, today: string, locale = 'en-US'): string {
  return `${dayName(date, today, locale)}, ${monthDay(date, locale)}`;
}

/** `Today`, `Tomorrow` or the weekday. Source: LA-01. */
export function dayName(date: string, today: string, locale = 'en-US'): string {
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  return formatted(date, locale, { weekday: 'long' });
}

/** `November 21`. */
export function monthDay(date: string, locale = 'en-US'): string {
  return formatted(date, locale, { month: 'long', day: 'numeric' });
}

/** `Sat` */
export function shortWeekday(date: string, locale = 'en-US'): string {
  return formatted(date, locale, { weekday: 'short' });
}

/** `Nov` */
export function shortMonth(date: string, locale = 'en-US'): string {
  return formatted(date, locale, { month: 'short' });
}

/** `Nov 20 - Sat, Dec 19`: the days that a visit can be moved to, first and last. Source: LA-05. */
export function rangeLabel(first: string, last: string, locale = 'en-US'): string {
  return `${shortMonthDay(first, locale)} - ${shortWeekday(last, locale)}, ${shortMonthDay(last, locale)}`;
}

/** The ISO date `days` later; negative goes back. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Each is worded once: a club's month of times shows the same few again and again. */
const minuteLabels: string[] = [];

function wordedMinute(minuteOfDay: number): string {
  const hourOfDay = Math.floor(minuteOfDay / 60);
  const hour = hourOfDay % 12 === 0 ? 12 : hourOfDay % 12;
  const minute = String(minuteOfDay % 60).padStart(2, '0');
  return `${hour}:${minute} ${hourOfDay < 12 ? 'AM' : 'PM'}`;
}

/** `Nov 05` */
function shortMonthDay(date: string, locale: string): string {
  return `${shortMonth(date, locale)} ${date.slice(-2)}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Dates are formatted as midnight UTC by one cached formatter a shape: a calendar date has no zone, and building a
 * formatter costs more than a thousand uses of it.
 */
function formatted(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${Object.entries(options).join()}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    formatters.set(key, formatter);
  }
  return formatter.format(Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds);
}
