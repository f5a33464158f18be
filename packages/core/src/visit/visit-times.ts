import type { Club } from '../clubs/club.ts';
import type { MeetingPurpose } from '../lead/lead.ts';
import { createObservable } from '../shared/observable.ts';
import { Temporal } from '../shared/temporal.ts';
import type { SchedulePlan } from './schedule-plan.ts';
import type { BlackoutDate } from './visit-configuration.ts';
import {
  findSlot,
  nearestOpenSlots,
  nextOpenDay,
  type Slot,
  type VisitPlan,
} from './visit-plan.ts';

/** The times of one club as a screen shows them. */
export interface VisitTimesSnapshot {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Kept while times are loaded again, so that nothing jumps. */
  readonly plan: VisitPlan | null;
  /** ISO date of the day whose times are shown. */
  readonly day: string | null;
  /** The open times nearest to one that was just taken; empty otherwise. LS-13 */
  readonly alternatives: readonly Slot[];
}

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

const nothing: VisitTimesSnapshot = { status: 'idle', plan: null, day: null, alternatives: [] };

/** Loads a club's times and remembers which day is looked at. A later load makes an earlier one's answer void. */
export class VisitTimes {
  readonly #schedulePlan: SchedulePlan;
  readonly #snapshot = createObservable(nothing);
  #clubShown: string | null = null;
  #current: AbortController | null = null;

  constructor(schedulePlan: SchedulePlan) {
    this.#schedulePlan = schedulePlan;
  }

  readonly getSnapshot = (): VisitTimesSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /** Answers the plan; null when the call failed or another load took this one's place. */
  async load(wanted: TimesWanted): Promise<VisitPlan | null> {
    this.#current?.abort();
    const current = new AbortController();
    this.#current = current;
    const shown = `${wanted.club.facilityId} ${wanted.purpose}`;
    const before = this.#clubShown === shown ? this.#snapshot.get() : nothing;
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

  clear(): void {
    this.#current?.abort();
    this.#current = null;
    this.#clubShown = null;
    this.#snapshot.set(nothing);
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
