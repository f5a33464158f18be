import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Club, FacilityId, PictureSet } from './club.ts';

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
