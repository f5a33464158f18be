import type { Guest } from '../lead/guest.ts';
import type { MeetingPurpose } from '../lead/lead.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';

/** A visit of the day, as the club's staff see it. */
export interface DeskVisit {
  readonly id: string;
  /** An ISO date-time with the club's UTC offset. */
  readonly startsAt: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As it is stored: national digits, or E.164 for another country. */
  readonly phone: string;
  readonly purpose: MeetingPurpose;
  /** Whom the visitor brings; null if no one. */
  readonly guest: Guest | null;
  /** How late the visitor said they would be; null if they didn't. */
  readonly lateMinutes: number | null;
  readonly status: DeskStatus;
}

export type DeskStatus = 'expected' | 'arrived' | 'no-show';

/** The visits of a club on one day, by time. */
export interface DeskDay {
  readonly clubName: string;
  /** ISO date at the club. */
  readonly day: string;
  readonly visits: readonly DeskVisit[];
}

/** The link's day at the club has ended. */
export interface DeskClosed {
  readonly kind: 'desk-closed';
}

/**
 * Lets a club's staff report who came, by the token in the link of the club's morning mail. Reading changes nothing,
 * because mail scanners open links. Every write is safe to repeat.
 */
export interface ArrivalDesk {
  /** Null for an unknown token. */
  read(
    token: string,
    options?: CallOptions,
  ): Promise<Result<DeskDay | null, CallFailure | DeskClosed>>;
  /**
   * Reports a visitor, or takes a report back with `expected`; returns the day as it is then. `rejected` with code
   * NOT_AN_ARRIVAL or NOT_A_NO_SHOW when it is too early.
   */
  mark(
    token: string,
    visitId: string,
    status: DeskStatus,
    options?: CallOptions,
  ): Promise<Result<DeskDay | null, CallFailure | DeskClosed>>;
}
