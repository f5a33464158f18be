import type { Club } from '../clubs/club.ts';
import type { MeetingPurpose } from '../lead/lead.ts';
import type { Observable } from '../kernel/observable.ts';
import { Temporal } from '../kernel/temporal.ts';
import type { SchedulePlan } from './schedule-plan.ts';
import type { BlackoutDate } from './visit-configuration.ts';
import { findSlot, nearestOpenSlots, nextOpenDay, type VisitPlan } from './visit-plan.ts';
import { noTimes, type VisitTimesSnapshot } from './visit-times.snapshot.ts';

export interface TimesWanted {
  readonly club: Club;
  readonly purpose: MeetingPurpose;
  readonly blackoutDates: readonly BlackoutDate[];
  /**
   * `startsAt` of the visitor's own booking at this club, and of one that was asked for and not answered: theirs to
   * keep, so they count as open.
   */
  readonly ownTimes: readonly string[];
  /** `startsAt` that the visitor had chosen: its day is shown first. */
  readonly chosenTime: string | null;
}

/** Loads a club's times and remembers which day is looked at. A later load makes an earlier one's answer void. */
export class VisitTimes {
  readonly #schedulePlan: SchedulePlan;
  readonly #snapshot: Observable<VisitTimesSnapshot>;
  #clubShown: string | null = null;
  #current: AbortController | null = null;

  /** `shown` is where the times are told: it stands before they are needed, and outlives what loads them. */
  constructor(schedulePlan: SchedulePlan, shown: Observable<VisitTimesSnapshot>) {
    this.#schedulePlan = schedulePlan;
    this.#snapshot = shown;
  }

  readonly getSnapshot = (): VisitTimesSnapshot => this.#snapshot.get();

  /** Answers the plan; null when the call failed or another load took this one's place. */
  async load(wanted: TimesWanted): Promise<VisitPlan | null> {
    this.#current?.abort();
    const current = new AbortController();
    this.#current = current;
    const shown = `${wanted.club.facilityId} ${wanted.purpose}`;
    const before = this.#clubShown === shown ? this.#snapshot.get() : noTimes;
    this.#clubShown = shown;
    this.#snapshot.set({ ...before, status: 'loading' });
    const answer = await this.#schedulePlan.execute(wanted, { signal: current.signal });
    if (this.#current !== current) return null;
    if (answer.err) {
      this.#snapshot.set({ ...before, status: 'failed' });
      return null;
    }
    const plan = wanted.ownTimes.reduce(withOwnTime, answer.val);
    const day =
      before.day ?? dayOf(plan, wanted.chosenTime) ?? nextOpenDay(plan)?.date ?? plan.today;
    this.#snapshot.set({ status: 'ready', plan, day, alternatives: [] });
    return plan;
  }

  showDay(date: string): void {
    const { plan } = this.#snapshot.get();
    if (plan?.days.some((day) => day.date === date) !== true) return;
    this.#snapshot.set({ ...this.#snapshot.get(), day: date, alternatives: [] });
  }

  /** Offers the open times nearest to one that was taken. Source: LS-13. */
  offerInsteadOf(startsAt: string): void {
    const { plan } = this.#snapshot.get();
    if (plan === null) return;
    const alternatives = nearestOpenSlots(plan, Temporal.Instant.from(startsAt));
    this.#snapshot.set({ ...this.#snapshot.get(), alternatives });
  }
}

function dayOf(plan: VisitPlan, startsAt: string | null): string | null {
  return startsAt === null ? null : (findSlot(plan, startsAt)?.date ?? null);
}

function withOwnTime(plan: VisitPlan, ownTime: string): VisitPlan {
  const own = findSlot(plan, ownTime);
  if (own === null || own.available) return plan;
  return {
    ...plan,
    days: plan.days.map((day) =>
      day.date === own.date
        ? {
            ...day,
            openCount: day.openCount + 1,
            slots: day.slots.map((slot) => (slot === own ? { ...slot, available: true } : slot)),
          }
        : day,
    ),
  };
}
