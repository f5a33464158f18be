import type { Temporal } from '@foyer/core';

import type { VisitKind } from '../database/schema.ts';
import type { VisitHours } from './visit-hours.ts';

/** The number of days with times: today in the club's time zone and the 29 after it. */
export const windowDays = 30;

/** Minutes between two start times. */
const stepMinutes: Readonly<Record<VisitKind, number>> = { tour: 30, workout: 60 };

/** A start time that a club offers. */
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
  /** ISO dates without visits at this club. */
  readonly blackoutDates: ReadonlySet<string>;
}

export interface DaySlots {
  /** ISO date in the club's zone. */
  readonly date: string;
  readonly slots: readonly Slot[];
}

/** A club's start times after `now` within the window, booked or not. Omits days without any. */
export function upcomingSlots(
  rules: VisitRules,
  kind: VisitKind,
  now: Temporal.Instant,
): readonly DaySlots[] {
  const today = now.toZonedDateTimeISO(rules.timeZone).toPlainDate();
  return Array.from({ length: windowDays }, (_, ahead) => today.add({ days: ahead }))
    .filter((date) => !rules.blackoutDates.has(date.toString()))
    .map((date) => ({
      date: date.toString(),
      slots: slotsOfDay(rules, kind, date).filter(
        (slot) => slot.epochMilliseconds > now.epochMilliseconds,
      ),
    }))
    .filter((day) => day.slots.length > 0);
}

/** True when `time` is one of the club's start times after `now` within the window. */
export function isOffered(
  rules: VisitRules,
  kind: VisitKind,
  now: Temporal.Instant,
  time: Temporal.Instant,
): boolean {
  const today = now.toZonedDateTimeISO(rules.timeZone).toPlainDate();
  const date = time.toZonedDateTimeISO(rules.timeZone).toPlainDate();
  const daysAhead = today.until(date, { largestUnit: 'day' }).days;
  return (
    time.epochMilliseconds > now.epochMilliseconds &&
    daysAhead < windowDays &&
    !rules.blackoutDates.has(date.toString()) &&
    slotsOfDay(rules, kind, date).some((slot) => slot.epochMilliseconds === time.epochMilliseconds)
  );
}

function slotsOfDay(
  { timeZone, hours }: VisitRules,
  kind: VisitKind,
  date: Temporal.PlainDate,
): readonly Slot[] {
  const span = hours[weekdayOf(date)];
  if (!span) return [];
  const minutes: number[] = [];
  for (let at = minutesOf(span.from); at < minutesOf(span.to); at += stepMinutes[kind]) {
    minutes.push(at);
  }
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
    text: `${day}T${wallTime(minute)}:00${offset}`,
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
    const wall = date.toPlainDateTime(wallTime(minute));
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

function wallTime(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
