import type { FacilityId } from '../clubs/club.ts';
import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { SlotTaken } from '../lead/lead-repository.port.ts';
import type { MeetingPurpose } from '../lead/lead.ts';
import type { VisitConfiguration } from './visit-configuration.ts';

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

/** The chain's settings for visits. */
export interface VisitConfigurationRepository {
  load(options?: CallOptions): Promise<Result<VisitConfiguration, CallFailure>>;
}

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
