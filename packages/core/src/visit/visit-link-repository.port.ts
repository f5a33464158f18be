import type { FacilityId } from '../clubs/club.ts';
import { type CallFailure, type CallOptions, Err, Ok, type Result } from '../kernel/result.ts';
import type { Guest, MeetingPurpose } from '../lead/lead.ts';
import type { LeadReference, SlotTaken } from '../lead/lead-repository.port.ts';

/** A booked visit, as the page on which it is managed shows it. Of the people it holds only a guest's first name. */
export interface ManagedVisit {
  /** A visit has ended once its length has passed. */
  readonly status: 'confirmed' | 'canceled' | 'ended';
  readonly facilityId: FacilityId;
  readonly purpose: MeetingPurpose;
  /** ISO date-time with the club's offset. */
  readonly startsAt: string;
  /** How many minutes late the visitor said they would be; null if they didn't. */
  readonly lateMinutes: number | null;
  /** Whom the visitor brings; null if no one. */
  readonly guest: Guest | null;
  /** The first name of the member who comes along; null if nobody does. */
  readonly companion: string | null;
  /** The calendar entry's UID and SEQUENCE. */
  readonly calendarUid: string;
  readonly calendarSequence: number;
}

/** A visit's manage link, and its calendar entry. */
export interface VisitLink {
  /** Null while the link is turned off. */
  readonly token: string | null;
  /** The calendar entry's UID and SEQUENCE, as in the mails. */
  readonly calendarUid: string;
  readonly calendarSequence: number;
}

/** The minutes that a visitor can be late by. */
export const lateChoices = [5, 10, 15, 20] as const;
export type LateMinutes = (typeof lateChoices)[number];

/** The token is unknown, or its link was turned off. */
export type UnknownVisit = { readonly kind: 'unknown-visit' };

/** The visit was canceled or has ended, so it can't change anymore. */
export type VisitOver = { readonly kind: 'visit-over' };

export type VisitFailure = CallFailure | UnknownVisit;

/**
 * Reads and changes a booked visit by the token of its manage link, which works on any device until the visit ends.
 * Every write is safe to repeat: the visitor and the club hear of it once. After too many unknown tokens, calls are
 * `rejected` with status 429.
 */
export interface VisitLinkRepository {
  /** The link of the lead's booked visit; null if it has none. */
  linkOf(
    lead: LeadReference,
    options?: CallOptions,
  ): Promise<Result<VisitLink | null, CallFailure>>;
  read(token: string, options?: CallOptions): Promise<Result<ManagedVisit, VisitFailure>>;
  /**
   * Moves the visit, possibly to another club, or changes its guest. After `slot-taken`, the previous booking still
   * stands. Returns `rejected` with code `INVALID_FIELD` for a guest whose name isn't one.
   */
  move(
    token: string,
    to: VisitPlace,
    options?: CallOptions,
  ): Promise<Result<ManagedVisit, VisitFailure | SlotTaken | VisitOver>>;
  /** The club sees `reason`. Canceling twice succeeds. */
  cancel(
    token: string,
    reason: string | null,
    options?: CallOptions,
  ): Promise<Result<ManagedVisit, VisitFailure | VisitOver>>;
  /** From two hours before the visit until half an hour after its start. Rejects with code `NOT_YET` before that. */
  reportLate(
    token: string,
    minutes: LateMinutes,
    options?: CallOptions,
  ): Promise<Result<ManagedVisit, VisitFailure | VisitOver>>;
  /** Turns the link off for good; a visit to come gets a new one, which is mailed. Repeating it succeeds. */
  turnOff(token: string, options?: CallOptions): Promise<Result<void, VisitFailure>>;
}

export interface VisitPlace {
  readonly facilityId: FacilityId;
  /** ISO date-time with the club's offset. */
  readonly startsAt: string;
  /** Without it, the guest is unchanged; null takes them away. */
  readonly guest?: Guest | null;
}

/** For back ends without manage links: no visit has one. */
export const noVisitLinks: VisitLinkRepository = {
  linkOf: () => Promise.resolve(Ok(null)),
  read: unknownVisit,
  move: unknownVisit,
  cancel: unknownVisit,
  reportLate: unknownVisit,
  turnOff: unknownVisit,
};

function unknownVisit(): Promise<Err<UnknownVisit>> {
  return Promise.resolve(Err({ kind: 'unknown-visit' }));
}

/** A visit as the member who invited the visitor sees it. */
export interface FriendsVisit extends Pick<
  ManagedVisit,
  'status' | 'facilityId' | 'purpose' | 'startsAt'
> {
  /** The visitor's first name; null if it doesn't look like one. */
  readonly friendsName: string | null;
  /** True once the member said that they come along. A move asks them again. */
  readonly joined: boolean;
}

/**
 * Lets a member join the visit of a friend they invited, by the token in their mail about it. Every write is safe to
 * repeat: the visitor and the club hear of it once. After too many unknown tokens, calls are `rejected` with status 429.
 */
export interface FriendsVisitRepository {
  read(token: string, options?: CallOptions): Promise<Result<FriendsVisit, VisitFailure>>;
  /** `seen` is where and when the member saw the visit. Joins nothing if it has moved since; see `joined`. */
  join(
    token: string,
    seen: VisitPlace,
    options?: CallOptions,
  ): Promise<Result<FriendsVisit, VisitFailure | VisitOver>>;
  /** Withdraws the acceptance. */
  leave(
    token: string,
    options?: CallOptions,
  ): Promise<Result<FriendsVisit, VisitFailure | VisitOver>>;
}
