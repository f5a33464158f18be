import type { FacilityId } from '../clubs/club.ts';

/** Maximum message length in characters (specification, section 5). */
export const feedbackMaxLength = 150;

/** A visitor's feedback about a club. */
export interface ClubFeedback {
  /** Idempotency key: feedback sent again under the same id is recorded once. */
  readonly id: string;
  readonly facilityId: FacilityId;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly message: string;
  /** Where to reply; null for no reply. */
  readonly email: string | null;
}
