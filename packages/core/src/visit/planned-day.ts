import { Temporal } from '../kernel/temporal.ts';
import { isoDate, isoDateTime, offsetText, readPlainInstant } from './iso-text.ts';
import { minuteLabel } from './labels.ts';
import type { DayTimes } from './open-times-repository.port.ts';
import { readSlotTime } from './slot-time.ts';
import { zoneAbbreviation } from './time-zone.ts';
import { dayMs, minuteOfDay, type OffsetAt } from './zone-offsets.ts';

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

/** A day while its times are laid out: `moments` are the slots' epoch ms, in order. */
export interface DayInHand {
  readonly date: string;
  readonly isClosed: boolean;
  readonly isNearChange: boolean;
  readonly moments: number[];
  readonly slots: Slot[];
}

/** A day of a zone's calendar. */
export interface CalendarDay {
  readonly date: string;
  /** The clocks change so near to it that two of its times may look alike. */
  readonly isNearChange: boolean;
}

/** A day, counted from 1970-01-01. */
export function calendarDay(number: number, offsetAt: OffsetAt): CalendarDay {
  return { date: isoDate(number), isNearChange: changesAround(number, offsetAt) };
}

/** It, before its times are laid out. */
export function dayInHand(
  { date, isNearChange }: CalendarDay,
  closed: ReadonlySet<string>,
): DayInHand {
  return { date, isClosed: closed.has(date), isNearChange, moments: [], slots: [] };
}

/**
 * What is listed for each day, where all of it is told with the club's own offset and under the day that it is on, and no
 * clock changes near: each day can then be laid out by itself. Null where anything else is among it.
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
 * A day that is laid out when it is looked at: a visitor looks at a day or two of a month. A class, since an object with
 * getters of its own has a hidden class of its own, which lives until all of the heap is looked through.
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

/** Puts the times that are on these days in a row, the first of them `first`, in their places. */
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

/** As it is shown. */
export function toDay({ date, slots }: DayInHand): PlannedDay {
  let openCount = 0;
  for (const slot of slots) if (slot.available) openCount += 1;
  return { date, slots, openCount };
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
