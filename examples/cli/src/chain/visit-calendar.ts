import type { Club, DayTimes, Temporal, VisitType } from '@foyer/core';
import { upcomingSlots, type VisitRules } from '@foyer/example-api/rules';

/**
 * What clubs offer, by the rules of the reference API. A club's days are laid out once a day of the scenario's time and
 * kept: while that day goes on, only its own times pass. HT-26
 */
export class VisitCalendar {
  readonly #rules: ReadonlyMap<string, VisitRules>;
  readonly #laidOut = new Map<string, LaidOut>();

  /** `rules` by facility id; a club without any offers nothing. */
  constructor(rules: ReadonlyMap<string, VisitRules>) {
    this.#rules = rules;
  }

  readonly offered = (club: Club, type: VisitType, now: Temporal.Instant): readonly DayTimes[] => {
    const rules = this.#rules.get(club.facilityId);
    if (rules === undefined || (type === 'workout' && !club.hasGuidedWorkouts)) return [];
    const name = `${club.facilityId} ${type}`;
    const at = now.epochMilliseconds;
    let days = this.#laidOut.get(name);
    if (days === undefined || at < days.from || at >= days.to) {
      days = layOut(rules, type, now);
      this.#laidOut.set(name, days);
    }
    const known = days.told.get(at);
    if (known !== undefined) return known;
    const told = stillToCome(days, at);
    if (days.told.size >= mostTold) days.told.clear();
    days.told.set(at, told);
    return told;
  };
}

/** Of one club's day. */
const mostTold = 64;

/** A club's days as they stand on one of them. */
interface LaidOut {
  /** Epoch ms at which that day begins, and the next. */
  readonly from: number;
  readonly to: number;
  readonly days: readonly DayTimes[];
  /** Epoch ms of that day's own times; null where it has none. */
  readonly today: readonly number[] | null;
  /** What was told at which epoch ms: runs of a scenario ask at the same moments. */
  readonly told: Map<number, readonly DayTimes[]>;
}

function layOut(rules: VisitRules, type: VisitType, now: Temporal.Instant): LaidOut {
  const midnight = now.toZonedDateTimeISO(rules.timeZone).startOfDay();
  const slots = upcomingSlots(rules, type, midnight.toInstant());
  const [first] = slots;
  const hasToday = first?.date === midnight.toPlainDate().toString();
  const days = slots.map((day) => ({
    date: day.date,
    timeSlots: day.slots.map(({ text }) => text),
    unavailableTimeSlots: [],
  }));
  return {
    from: midnight.epochMilliseconds,
    to: midnight.add({ days: 1 }).epochMilliseconds,
    days,
    today: hasToday ? first.slots.map((slot) => slot.epochMilliseconds) : null,
    told: new Map(),
  };
}

function stillToCome({ days, today }: LaidOut, at: number): readonly DayTimes[] {
  const [first, ...later] = days;
  if (first === undefined || today === null) return days;
  const timeSlots = first.timeSlots.filter((_, index) => (today[index] ?? 0) > at);
  return timeSlots.length === 0 ? later : [{ ...first, timeSlots }, ...later];
}
