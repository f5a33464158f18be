import { Temporal } from '../shared/temporal.ts';
import { isoDate, isoDateTime, offsetText, readPlainInstant } from './iso-text.ts';
import { minuteLabel } from './labels.ts';
import type { DayTimes } from './open-times-repository.port.ts';
import { readSlotTime } from './slot-time.ts';
import { zoneAbbreviation } from './time-zone.ts';
import type { BlackoutDate } from './visit-configuration.ts';
import { dayMs, minuteOfDay, type OffsetAt, offsetsOf } from './zone-offsets.ts';

/** A time that a visit can begin at. */
export interface Slot {
  /** ISO date-time with the club's offset, to the second: `2026-11-21T09:00:00-05:00`. */
  readonly startsAt: string;
  /** ISO date in the club's zone. */
  readonly date: string;
  /** `9:00 AM`; with the zone's abbreviation where the clocks show that time twice. */
  readonly label: string;
  /** False: someone has it; shown, and disabled. */
  readonly available: boolean;
}

export interface PlannedDay {
  /** ISO date in the club's zone. */
  readonly date: string;
  readonly slots: readonly Slot[];
  /** How many of the slots can be chosen. */
  readonly openCount: number;
}

/** A club's days from today on, those without times too. */
export interface VisitPlan {
  /** Today in the club's zone, ISO. */
  readonly today: string;
  readonly days: readonly PlannedDay[];
}

/** FM-05: today to 29 days ahead. */
export const bookingWindowDays = 30;

/**
 * Lays the back end's times out over the booking window, in the club's zone: past times, blackout dates and times
 * outside the window are left out, taken ones are marked, each instant stands once. Source: LS-02, LS-10, FM-05.
 */
export function planVisits(input: {
  readonly times: readonly DayTimes[];
  readonly facilityId: string;
  readonly timeZone: string;
  readonly now: Temporal.Instant;
  readonly blackoutDates: readonly BlackoutDate[];
}): VisitPlan {
  const { times, timeZone } = input;
  const now = input.now.epochMilliseconds;
  const offsetAt = offsetsOf(timeZone);
  const today = Math.floor((now + offsetAt(now)) / dayMs);
  const closed = new Set(
    input.blackoutDates
      .filter(({ facilityId }) => facilityId === null || facilityId === input.facilityId)
      .map(({ date }) => date),
  );
  const days = Array.from({ length: bookingWindowDays }, (_, ahead): DayInHand => {
    const date = isoDate(today + ahead);
    const isNearChange = changesAround(today + ahead, offsetAt);
    return { date, isClosed: closed.has(date), isNearChange, moments: [], slots: [] };
  });
  let shownOffset = Number.NaN;
  let shownText = '';
  const lay = (at: number, available: boolean, told: string | null): void => {
    const offset = offsetAt(at);
    const local = at + offset;
    const day = days[Math.floor(local / dayMs) - today];
    if (day === undefined || day.isClosed || at <= now) return;
    if (offset !== shownOffset) {
      shownOffset = offset;
      shownText = offsetText(offset);
    }
    const isAsTold = told?.length === tellsSeconds && told.endsWith(shownText);
    const label = minuteLabel(minuteOfDay(local));
    const isRepeated = day.isNearChange && isShownTwice(local, offsetAt);
    insert(day, at, {
      startsAt: isAsTold ? told : isoDateTime(local, offset),
      date: day.date,
      label: isRepeated ? `${label} ${abbreviationAt(at, timeZone)}` : label,
      available,
    });
  };
  for (const { date, timeSlots, unavailableTimeSlots } of times) {
    readTimes(timeSlots, date, timeZone, (at, told) => lay(at, true, told));
    readTimes(unavailableTimeSlots, date, timeZone, (at, told) => lay(at, false, told));
  }
  return { today: isoDate(today), days: days.map(toDay) };
}

/** True when no time of the plan can be chosen. Source: LS-06. */
export function hasNoOpenTimes(plan: VisitPlan): boolean {
  return plan.days.every((day) => day.openCount === 0);
}

/** The first day on or after `date` with an open time; null when there is none. */
export function nextOpenDay(plan: VisitPlan, date: string = plan.today): PlannedDay | null {
  return plan.days.find((day) => day.date >= date && day.openCount > 0) ?? null;
}

/** The open times nearest to a moment, soonest first among equals, in the order of the clock. Source: LS-13. */
export function nearestOpenSlots(
  plan: VisitPlan,
  wanted: Temporal.Instant,
  limit = 3,
): readonly Slot[] {
  const target = wanted.epochMilliseconds;
  return plan.days
    .flatMap((day) => day.slots)
    .filter((slot) => slot.available)
    .map((slot) => ({ slot, at: epochOf(slot) }))
    .toSorted((a, b) => Math.abs(a.at - target) - Math.abs(b.at - target) || a.at - b.at)
    .slice(0, limit)
    .toSorted((a, b) => a.at - b.at)
    .map(({ slot }) => slot);
}

/** The slot that begins at that moment; null when the plan has none. */
export function findSlot(plan: VisitPlan, startsAt: string): Slot | null {
  // It is told with the club's offset: its day is the one that it begins with.
  const day = plan.days.find(({ date }) => startsAt.startsWith(date));
  return day?.slots.find((slot) => slot.startsAt === startsAt) ?? null;
}

function epochOf(slot: Slot): number {
  return Temporal.Instant.from(slot.startsAt).epochMilliseconds;
}

/** A day while its times are laid out: `moments` are the slots' epoch ms, in order. */
interface DayInHand {
  readonly date: string;
  readonly isClosed: boolean;
  readonly isNearChange: boolean;
  readonly moments: number[];
  readonly slots: Slot[];
}

/** As long as `2026-11-21T09:00:00-05:00`. */
const tellsSeconds = 25;

/**
 * Calls `take` with each time of a list that can be read, as epoch ms, and with its text where that is plain ISO. A wall
 * time listed again on its day means its repetition.
 */
function readTimes(
  texts: readonly string[],
  date: string,
  timeZone: string,
  take: (at: number, text: string | null) => void,
): void {
  let seen: Map<string, number> | null = null;
  for (const text of texts) {
    const plain = readPlainInstant(text);
    if (plain !== null) {
      take(plain, text);
      continue;
    }
    seen ??= new Map();
    const repetition = seen.get(text) ?? 0;
    seen.set(text, repetition + 1);
    const time = readSlotTime(text, date, timeZone, repetition);
    if (time !== null) take(time.epochMilliseconds, null);
  }
}

/** Tells the days near a change of the clocks, the only ones with a time to tell apart. */
function changesAround(day: number, offsetAt: OffsetAt): boolean {
  return offsetAt((day - 1) * dayMs) !== offsetAt((day + 2) * dayMs);
}

/** True when the clocks show this, epoch ms as if it were UTC, at two moments. */
function isShownTwice(local: number, offsetAt: OffsetAt): boolean {
  const before = offsetAt(local - dayMs);
  const after = offsetAt(local + dayMs);
  return (
    before !== after && offsetAt(local - before) === before && offsetAt(local - after) === after
  );
}

function abbreviationAt(at: number, timeZone: string): string {
  return zoneAbbreviation(Temporal.Instant.fromEpochMilliseconds(at), timeZone);
}

/** In its place; a moment that is there already stays one, taken where it is so in either list. */
function insert({ moments, slots }: DayInHand, at: number, slot: Slot): void {
  let place = moments.length;
  while (place > 0 && (moments[place - 1] ?? 0) > at) place -= 1;
  if (place === moments.length && moments[place - 1] !== at) {
    moments.push(at);
    slots.push(slot);
  } else if (moments[place - 1] !== at) {
    moments.splice(place, 0, at);
    slots.splice(place, 0, slot);
  } else if (!slot.available) slots[place - 1] = slot;
}

function toDay({ date, slots }: DayInHand): PlannedDay {
  let openCount = 0;
  for (const slot of slots) if (slot.available) openCount += 1;
  return { date, slots, openCount };
}
