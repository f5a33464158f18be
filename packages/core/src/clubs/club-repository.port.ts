import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { Club, FacilityId, PictureSet } from './club.ts';
import type { Money } from '../kernel/money.ts';
import type { Temporal } from '../kernel/temporal.ts';
import type { SpecialDay, WeekHours } from './opening-hours.ts';

/** The chain's clubs. It only reads, so an adapter may retry and cache. */
export interface ClubRepository {
  /** Every club that a visitor can see, also those that take no appointments, in the same order on every call. */
  all(options?: CallOptions): Promise<Result<readonly Club[], CallFailure>>;
  /** One club, with the values that it has in the list; null, not a failure, when no club has that id. */
  byId(facilityId: FacilityId, options?: CallOptions): Promise<Result<Club | null, CallFailure>>;
}

/** A picture or film of a club. Sources are URLs; slides that can't be shown are left out. */
export interface MediaSlide {
  readonly id: string;
  readonly title: string;
  readonly mediaType: 'Image' | 'Video';
  readonly media: string;
  readonly mediaMobile: string;
  /** More sizes of a picture, and the same place by night. */
  readonly set?: PictureSet | null | undefined;
}

/** A club's pictures. It only reads, so an adapter may retry. The path is configurable. */
export interface ClubMediaRepository {
  /** An unknown club is `rejected` with status 404. */
  slides(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<readonly MediaSlide[], CallFailure>>;
}

/** When a club is open. */
export interface ClubHours {
  /** Null if the chain doesn't say. */
  readonly openingHours: WeekHours | null;
  /** The days with other hours: from yesterday on, for about two months, in order. */
  readonly specialDays: readonly SpecialDay[];
}

/** What lists of clubs show and are filtered by, besides the facts of `Club`. */
export interface ClubFacts extends ClubHours {
  readonly facilityId: FacilityId;
  /** True if an employer has an agreement with the club. */
  readonly hasCorporateRates: boolean;
  /** The kinds of its rooms. */
  readonly has: readonly RoomKind[];
  /** The lowest monthly fee of the plans that it sells to everyone; null if it sells none online. */
  readonly monthlyFrom: Money | null;
}

/** A stop near a club: `1, 2, 3`, `Chambers St`, and the minutes on foot. */
export interface TransitStop {
  readonly lines: string;
  readonly stop: string;
  readonly minutes: number;
}

export interface ClubRoom {
  /** Null for anything else. */
  readonly kind: RoomKind | null;
  readonly name: string;
  readonly text: string;
}

export interface Coach {
  readonly name: string;
  /** What the coach teaches, in a few words. */
  readonly focus: string;
}

/** A class of a club's timetable. */
export interface TimetableClass {
  readonly name: string;
  /** ISO date-time with the club's UTC offset. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly room: string | null;
  readonly coach: string | null;
}

/** A member's comment, which they agreed to have shown. */
export interface ClubComment {
  readonly firstName: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  /** The day at the club on which it was sent. */
  readonly on: Temporal.PlainDate;
}

/** What a club's page says about it. */
export interface ClubProfile extends ClubFacts {
  /** The opening day of a club in presale; null for others. */
  readonly opensOn: Temporal.PlainDate | null;
  readonly manager: string | null;
  readonly transit: readonly TransitStop[];
  readonly parking: string | null;
  readonly accessibility: readonly string[];
  readonly rooms: readonly ClubRoom[];
  readonly coaches: readonly Coach[];
  /** Seven days from the club's today on, by start. */
  readonly timetable: readonly TimetableClass[];
  /** Of members who agreed to have theirs shown; null below five. The average has one decimal. */
  readonly rating: { readonly average: number; readonly count: number } | null;
  /** The latest ones, newest first. */
  readonly comments: readonly ClubComment[];
}

/** What the chain says about its clubs beyond the list of them. It only reads, so an adapter may retry and cache. */
export interface ClubProfileRepository {
  /** Null when no club has that id. */
  byId(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<ClubProfile | null, CallFailure>>;
  /** The facts of all clubs that a visitor can see, in the order of `ClubRepository.all`. */
  facts(options?: CallOptions): Promise<Result<readonly ClubFacts[], CallFailure>>;
}

/** What a room is for. */
export type RoomKind = (typeof roomKinds)[number];

export const roomKinds = [
  'weights',
  'cardio',
  'pool',
  'yoga',
  'pilates',
  'cycling',
  'boxing',
  'spa',
  'steam',
  'sauna',
  'squash',
  'roof',
  'kids',
  'juice',
] as const;
