import { Temporal } from '../shared/temporal.ts';
import { addDays, timeLabel } from './labels.ts';
import type { DayTimes } from './open-times-repository.port.ts';
import { isRepeated, readSlotTime } from './slot-time.ts';
import { zoneAbbreviation } from './time-zone.ts';
import type { BlackoutDate } from './visit-configuration.ts';

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
  const { timeZone, now } = input;
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const closed = new Set(
    input.blackoutDates
      .filter(({ facilityId }) => facilityId === null || facilityId === input.facilityId)
      .map(({ date }) => date),
  );
  const isLongDay = longDays(timeZone);
  const slotsByDate = new Map<string, Map<number, Slot>>();
  for (let ahead = 0; ahead < bookingWindowDays; ahead += 1) {
    slotsByDate.set(addDays(today, ahead), new Map());
  }
  for (const { time, available } of readTimes(input.times, timeZone)) {
    const date = time.toPlainDate().toString();
    const slots = slotsByDate.get(date);
    const at = time.epochMilliseconds;
    if (slots === undefined || closed.has(date) || at <= now.epochMilliseconds) continue;
    const isTaken = slots.get(at)?.available === false;
    if (!isTaken) slots.set(at, toSlot(time, date, available, isLongDay(date)));
  }
  return { today, days: [...slotsByDate].map(([date, slots]) => toDay(date, slots)) };
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
  return plan.days.flatMap((day) => day.slots).find((slot) => slot.startsAt === startsAt) ?? null;
}

function epochOf(slot: Slot): number {
  return Temporal.Instant.from(slot.startsAt).epochMilliseconds;
}

/** Every time of the answer that can be read. A wall time listed again on its day means its repetition. */
function* readTimes(
  times: readonly DayTimes[],
  timeZone: string,
): Generator<{ readonly time: Temporal.ZonedDateTime; readonly available: boolean }> {
  for (const day of times) {
    const lists = [
      { texts: day.timeSlots, available: true },
      { texts: day.unavailableTimeSlots, available: false },
    ];
    for (const { texts, available } of lists) {
      const seen = new Map<string, number>();
      for (const text of texts) {
        const repetition = seen.get(text) ?? 0;
        seen.set(text, repetition + 1);
        const time = readSlotTime(text, day.date, timeZone, repetition);
        if (time !== null) yield { time, available };
      }
    }
  }
}

/** Tells the days on which the clocks go back, the only ones with a time to tell apart; each is reckoned once. */
function longDays(timeZone: string): (date: string) => boolean {
  const known = new Map<string, boolean>();
  return (date) => {
    const before = known.get(date);
    if (before !== undefined) return before;
    const isLong = Temporal.PlainDate.from(date).toZonedDateTime(timeZone).hoursInDay > 24;
    known.set(date, isLong);
    return isLong;
  };
}

function toSlot(
  time: Temporal.ZonedDateTime,
  date: string,
  available: boolean,
  onLongDay: boolean,
): Slot {
  const repeated = onLongDay && isRepeated(time);
  const zone = repeated ? ` ${zoneAbbreviation(time.toInstant(), time.timeZoneId)}` : '';
  return {
    startsAt: time.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    date,
    label: `${timeLabel(time)}${zone}`,
    available,
  };
}

function toDay(date: string, slots: ReadonlyMap<number, Slot>): PlannedDay {
  const inOrder = [...slots].toSorted(([a], [b]) => a - b).map(([, slot]) => slot);
  return { date, slots: inOrder, openCount: inOrder.filter((slot) => slot.available).length };
}
