import { Temporal } from '../kernel/temporal.ts';
import { isoDate } from './iso-text.ts';
import type { DayTimes } from './open-times-repository.port.ts';
import {
  calendarDay,
  type CalendarDay,
  dayInHand,
  DayWhenSeen,
  layOut,
  listedByDay,
  type PlannedDay,
  type Slot,
  toDay,
} from './planned-day.ts';
import type { BlackoutDate } from './visit-configuration.ts';
import { dayMs, type OffsetAt, offsetsOf } from './zone-offsets.ts';

export type { PlannedDay, Slot };

/** A club's days from today on, including days without times. */
export interface VisitPlan {
  /** Today in the club's zone, ISO. */
  readonly today: string;
  readonly days: readonly PlannedDay[];
}

/** From today to 29 days ahead. */
export const bookingWindowDays = 30;

/**
 * Lays out the back end's times over the booking window, in the club's zone. Leaves out past times, blackout dates
 * and times outside the window, marks taken times, and lists each instant once. If every time is in plain form, a day
 * is laid out only when it's first read.
 */
export function planVisits(input: VisitsToPlan): VisitPlan {
  const { times, facilityId, timeZone, blackoutDates } = input;
  const now = input.now.epochMilliseconds;
  const before = planned.get(times);
  if (
    before?.now === now &&
    before.facilityId === facilityId &&
    before.timeZone === timeZone &&
    before.blackoutDates === blackoutDates
  ) {
    return before.plan;
  }
  return planAnew(input, now);
}

interface VisitsToPlan {
  readonly times: readonly DayTimes[];
  readonly facilityId: string;
  readonly timeZone: string;
  readonly now: Temporal.Instant;
  readonly blackoutDates: readonly BlackoutDate[];
}

/**
 * Caches the plan of each list, since lists are replaced and never mutated. Plans with all days laid out at once
 * aren't cached, because they take too much memory.
 */
const planned = new WeakMap<
  readonly DayTimes[],
  Omit<VisitsToPlan, 'times' | 'now'> & { readonly now: number; readonly plan: VisitPlan }
>();

/** `now` in epoch ms. */
function planAnew(
  { times, facilityId, timeZone, blackoutDates }: VisitsToPlan,
  now: number,
): VisitPlan {
  const offsetAt = offsetsOf(timeZone);
  const today = Math.floor((now + offsetAt(now)) / dayMs);
  const closed = new Set<string>();
  for (const { facilityId: only, date } of blackoutDates) {
    if (only === null || only === facilityId) closed.add(date);
  }
  const calendar = calendarFrom(today, offsetAt);
  const zone = { timeZone, offsetAt, now };
  const listed = listedByDay(times, calendar, offsetAt((today + 0.5) * dayMs));
  if (listed === null) {
    const days = calendar.map((day) => dayInHand(day, closed));
    layOut(times, days, today, zone);
    return { today: isoDate(today), days: days.map(toDay) };
  }
  const layOutOne = (day: CalendarDay, ahead: number): PlannedDay => {
    const inHand = dayInHand(day, closed);
    layOut(listed.get(day.date) ?? [], [inHand], today + ahead, zone);
    return toDay(inHand);
  };
  const plan = {
    today: isoDate(today),
    days: calendar.map((day, ahead) => new DayWhenSeen(day.date, () => layOutOne(day, ahead))),
  };
  planned.set(times, { facilityId, timeZone, blackoutDates, now, plan });
  return plan;
}

/** The days of the window. Cached, because a visitor's plans usually start on the same day in the same zone. */
function calendarFrom(today: number, offsetAt: OffsetAt): readonly CalendarDay[] {
  if (lastCalendar?.today !== today || lastCalendar.offsetAt !== offsetAt) {
    const days = Array.from({ length: bookingWindowDays }, (_, ahead) =>
      calendarDay(today + ahead, offsetAt),
    );
    lastCalendar = { today, offsetAt, days };
  }
  return lastCalendar.days;
}

let lastCalendar: {
  readonly today: number;
  readonly offsetAt: OffsetAt;
  readonly days: readonly CalendarDay[];
} | null = null;

/** True if the plan has no available time. */
export function hasNoOpenTimes(plan: VisitPlan): boolean {
  return plan.days.every((day) => day.openCount === 0);
}

/** The first day on or after `date` with an open time; null if there is none. */
export function nextOpenDay(plan: VisitPlan, date: string = plan.today): PlannedDay | null {
  return plan.days.find((day) => day.date >= date && day.openCount > 0) ?? null;
}

/** The open times nearest to a moment, in chronological order. Of two equally near times, the earlier one wins. */
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

/** The slot that starts at that moment; null if the plan has none. */
export function findSlot(plan: VisitPlan, startsAt: string): Slot | null {
  // `startsAt` has the club's offset, so it begins with the slot's date.
  const day = plan.days.find(({ date }) => startsAt.startsWith(date));
  return day?.slots.find((slot) => slot.startsAt === startsAt) ?? null;
}

function epochOf(slot: Slot): number {
  return Temporal.Instant.from(slot.startsAt).epochMilliseconds;
}
