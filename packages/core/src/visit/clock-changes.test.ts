import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';

import { visitEvent } from './calendar-event.ts';
import { toIcs } from './ics.ts';
import { aClub } from '../../testing/builders/club.builder.ts';
import { Temporal } from '../kernel/temporal.ts';
import { addDays } from './labels.ts';
import { isDeep } from '../../testing/properties.ts';
import { sameOffset } from './time-zone.ts';
import { planVisits } from './plan-visits.ts';
import type { Slot } from './visit-plan.ts';

/**
 * Every change of the clocks from 2024 on, in every zone that there is: what stands on the button, the moment
 * that is booked and the calendar's file mean the same. What a clock shows is asked of Intl, which the rules tested
 * here do not go by.
 */

const from = Temporal.Instant.from('2024-01-01T00:00:00Z');
/** A year contains every kind of change; the deep tests go up to 2038. */
const until = Temporal.Instant.from(`${isDeep() ? 2038 : 2025}-01-01T00:00:00Z`);
const halfHourMs = 30 * 60_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The zones of the seeded clubs. */
const clubZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Detroit',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Toronto',
  'America/Vancouver',
  'America/Edmonton',
  'America/St_Johns',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Paris',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Australia/Melbourne',
  'Australia/Sydney',
];

interface Rules {
  /** Every zone with these clock changes. */
  readonly zones: readonly string[];
  /** The moments at which the clocks change. */
  readonly changes: readonly Temporal.Instant[];
}

/** Groups zones by their clock changes, because hundreds of names share a few dozen rules. */
const kinds: readonly Rules[] = [
  ...Map.groupBy(
    [...new Set([...Intl.supportedValuesOf('timeZone'), ...clubZones])].map((zone) => ({
      zone,
      changes: changesOf(zone),
    })),
    ({ zone, changes }) =>
      `${offsetAt(zone, from.epochMilliseconds)} ${changes.map((at) => `${at.toString()} ${offsetAt(zone, at.epochMilliseconds)}`).join()}`,
  ).values(),
].map((same) => ({
  zones: same.map(({ zone }) => zone),
  changes: same[0]?.changes ?? [],
}));

const changing = kinds.filter(({ changes }) => changes.length > 0);

// Thousands of changes: a busy machine takes longer over them than over any other test.
describe('changes of the clocks', { timeout: 180_000 }, () => {
  it('LS-10 knows of many kinds of clocks that change', () => {
    expect(changing.length).toBeGreaterThan(30);
    expect(changing.flatMap(({ changes }) => changes).length).toBeGreaterThan(50);
  });

  it('LS-10 every moment of the day is offered once, with the right date and label', () => {
    for (const { zones, changes } of changing) {
      const timeZone = clubZone(zones);
      for (const date of datesAround(changes, timeZone)) {
        const moments = momentsOf(date, timeZone);
        const slots = offered(
          date,
          timeZone,
          moments.map((ms) => textOf(ms)),
        );
        const name = `${timeZone} ${date}`;
        expect([name, ...slots.map(epochOf)]).toEqual([name, ...moments]);
        expect([name, ...slots.map(({ label }) => label.split(' ').slice(0, 2).join(' '))]).toEqual(
          [name, ...moments.map((ms) => twelveHours(clockAt(ms, timeZone).time))],
        );
        // Labels must be unique even for times that the clocks show twice.
        expect([name, new Set(slots.map(({ label }) => label)).size]).toEqual([name, slots.length]);
      }
    }
  });

  it('LS-10 skipped wall times are never offered, and repeated ones are offered twice', () => {
    for (const { zones, changes } of changing) {
      const timeZone = clubZone(zones);
      for (const date of datesAround(changes, timeZone)) {
        const moments = momentsOf(date, timeZone);
        const shown = moments.map((ms) => clockAt(ms, timeZone).time);
        const skipped = everyHalfHour.filter((time) => !shown.includes(time));
        const name = `${timeZone} ${date}`;
        expect([name, ...offered(date, timeZone, [...skipped, ...shown]).map(epochOf)]).toEqual([
          name,
          ...moments,
        ]);
      }
    }
  });

  it('LA-12 LS-10 the calendar file has the slot’s moment, with the same wall time as its label', () => {
    for (const { zones, changes } of changing) {
      const timeZone = clubZone(zones);
      for (const change of changes) {
        for (let halves = -5; halves <= 4; halves += 1) {
          const startMs = change.epochMilliseconds + halves * halfHourMs;
          const { date } = clockAt(startMs, timeZone);
          const [slot] = offered(date, timeZone, [textOf(startMs)]);
          if (slot === undefined) throw new Error(`${timeZone} ${startMs} is not offered.`);
          const file = readFile(slot, timeZone);
          const shown = clockAt(startMs, timeZone).time;
          // In UTC the file has no wall time of its own.
          expect([slot.startsAt, file.startMs, file.endMs, file.wallTime ?? shown]).toEqual([
            slot.startsAt,
            startMs,
            startMs + halfHourMs,
            shown,
          ]);
        }
      }
    }
  });

  it('LA-01 UI-04 visitors see the club’s time zone only if their own clock differs', () => {
    const wrong: string[] = [];
    const visitors = kinds.map(({ zones }) => zones[0] ?? 'UTC');
    for (const zone of clubZones) {
      for (const change of changesOf(zone)) {
        for (const at of [change.subtract({ minutes: 1 }), change]) {
          const atClub = clockAt(at.epochMilliseconds, zone);
          for (const visitor of visitors) {
            const theirs = clockAt(at.epochMilliseconds, visitor);
            const isSame = theirs.date === atClub.date && theirs.time === atClub.time;
            if (sameOffset(at, zone, visitor) !== isSame) {
              wrong.push(`${visitor} and ${zone} at ${at.toString()}`);
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

const everyHalfHour = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

/** Prefers a club's zone among the names that share one set of rules. */
function clubZone(zones: readonly string[]): string {
  return zones.find((zone) => clubZones.includes(zone)) ?? zones[0] ?? 'UTC';
}

function changesOf(zone: string): readonly Temporal.Instant[] {
  const found: Temporal.Instant[] = [];
  let at: Temporal.ZonedDateTime | null = from.toZonedDateTimeISO(zone);
  for (;;) {
    at = at.getTimeZoneTransition('next');
    if (at === null || at.epochMilliseconds >= until.epochMilliseconds) return found;
    found.push(at.toInstant());
  }
}

/** The dates of the changes; a change at midnight affects two. */
function datesAround(changes: readonly Temporal.Instant[], zone: string): readonly string[] {
  const dates = changes.flatMap((change) => {
    const before = clockAt(change.epochMilliseconds - 1, zone).date;
    return [before, clockAt(change.epochMilliseconds, zone).date];
  });
  return [...new Set(dates)];
}

/** Every half hour of a day on its clock, which may be more or fewer than 48. */
function momentsOf(date: string, zone: string): readonly number[] {
  const utcNoon = Temporal.Instant.from(`${date}T12:00:00Z`).epochMilliseconds;
  const noon = utcNoon - offsetAt(zone, utcNoon);
  const moments: number[] = [];
  for (let ms = noon - 15 * 60 * 60_000; ms <= noon + 15 * 60 * 60_000; ms += halfHourMs) {
    const shown = clockAt(ms, zone);
    if (shown.date === date && /:(?:00|30)$/.test(shown.time)) moments.push(ms);
  }
  return moments;
}

function offered(date: string, timeZone: string, times: readonly string[]): readonly Slot[] {
  const plan = planVisits({
    times: [{ date, timeSlots: times, unavailableTimeSlots: [] }],
    facilityId: '101',
    timeZone,
    now: Temporal.Instant.from(`${addDays(date, -3)}T12:00:00Z`),
    blackoutDates: [],
  });
  return plan.days.flatMap(({ slots }) => slots);
}

function textOf(ms: number): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toString();
}

function epochOf({ startsAt }: Slot): number {
  return Temporal.Instant.from(startsAt).epochMilliseconds;
}

/** Reads the slot's file with an independent parser. The wall time is null if the file uses UTC. */
function readFile(
  { startsAt }: Slot,
  timeZone: string,
): { readonly startMs: number; readonly endMs: number; readonly wallTime: string | null } {
  const event = visitEvent({
    uid: 'a1b2@foyer',
    sequence: 0,
    cancelled: false,
    startsAt,
    club: aClub({ timeZone }),
    purpose: 'tour',
  });
  const calendar = new ICAL.Component(ICAL.parse(toIcs(event, from)) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const vevent = calendar.getFirstSubcomponent('vevent');
  if (zone === null || vevent === null) throw new Error('The file lacks a part.');
  const { startDate, endDate } = new ICAL.Event(vevent);
  const wallTime =
    startDate.zone === ICAL.Timezone.utcTimezone ? null : startDate.toString().slice(11, 16);
  const timezone = new ICAL.Timezone(zone);
  const epoch = (time: ICAL.Time): number => {
    if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = timezone;
    return time.toUnixTime() * 1000;
  };
  return { startMs: epoch(startDate), endMs: epoch(endDate), wallTime };
}

/** The date and time on the clock, e.g. `2026-11-01` and `01:30`. */
function clockAt(ms: number, timeZone: string): { readonly date: string; readonly time: string } {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    clocks.set(timeZone, clock);
  }
  const [date = '', time = ''] = clock.format(ms).split(' ');
  return { date, time };
}

/** The zone's offset from UTC in ms. */
function offsetAt(zone: string, ms: number): number {
  const { date, time } = clockAt(ms, zone);
  return Temporal.Instant.from(`${date}T${time}:00Z`).epochMilliseconds - ms;
}

/** `1:30 AM` */
function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}
