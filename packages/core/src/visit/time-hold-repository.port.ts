import type { FacilityId } from '../clubs/club.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { SlotTaken } from '../lead/lead-repository.port.ts';
import type { MeetingPurpose } from '../lead/lead.ts';

/** A time to hold, and for whom. */
export interface WantedHold {
  /** The transaction id of the lead that may book the time. The lead needn't exist yet. */
  readonly transactionId: string;
  readonly facilityId: FacilityId;
  readonly purpose: MeetingPurpose;
  /** ISO date-time with the club's offset. */
  readonly startsAt: string;
  /** How long to hold the time, in minutes. The back end may hold it for less. */
  readonly minutes: number;
}

/**
 * Open times that are held for visitors while they type their details. Nobody else can book a held time, and it isn't
 * listed as open. Every call is safe to repeat.
 */
export interface TimeHoldRepository {
  /**
   * Holds a time instead of the one held for this lead before. Returns the ISO date-time until which it is held.
   * `slot-taken` if it is booked or held for someone else; `rejected` with `field` `FacilityId` or `ScheduledVisitTime` for
   * a club or time that isn't offered.
   */
  hold(wanted: WantedHold, options?: CallOptions): Promise<Result<string, CallFailure | SlotTaken>>;
  /** Frees the time held for this lead, if there is one. */
  release(transactionId: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
}
