import type { FacilityId } from '../clubs/club.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { SlotTaken } from '../lead/lead-repository.port.ts';
import type { MeetingPurpose } from '../lead/lead.ts';

/** A lead that waits for a time at a club. */
export interface WaitListEntry {
  readonly transactionId: string;
  readonly facilityId: FacilityId;
  readonly purpose: MeetingPurpose;
}

/** A time that is held for someone on a wait list. */
export interface WaitOffer {
  readonly facilityId: string;
  readonly purpose: MeetingPurpose;
  /** ISO date-time with the club's offset. */
  readonly startsAt: string;
  /** ISO date-time with an offset until which the time is held. */
  readonly until: string;
  /** `over`: not taken in time, or declined. */
  readonly status: 'open' | 'booked' | 'over';
}

/**
 * The clubs' wait lists. A freed time is held for the person who has waited longest, who gets an email with a token.
 * Every write is safe to repeat.
 */
export interface WaitListRepository {
  /**
   * Puts a lead on a club's list. An unknown lead is `rejected` with status 404; a club without such visits is `rejected`
   * with `field` `FacilityId`.
   */
  join(entry: WaitListEntry, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** The offer that a mailed token names; null for an unknown token. */
  offer(token: string, options?: CallOptions): Promise<Result<WaitOffer | null, CallFailure>>;
  /** Books the offered time. `slot-taken` once it is no longer held; an unknown token is `rejected` with status 404. */
  accept(token: string, options?: CallOptions): Promise<Result<void, CallFailure | SlotTaken>>;
  /** Leaves the list. An offered time goes to the next person. An unknown token is `rejected` with status 404. */
  leave(token: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
}
