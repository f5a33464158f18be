import type { Slot, VisitPlan } from './visit-plan.ts';

/** One club's times for a screen. */
export interface VisitTimesSnapshot {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Stays while times are reloaded, so that the screen doesn't jump. */
  readonly plan: VisitPlan | null;
  /** ISO date of the selected day. */
  readonly day: string | null;
  /** The open times nearest to one that was just taken; otherwise empty. */
  readonly alternatives: readonly Slot[];
}

/** The state before the first load. */
export const noTimes: VisitTimesSnapshot = {
  status: 'idle',
  plan: null,
  day: null,
  alternatives: [],
};
