/** Full dates and times, including the year and, with a time, the zone. */
import type { Temporal } from '../kernel/temporal.ts';
import { english, formatDate, dayName, slotLabel, timeLabel } from './labels.ts';
import { zoneAbbreviation } from './time-zone.ts';

/** `November 2, 2026` */
export function longDate(date: Temporal.PlainDate, locale: string = english): string {
  return formatDate(date.toString(), locale, { year: 'numeric', month: 'long', day: 'numeric' });
}

/** `Tuesday, December 31, 2030`, or `Today, November 20, 2026` if `today` (ISO) is known. */
export function longDay(date: Temporal.PlainDate, today: string | null, locale?: string): string {
  return `${dayName(date.toString(), today ?? longAgo, locale)}, ${longDate(date, locale)}`;
}

/** The moment in the given zone, e.g. `November 20, 2026 at 10:00 AM EST`. */
export function longMoment(
  instant: Temporal.Instant,
  timeZone: string,
  locale: string = english,
): string {
  const there = instant.toZonedDateTimeISO(timeZone);
  const time = slotLabel({ startsAt: there.toString(), label: timeLabel(there) }, locale);
  const zone = zoneAbbreviation(instant, timeZone, locale);
  return `${longDate(there.toPlainDate(), locale)}${joint[locale.slice(0, 2)] ?? ', '}${time} ${zone}`;
}

/** The text between a day and its time. */
const joint: Readonly<Record<string, string>> = { en: ' at ', fr: ' à ', es: ', ' };

const longAgo = '1900-01-01';
