import { Temporal } from '../kernel/temporal.ts';
import { isoDate, isoDateTime, offsetText, readPlainInstant } from './iso-text.ts';
import { minuteLabel } from './labels.ts';
import type { DayTimes } from './open-times-repository.port.ts';
import { readSlotTime } from './slot-time.ts';
import { zoneAbbreviation } from './time-zone.ts';
import { dayMs, minuteOfDay, type OffsetAt } from './zone-offsets.ts';

/** A time at which a visit can start. */
export interface Slot {
  /** ISO date-time with the club's offset, to the second: `2026-11-21T09:00:00-05:00`. */
  readonly startsAt: string;
  /** ISO date in the club's zone. */
  readonly date: string;
  /** `9:00 AM`; with the zone's abbreviation if the clocks show that time twice. */
  readonly label: string;
  /** False if the time is taken. It's then shown as disabled. */
  readonly available: boolean;
}

export interface PlannedDay {
  /** ISO date in the club's zone. */
  readonly date: string;
  readonly slots: readonly Slot[];
  /** The number of available slots. */
  readonly openCount: number;
}

/** A day under construction. `moments` holds the slots' epoch ms, in order. */
export interface DayInHand {
  readonly date: string;
  readonly isClosed: boolean;
  readonly isNearChange: boolean;
  readonly moments: number[];
  readonly slots: Slot[];
}

export interface CalendarDay {
  readonly date: string;
  /** True if a clock change is close enough that two of the day's times may look alike. */
  readonly isNearChange: boolean;
}

/** `number` counts days from 1970-01-01. */
export function calendarDay(number: number, offsetAt: OffsetAt): CalendarDay {
  return { date: isoDate(number), isNearChange: changesAround(number, offsetAt) };
}

export function dayInHand(
  { date, isNearChange }: CalendarDay,
  closed: ReadonlySet<string>,
): DayInHand {
  return { date, isClosed: closed.has(date), isNearChange, moments: [], slots: [] };
}

/**
 * Groups the times by day so that each day can be laid out separately. Null unless every time has the club's own
 * offset, is listed under its own date, and no clock change is near.
 */
export function listedByDay(
  times: readonly DayTimes[],
  days: readonly CalendarDay[],
  offset: number,
): ReadonlyMap<string, readonly DayTimes[]> | null {
  if (days.some((day) => day.isNearChange)) return null;
  const told = offsetText(offset);
  const isOnDay = (text: string, date: string): boolean =>
    text.length === tellsSeconds && text.startsWith(date) && text.endsWith(told);
  const listed = new Map<string, DayTimes[]>();
  for (const { date } of days) listed.set(date, []);
  for (const day of times) {
    const { date, timeSlots, unavailableTimeSlots } = day;
    const there = listed.get(date);
    if (there === undefined) return null;
    for (const text of timeSlots) if (!isOnDay(text, date)) return null;
    for (const text of unavailableTimeSlots) if (!isOnDay(text, date)) return null;
    there.push(day);
  }
  return listed;
}

/**
 * Lays out a day when it's first read, because a visitor looks at only a day or two of a month. It's a class because
 * objects with their own getters use much more memory.
 */
export class DayWhenSeen implements PlannedDay {
  readonly date: string;
  readonly #layOut: () => PlannedDay;
  #seen: PlannedDay | null = null;

  constructor(date: string, layOutDay: () => PlannedDay) {
    this.date = date;
    this.#layOut = layOutDay;
  }

  get slots(): readonly Slot[] {
    return (this.#seen ??= this.#layOut()).slots;
  }

  get openCount(): number {
    return (this.#seen ??= this.#layOut()).openCount;
  }
}

/** Sorts the times into `days`, which are consecutive. `first` is the number of the first day. */
export function layOut(
  times: readonly DayTimes[],
  days: readonly DayInHand[],
  first: number,
  {
    timeZone,
    offsetAt,
    now,
  }: { readonly timeZone: string; readonly offsetAt: OffsetAt; readonly now: number },
): void {
  let shownOffset = Number.NaN;
  let shownText = '';
  const lay = (at: number, available: boolean, told: string | null): void => {
    const offset = offsetAt(at);
    const local = at + offset;
    const day = days[Math.floor(local / dayMs) - first];
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
}

export function toDay({ date, slots }: DayInHand): PlannedDay {
  let openCount = 0;
  for (const slot of slots) if (slot.available) openCount += 1;
  return { date, slots, openCount };
}

/** The length of `2026-11-21T09:00:00-05:00`. */
const tellsSeconds = 25;

/**
 * Calls `take` with each readable time as epoch ms, plus its text if that is plain ISO. A wall time listed twice on a
 * day means the repeated hour.
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

/** True for days near a clock change; only those can have two times that look alike. */
function changesAround(day: number, offsetAt: OffsetAt): boolean {
  return offsetAt((day - 1) * dayMs) !== offsetAt((day + 2) * dayMs);
}

/** True if the clocks show this wall time twice. `local` is the wall time as if it were UTC, in epoch ms. */
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

/** Inserts in order. A moment is listed only once, and counts as taken if either list says so. */
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
