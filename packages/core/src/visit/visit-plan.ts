import { Temporal } from '../kernel/temporal.ts';
import type { MeetingPurpose } from '../lead/lead.ts';

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
  readonly openCount: number;
  /** Set if the club takes no visits on this day; `name` is the holiday's, if it's known. */
  readonly closed: { readonly name: string | null } | null;
}

/** A club's days from today on, including days without times. */
export interface VisitPlan {
  /** Today in the club's zone, ISO. */
  readonly today: string;
  readonly days: readonly PlannedDay[];
}

/** From today to 29 days ahead. */
export const bookingWindowDays = 30;

/** How long a visit lasts, in minutes, by default. Not with the calendar entry, which the lead form doesn't load. */
export const visitMinutes: Readonly<Record<MeetingPurpose, number>> = { tour: 30, workout: 60 };

export function hasNoOpenTimes(plan: VisitPlan): boolean {
  return plan.days.every((day) => day.openCount === 0);
}

/** The first day on or after `date` with an open time; null if there is none. */
export function nextOpenDay(plan: VisitPlan, date: string = plan.today): PlannedDay | null {
  return plan.days.find((day) => day.date >= date && day.openCount > 0) ?? null;
}

/** The three open times nearest to a moment, in chronological order. Of two equally near times, the earlier one wins. */
export function nearestOpenSlots(plan: VisitPlan, wanted: Temporal.Instant): readonly Slot[] {
  const target = wanted.epochMilliseconds;
  return plan.days
    .flatMap((day) => day.slots)
    .filter((slot) => slot.available)
    .map((slot) => ({ slot, at: epochOf(slot) }))
    .toSorted((a, b) => Math.abs(a.at - target) - Math.abs(b.at - target) || a.at - b.at)
    .slice(0, 3)
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
