import type { ConsentRecord } from '../lead/lead-repository.port.ts';
import type { Guest, MeetingPurpose } from '../lead/lead.ts';
import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';

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

/** Someone of the club: a `lead` left their details there, a `member` has an account whose club it is. */
export interface DeskPerson {
  readonly id: string;
  readonly kind: 'lead' | 'member';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As it is stored: national digits, or E.164 for another country. Null for a member. */
  readonly phone: string | null;
}

export interface FoundPeople {
  /** At most 20, the newest first. */
  readonly people: readonly DeskPerson[];
  readonly hasMore: boolean;
}

export type ConsentChannel = ConsentRecord['channel'];

export interface DeskPersonDetails extends DeskPerson {
  /** Their visits to the club, the latest first. */
  readonly visits: readonly {
    readonly id: string;
    /** An ISO date-time with the club's UTC offset. */
    readonly startsAt: string;
    readonly purpose: MeetingPurpose;
    readonly status: DeskStatus | 'canceled';
  }[];
  /** The latest choice for each channel. */
  readonly consents: readonly {
    readonly channel: ConsentChannel;
    readonly granted: boolean;
    /** An ISO date-time with the club's UTC offset. */
    readonly at: string;
    /** Whose law asked for it, such as `canada`; null if none does. */
    readonly jurisdiction: string | null;
  }[];
  /** On how many devices they are logged in; null without an account at the club. */
  readonly sessions: number | null;
}

/** What staff do for a person. Each is in the history, with the desk. */
export type DeskChange =
  | {
      readonly kind: 'correct';
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string;
      readonly phone: string;
    }
  | { readonly kind: 'withdraw'; readonly channel: ConsentChannel }
  | { readonly kind: 'end-sessions' }
  /** Mails the person a link, from which they get or erase their data. */
  | { readonly kind: 'send-data-link' };

/** The link's day at the club has ended. */
export interface DeskClosed {
  readonly kind: 'desk-closed';
}

/**
 * Lets a club's staff report who came and help the people of their club, by the token in the link of the club's morning
 * mail. Reading changes nothing, because mail scanners open links. Every write is safe to repeat.
 */
export interface ArrivalDesk {
  /** Null for an unknown token. */
  read(
    token: string,
    options?: CallOptions,
  ): Promise<Result<DeskDay | null, CallFailure | DeskClosed>>;
  /**
   * Reports a visitor, or takes a report back with `expected`; returns the day as it is then. Null for an unknown token,
   * or a visit that isn't on the day, or not anymore. `rejected` with code NOT_AN_ARRIVAL or NOT_A_NO_SHOW when it is too
   * early, and for a no-show who came.
   */
  mark(
    token: string,
    visitId: string,
    status: DeskStatus,
    options?: CallOptions,
  ): Promise<Result<DeskDay | null, CallFailure | DeskClosed>>;
  /** Finds people by a part of their name, email, phone or member number. Null for an unknown token. */
  find(
    token: string,
    text: string,
    options?: CallOptions,
  ): Promise<Result<FoundPeople | null, CallFailure | DeskClosed>>;
  /** Null for an unknown token, or a person who isn't of the club. */
  person(
    token: string,
    personId: string,
    options?: CallOptions,
  ): Promise<Result<DeskPersonDetails | null, CallFailure | DeskClosed>>;
  /**
   * Returns the person as they are then; null as for `person`. `rejected` names the field of a correction that isn't
   * right, and `rate-limited` is a link too many.
   */
  change(
    token: string,
    personId: string,
    change: DeskChange,
    options?: CallOptions,
  ): Promise<Result<DeskPersonDetails | null, CallFailure | DeskClosed>>;
}
