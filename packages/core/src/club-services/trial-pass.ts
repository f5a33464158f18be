import type { FacilityId } from '../clubs/facility-id.ts';
import type { Temporal } from '../shared/temporal.ts';

/** Days at a club to try it. HT-47 */
export interface TrialPass {
  readonly code: string;
  readonly facilityId: FacilityId;
  readonly title: string;
  /** Days in a row that it opens the door, from the first visit. */
  readonly days: number;
  readonly terms: string;
  /** The last day on which it can be taken up. */
  readonly takeUpBy: Temporal.PlainDate;
}
