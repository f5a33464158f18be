import { Temporal } from '../kernel/temporal.ts';
import { capitalised, english, formatted, formatter } from './date-format.ts';

/** `h:mm AM/PM` of a wall clock, whatever the visitor's own zone. Source: LS-10. */
export function timeLabel(time: { readonly hour: number; readonly minute: number }): string {
  return minuteLabel(time.hour * 60 + time.minute);
}

/** What a clock shows at that minute of the day. Source: LS-10. */
export function minuteLabel(minuteOfDay: number): string {
  return (minuteLabels[minuteOfDay] ??= wordedMinute(minuteOfDay));
}

/**
 * When a time begins, as the language writes it: `9:00 AM` as the core words it wherever English is read, `14 h 30` in
 * Québec. A time that the clocks show twice keeps its zone. Source: LS-10, ER-01.
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
 * `Today, November 21`, `Tomorrow, November 22` or `Monday, November 23`, seen from `today` (ISO), as it stands alone:
 * `Lundi 23 novembre`. Source: LA-13.
 */
export function dayLabel(date: string, today: string, locale: string = english): string {
  const near = nearDay(date, today, locale);
  return near === null
    ? capitalised(formatted(date, locale, { weekday: 'long', month: 'long', day: 'numeric' }))
    : `${near}, ${monthDay(date, locale)}`;
}

/** `Today`, `Tomorrow` or the weekday. Source: LA-01. */
export function dayName(date: string, today: string, locale: string = english): string {
  return nearDay(date, today, locale) ?? capitalised(formatted(date, locale, { weekday: 'long' }));
}

/** `November 21`. */
export function monthDay(date: string, locale: string = english): string {
  return formatted(date, locale, { month: 'long', day: 'numeric' });
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

/** Today or tomorrow in the language's word, capital first as where it stands alone; null for any other day. */
function nearDay(date: string, today: string, locale: string): string | null {
  if (date === today) return isEnglish(locale) ? 'Today' : relativeDay(0, locale);
  if (date !== addDays(today, 1)) return null;
  return isEnglish(locale) ? 'Tomorrow' : relativeDay(1, locale);
}

function relativeDay(days: number, locale: string): string {
  return capitalised(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'));
}

/** By locale, each minute of the day once. */
const clockTimes = new Map<string, string[]>();

function clockTime(minute: number, locale: string): string {
  let times = clockTimes.get(locale);
  if (times === undefined) clockTimes.set(locale, (times = []));
  return (times[minute] ??= formatter(locale, { hour: 'numeric', minute: '2-digit' }).format(
    minute * 60_000,
  ));
}

/** LS-10 holds wherever English is read, whatever else its country writes otherwise. */
function isEnglish(locale: string): boolean {
  return locale.startsWith('en');
}
