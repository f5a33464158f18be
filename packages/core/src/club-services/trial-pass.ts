import type { FacilityId } from '../clubs/club.ts';
import type { Temporal } from '../kernel/temporal.ts';

/** A trial pass for a club. */
export interface TrialPass {
  readonly code: string;
  readonly facilityId: FacilityId;
  readonly title: string;
  /** Number of consecutive days that it is valid, from the first visit. */
  readonly days: number;
  readonly terms: string;
  /** The last day to start using it. */
  readonly takeUpBy: Temporal.PlainDate;
}
