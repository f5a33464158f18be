import type { Club } from '../clubs/club.ts';
import type { MeetingPurpose } from '../lead/lead.ts';
import type { Observable } from '../kernel/observable.ts';
import { Temporal } from '../kernel/temporal.ts';
import type { SchedulePlan } from './schedule-plan.ts';
import type { BlackoutDate } from './visit-configuration.ts';
import type { ClubWithTimes } from './nearest-open-clubs.ts';
import {
  findSlot,
  nearestOpenSlots,
  nextOpenDay,
  type VisitPlan,
  type Slot,
} from './visit-plan.ts';

export interface VisitTimesSnapshot {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Stays while times are reloaded, so that the screen doesn't jump. */
  readonly plan: VisitPlan | null;
  /** ISO date of the selected day. */
  readonly day: string | null;
  /** The open times nearest to one that was just taken; otherwise empty. */
  readonly alternatives: readonly Slot[];
  /**
   * The nearest clubs with open times, offered because this one has none: `searching`, then the clubs. Null if they
   * aren't offered.
   */
  readonly elsewhere: 'searching' | readonly ClubWithTimes[] | null;
}

export const noTimes: VisitTimesSnapshot = {
  status: 'idle',
  plan: null,
  day: null,
  alternatives: [],
  elsewhere: null,
};

export interface TimesWanted {
  readonly club: Club;
  readonly purpose: MeetingPurpose;
  readonly blackoutDates: readonly BlackoutDate[];
  /** `startsAt` of the visitor's booking and pending request at this club. They count as open. */
  readonly ownTimes: readonly string[];
  /** `startsAt` of the visitor's chosen time. Its day is selected first. */
  readonly chosenTime: string | null;
}

/** Loads a club's times and remembers the selected day. A newer load discards the response of an older one. */
export class VisitTimes {
  readonly #schedulePlan: SchedulePlan;
  readonly #snapshot: Observable<VisitTimesSnapshot>;
  #clubShown: string | null = null;
  #current: AbortController | null = null;

  /** `shown` is passed in because it exists before this code is loaded, and outlives it. */
  constructor(schedulePlan: SchedulePlan, shown: Observable<VisitTimesSnapshot>) {
    this.#schedulePlan = schedulePlan;
    this.#snapshot = shown;
  }

  readonly getSnapshot = (): VisitTimesSnapshot => this.#snapshot.get();

  /** Returns the plan; null if the call failed or a newer load replaced this one. */
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
      this.#snapshot.set({ ...before, status: 'failed', elsewhere: null });
      return null;
    }
    const plan = wanted.ownTimes.reduce(withOwnTime, answer.val);
    const kept = plan.days.find(({ date }) => date === before.day)?.date;
    const day = kept ?? dayOf(plan, wanted.chosenTime) ?? nextOpenDay(plan)?.date ?? plan.today;
    this.#snapshot.set({ status: 'ready', plan, day, alternatives: [], elsewhere: null });
    return plan;
  }

  showDay(date: string): void {
    const { plan } = this.#snapshot.get();
    if (plan?.days.some((day) => day.date === date) !== true) return;
    this.#snapshot.set({ ...this.#snapshot.get(), day: date, alternatives: [] });
  }

  /** Offers other clubs' times once they're found. Returns false if there are none. A newer load discards them. */
  async offerElsewhere(search: Promise<readonly ClubWithTimes[]>): Promise<boolean> {
    const current = this.#current;
    this.#snapshot.set({ ...this.#snapshot.get(), elsewhere: 'searching' });
    const found = await search;
    if (this.#current !== current) return true;
    const isFound = found.length > 0;
    this.#snapshot.set({ ...this.#snapshot.get(), elsewhere: isFound ? found : null });
    return isFound;
  }

  /** Offers the open times nearest to one that was taken. */
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
