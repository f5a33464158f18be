import type { Slot, VisitPlan } from './visit-plan.ts';

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

/** Before any were asked for. */
export const noTimes: VisitTimesSnapshot = {
  status: 'idle',
  plan: null,
  day: null,
  alternatives: [],
};
