import type { FacilityId } from '../clubs/facility-id.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';

/** What a time is for: a tour of the club, or a guided workout. */
export type VisitType = 'tour' | 'workout';

/**
 * One day of a club's times as the back end tells them. A time is an ISO date-time with its offset
 * (`2026-11-21T09:00:00-05:00`), or a wall time in the club's zone (`2026-11-21T09:00`, `09:00`, `9:00 AM`).
 */
export interface DayTimes {
  /** ISO date in the club's zone. */
  readonly date: string;
  readonly timeSlots: readonly string[];
  /** Taken times: shown, and disabled. */
  readonly unavailableTimeSlots: readonly string[];
}

/** A club's open times. A read: an adapter may retry it. Source: HT-26. */
export interface OpenTimesRepository {
  /** Empty means that the club has none. A failure is never an empty list here; the caller decides (LS-06, LS-09). */
  forClub(
    facilityId: FacilityId,
    type: VisitType,
    options?: CallOptions,
  ): Promise<Result<readonly DayTimes[], CallFailure>>;
}
