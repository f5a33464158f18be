import type { FacilityId } from '../clubs/facility-id.ts';

/** Longest message, in characters. Source: specification section 5, text area cap. */
export const feedbackMaxLength = 150;

/** What somebody thinks of a club. HT-55 */
export interface ClubFeedback {
  /** Made once for it: sent again, it is told once. */
  readonly id: string;
  readonly facilityId: FacilityId;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly message: string;
  /** Where an answer goes; null for none. */
  readonly email: string | null;
}
