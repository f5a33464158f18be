import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { FacilityId } from './club.ts';

/** A picture or film of a club. Sources are URLs; slides that can't be shown are left out. */
export interface MediaSlide {
  readonly id: string;
  readonly title: string;
  readonly mediaType: 'Image' | 'Video';
  readonly media: string;
  readonly mediaMobile: string;
}

/** A club's pictures. It only reads, so an adapter may retry. The path is configurable. */
export interface ClubMediaRepository {
  /** An unknown club is `rejected` with status 404. */
  slides(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<readonly MediaSlide[], CallFailure>>;
}
