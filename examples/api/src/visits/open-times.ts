import type { Temporal } from '@foyer/core';
import { visitMinutes } from '@foyer/core/visit';
import * as z from 'zod/mini';

import type { Row, VisitKind } from '../database/schema.ts';

/** The number of days with times: today in the club's time zone and the 29 after it. */
export const windowDays = 30;

export interface Slot {
  readonly epochMilliseconds: number;
  /** ISO date-time with the club's offset: `2026-11-21T09:00:00-05:00`. */
  readonly text: string;
}

/** What determines a club's start times. */
export interface VisitRules {
  /** IANA zone. */
  readonly timeZone: string;
  readonly hours: VisitHours;
  /** How long before a visit its time can still be booked. */
  readonly noticeMinutes: number;
  /** ISO dates without visits at this club, each with the holiday's name or null. */
  readonly closedDates: ReadonlyMap<string, string | null>;
}

export interface DaySlots {
  /** ISO date in the club's zone. */
  readonly date: string;
  readonly slots: readonly Slot[];
}

/** A club's start times after its notice and within the window, booked or not. Omits days without any. */
export function upcomingSlots(
  rules: VisitRules,
  kind: VisitKind,
  now: Temporal.Instant,
): readonly DaySlots[] {
  const today = now.toZonedDateTimeISO(rules.timeZone).toPlainDate();
  return Array.from({ length: windowDays }, (_, ahead) => today.add({ days: ahead }))
    .map((date) => ({ date: date.toString(), slots: slotsAfterNotice(rules, kind, now, date) }))
    .filter((day) => day.slots.length > 0);
}

/** The club's days off within the window, as the wire lists them. */
export function upcomingDaysOff(
  { timeZone, closedDates }: VisitRules,
  now: Temporal.Instant,
): { date: string; name?: string }[] {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const [first, last] = [today.toString(), today.add({ days: windowDays - 1 }).toString()];
  return [...closedDates]
    .filter(([date]) => date >= first && date <= last)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, name]) => (name === null ? { date } : { date, name }));
}

/** True when `time` is one of the club's start times after its notice and within the window. */
export function isOffered(
  rules: VisitRules,
  kind: VisitKind,
  now: Temporal.Instant,
  time: Temporal.Instant,
): boolean {
  const today = now.toZonedDateTimeISO(rules.timeZone).toPlainDate();
  const date = time.toZonedDateTimeISO(rules.timeZone).toPlainDate();
  const { days } = today.until(date, { largestUnit: 'day' });
  // Slots exist only within the window: a date at the end of the calendar has none to calculate.
  if (days < 0 || days >= windowDays) return false;
  return slotsAfterNotice(rules, kind, now, date).some(
    (slot) => slot.epochMilliseconds === time.epochMilliseconds,
  );
}

function slotsAfterNotice(
  rules: VisitRules,
  kind: VisitKind,
  now: Temporal.Instant,
  date: Temporal.PlainDate,
): readonly Slot[] {
  if (rules.closedDates.has(date.toString())) return [];
  const earliest = now.epochMilliseconds + rules.noticeMinutes * 60_000;
  return slotsOfDay(rules, kind, date).filter((slot) => slot.epochMilliseconds > earliest);
}

/** A time of day such as `08:30`; `24:00` is the end of the day. */
export const wallTime = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'is a time such as "08:30"'));
export const openSpanSchema = z.strictObject({ from: wallTime, to: wallTime });
const span = z.optional(openSpanSchema);

/**
 * When a club takes visits, by ISO weekday (`1` is Monday), as wall times in the club's zone: a visit may start at
 * `from` and must end by `to`; `24:00` is the end of the day. A missing weekday has no visits.
 */
export const visitHoursSchema = z.strictObject({
  '1': span,
  '2': span,
  '3': span,
  '4': span,
  '5': span,
  '6': span,
  '7': span,
});

/** Parses the hours in a facility's row. This server wrote them, so an unexpected shape is a bug and throws. */
export function readVisitHours(json: string): VisitHours {
  return visitHoursSchema.parse(JSON.parse(json));
}

type VisitHours = z.infer<typeof visitHoursSchema>;

function slotsOfDay(
  { timeZone, hours }: VisitRules,
  kind: VisitKind,
  date: Temporal.PlainDate,
): readonly Slot[] {
  const span = hours[weekdayOf(date)];
  if (!span) return [];
  const length = visitMinutes[kind];
  const last = minutesOf(span.to) - length;
  const minutes: number[] = [];
  for (let at = minutesOf(span.from); at <= last; at += length) minutes.push(at);
  const start = date.toZonedDateTime({ timeZone });
  const change = start.getTimeZoneTransition('next');
  const nextDay = date.add({ days: 1 }).toZonedDateTime({ timeZone });
  // Where the clocks change at midnight, as in Cairo, the day itself begins at one.
  const startsLate = start.hour !== 0 || start.minute !== 0;
  const changesToday =
    startsLate || (change !== null && change.epochMilliseconds < nextDay.epochMilliseconds);
  if (changesToday) return slotsAcrossChange(date, timeZone, minutes);
  // Read once per day instead of once per start, because these getters are slow.
  const [day, midnight, { offset }] = [date.toString(), start.epochMilliseconds, start];
  return minutes.map((minute) => ({
    epochMilliseconds: midnight + minute * 60_000,
    text: `${day}T${wallTimeOf(minute)}:00${offset}`,
  }));
}

/**
 * The start times of a day on which the clocks change: a skipped wall time gives none, a repeated one gives two with
 * different offsets. Used only for these days, because it looks up the zone for each start.
 */
function slotsAcrossChange(
  date: Temporal.PlainDate,
  timeZone: string,
  minutes: readonly number[],
): readonly Slot[] {
  const slots = new Map<number, Slot>();
  for (const minute of minutes) {
    const wall = date.toPlainDateTime(wallTimeOf(minute));
    for (const disambiguation of ['earlier', 'later'] as const) {
      const time = wall.toZonedDateTime(timeZone, { disambiguation });
      if (!time.toPlainDateTime().equals(wall)) continue;
      const text = time.toString({ smallestUnit: 'second', timeZoneName: 'never' });
      slots.set(time.epochMilliseconds, { epochMilliseconds: time.epochMilliseconds, text });
    }
  }
  return [...slots.values()].toSorted(
    (one, other) => one.epochMilliseconds - other.epochMilliseconds,
  );
}

function weekdayOf(date: Temporal.PlainDate): keyof VisitHours {
  return String(date.dayOfWeek) as keyof VisitHours;
}

/** '08:30' -> 510; '24:00' -> 1440. */
function minutesOf(wall: string): number {
  const [hours = '0', minutes = '0'] = wall.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function wallTimeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

type Holiday = Row<'holidays'>;
type ClubInPlace = Pick<Row<'facilities'>, 'country' | 'state' | 'open_holidays'>;

/** The places whose holidays a club keeps: its country, and its state. */
export function holidayPlaces({
  country,
  state,
}: Pick<ClubInPlace, 'country' | 'state'>): readonly string[] {
  return [country, `${country}-${state}`];
}

/** The holidays on which the club takes no visits. */
export function closedOn(
  holidays: readonly Holiday[],
  club: ClubInPlace,
): readonly Pick<Holiday, 'date' | 'name'>[] {
  const places = holidayPlaces(club);
  const open = JSON.parse(club.open_holidays) as readonly string[];
  return holidays
    .filter(({ place, name }) => places.includes(place) && !open.includes(name))
    .map(({ date, name }) => ({ date, name }));
}
