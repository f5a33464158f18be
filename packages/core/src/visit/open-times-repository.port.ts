import type { FacilityId } from '../clubs/club.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';

export type VisitType = 'tour' | 'workout';

/**
 * One day of a club's times from the back end. A time is an ISO date-time with its offset
 * (`2026-11-21T09:00:00-05:00`), or a wall time in the club's zone (`2026-11-21T09:00`, `09:00`, `9:00 AM`).
 */
export interface DayTimes {
  /** ISO date in the club's zone. */
  readonly date: string;
  /** Offered times. Those that `unavailableTimeSlots` repeats are taken. */
  readonly timeSlots: readonly string[];
  /** Taken times, shown as disabled. */
  readonly unavailableTimeSlots: readonly string[];
  /** Set if the club takes no visits on this day; `name` is the holiday's, if it's known. Such a day has no times. */
  readonly closed?: { readonly name: string | null } | undefined;
}

/** A club's open times. Only reads, so an adapter may retry. */
export interface OpenTimesRepository {
  /**
   * Days in order, each date once. Empty for a club without open times or an unknown club. A failed call is never an empty
   * list. A time that someone has booked at this club is no longer offered as free.
   */
  forClub(
    facilityId: FacilityId,
    type: VisitType,
    options?: CallOptions,
  ): Promise<Result<readonly DayTimes[], CallFailure>>;
}
