/** Lays out a club's times. Apart from the plan itself, because a page's form doesn't need it. */
import { dayMs, isoDate, readInstantMs, Temporal, wallText } from '../kernel/temporal.ts';
import { minuteLabel } from './labels.ts';
import type { DayTimes } from './open-times-repository.port.ts';
import {
  minuteOfDay,
  type OffsetAt,
  offsetsOf,
  offsetText,
  readSlotTime,
  zoneAbbreviation,
} from './time-zone.ts';
import type { BlackoutDate } from './visit-configuration.ts';
import { bookingWindowDays, type PlannedDay, type Slot, type VisitPlan } from './visit-plan.ts';

/** What `planVisits` needs. */
export interface VisitsToPlan {
  /** As the back end gives them. */
  readonly times: readonly DayTimes[];
  readonly facilityId: string;
  /** The club's, such as `America/New_York`. */
  readonly timeZone: string;
  readonly now: Temporal.Instant;
  readonly blackoutDates: readonly BlackoutDate[];
}

/**
 * Lays out the back end's times over the booking window, in the club's zone. Leaves out past times and blackout
 * dates, marks taken times, and lists each instant once.
 */
export function planVisits(input: VisitsToPlan): VisitPlan {
  const { times, facilityId, timeZone, blackoutDates } = input;
  const now = input.now.epochMilliseconds;
  const offsetAt = offsetsOf(timeZone);
  const firstDay = Math.floor((now + offsetAt(now)) / dayMs);
  const closed = new Map<string, NonNullable<PlannedDay['closed']>>();
  for (const blackout of blackoutDates) {
    if (blackout.facilityId !== null && blackout.facilityId !== facilityId) continue;
    closed.set(blackout.date, { name: null });
  }
  const days = Array.from({ length: bookingWindowDays }, (_, ahead) => {
    const start = (firstDay + ahead) * dayMs;
    const offset = offsetAt(start - dayMs);
    const changesClocks = offset !== offsetAt(start + 2 * dayMs);
    return {
      date: isoDate(start),
      /** The offset of all its times; null if the clocks may change. */
      offset: changesClocks ? null : offsetText(offset),
      slots: new Map<number, Slot>(),
    };
  });
  const add = (at: number, text: string, available: boolean): void => {
    const offset = offsetAt(at);
    const local = at + offset;
    const day = days[Math.floor(local / dayMs) - firstDay];
    if (day === undefined || closed.has(day.date) || at <= now) return;
    // A time that is in both lists is taken.
    if (available && day.slots.has(at)) return;
    const label = minuteLabel(minuteOfDay(local));
    const isRepeated = day.offset === null && isShownTwice(local, offsetAt);
    day.slots.set(at, {
      startsAt: startText(local, day.offset ?? offsetText(offset), text),
      date: day.date,
      label: isRepeated ? `${label} ${zoneNameAt(at, timeZone)}` : label,
      available,
    });
  };
  for (const { date, timeSlots, unavailableTimeSlots, closed: dayOff } of times) {
    if (dayOff != null) closed.set(date, dayOff);
    readTimes(timeSlots, date, timeZone, (at, text) => add(at, text, true));
    readTimes(unavailableTimeSlots, date, timeZone, (at, text) => add(at, text, false));
  }
  return {
    today: isoDate(firstDay * dayMs),
    days: days.map(({ date, slots }) => plannedDay(date, slots, closed.get(date) ?? null)),
  };
}

function plannedDay(
  date: string,
  byTime: ReadonlyMap<number, Slot>,
  closed: PlannedDay['closed'],
): PlannedDay {
  const slots = [...byTime].toSorted(([one], [other]) => one - other).map(([, slot]) => slot);
  return { date, slots, openCount: slots.filter((slot) => slot.available).length, closed };
}

/** Calls `take` with each readable time in epoch ms. A wall time listed twice on a day means the repeated hour. */
function readTimes(
  texts: readonly string[],
  date: string,
  timeZone: string,
  take: (at: number, text: string) => void,
): void {
  const seen = new Map<string, number>();
  for (const text of texts) {
    const plain = readInstantMs(text);
    const repetition = plain === null ? (seen.get(text) ?? 0) : 0;
    if (plain === null) seen.set(text, repetition + 1);
    const at = plain ?? readSlotTime(text, date, timeZone, repetition)?.epochMilliseconds;
    if (at !== undefined) take(at, text);
  }
}

/** The listed text if it's in the club's own form already. */
function startText(local: number, offset: string, text: string): string {
  const isOwnForm = text.length === '2026-11-21T09:00:00-05:00'.length && text.endsWith(offset);
  return isOwnForm ? text : `${wallText(local)}${offset}`;
}

function zoneNameAt(at: number, timeZone: string): string {
  return zoneAbbreviation(Temporal.Instant.fromEpochMilliseconds(at), timeZone);
}

/** True if the clocks show this wall time twice. `localMs` is the wall time as if it were UTC, in epoch ms. */
function isShownTwice(localMs: number, offsetAt: OffsetAt): boolean {
  const before = offsetAt(localMs - dayMs);
  const after = offsetAt(localMs + dayMs);
  return (
    before !== after && offsetAt(localMs - before) === before && offsetAt(localMs - after) === after
  );
}
