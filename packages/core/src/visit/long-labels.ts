/** Days and moments of which somebody reads once, and exactly: the year is named, and the zone where a time is. */
import type { Temporal } from '../shared/temporal.ts';
import { dayName, monthDay, timeLabel } from './labels.ts';
import { zoneAbbreviation } from './time-zone.ts';

/** `November 2, 2026` */
export function longDate(date: Temporal.PlainDate): string {
  return `${monthDay(date.toString())}, ${date.year}`;
}

/** `Tuesday, December 31, 2030`; `Today, November 20, 2026`, seen from `today` (ISO), null where that is not known. */
export function longDay(date: Temporal.PlainDate, today: string | null): string {
  return `${dayName(date.toString(), today ?? longAgo)}, ${longDate(date)}`;
}

/** `November 20, 2026 at 10:00 AM EST`, by the clocks of that zone. */
export function longMoment(instant: Temporal.Instant, timeZone: string): string {
  const there = instant.toZonedDateTimeISO(timeZone);
  return `${longDate(there.toPlainDate())} at ${timeLabel(there)} ${zoneAbbreviation(instant, timeZone)}`;
}

const longAgo = '1900-01-01';
