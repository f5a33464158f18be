import { Temporal } from '../kernel/temporal.ts';
import { capitalized, english, formatted, formatter } from './date-format.ts';

/** Formats a wall clock's time as `h:mm AM/PM`, independent of the visitor's zone. */
export function timeLabel(time: { readonly hour: number; readonly minute: number }): string {
  return minuteLabel(time.hour * 60 + time.minute);
}

/** Formats a minute of the day. */
export function minuteLabel(minuteOfDay: number): string {
  const hourOfDay = Math.floor(minuteOfDay / 60);
  const hour = hourOfDay % 12 === 0 ? 12 : hourOfDay % 12;
  const minute = String(minuteOfDay % 60).padStart(2, '0');
  return `${hour}:${minute} ${hourOfDay < 12 ? 'AM' : 'PM'}`;
}

/**
 * A start time in the given language: `9:00 AM` wherever English is used, `14 h 30` in Québec. A repeated time keeps
 * its zone.
 */
export function slotLabel(
  { startsAt, label }: { readonly startsAt: string; readonly label: string },
  locale: string = english,
): string {
  if (isEnglish(locale)) return label;
  const [hour, minute] = [Number(startsAt.slice(11, 13)), Number(startsAt.slice(14, 16))];
  const zone = /^\d+:\d\d [AP]M (.+)$/.exec(label)?.[1];
  const time = clockTime(hour * 60 + minute, locale);
  return zone === undefined ? time : `${time} ${zone}`;
}

/**
 * `Today, November 21`, `Tomorrow, November 22` or `Monday, November 23`, relative to `today` (ISO). Capitalized for
 * use on its own: `Lundi 23 novembre`.
 */
export function dayLabel(date: string, today: string, locale: string = english): string {
  const near = nearDay(date, today, locale);
  return near === null
    ? capitalized(formatted(date, locale, { weekday: 'long', month: 'long', day: 'numeric' }))
    : `${near}, ${monthDay(date, locale)}`;
}

/** `Today`, `Tomorrow` or the weekday. */
export function dayName(date: string, today: string, locale: string = english): string {
  return nearDay(date, today, locale) ?? capitalized(formatted(date, locale, { weekday: 'long' }));
}

/** `November 21`. */
export function monthDay(date: string, locale: string = english): string {
  return formatted(date, locale, { month: 'long', day: 'numeric' });
}

/** The ISO date `days` later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Today or tomorrow in the given language, capitalized for use on its own; null for any other day. */
function nearDay(date: string, today: string, locale: string): string | null {
  if (date === today) return isEnglish(locale) ? 'Today' : relativeDay(0, locale);
  if (date !== addDays(today, 1)) return null;
  return isEnglish(locale) ? 'Tomorrow' : relativeDay(1, locale);
}

function relativeDay(days: number, locale: string): string {
  return capitalized(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'));
}

function clockTime(minute: number, locale: string): string {
  return formatter(locale, { hour: 'numeric', minute: '2-digit' }).format(minute * 60_000);
}

/** Every English locale uses the core's own format, regardless of the country. */
function isEnglish(locale: string): boolean {
  return locale.startsWith('en');
}
