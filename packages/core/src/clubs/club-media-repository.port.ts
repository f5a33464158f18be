import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { FacilityId } from './club.ts';
import type { PictureSet } from './picture-set.ts';

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
