import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';
import type { FacilityId } from './facility-id.ts';

/** One picture or film of a club. Sources are addresses; one that can't be shown was left out. Source: LA-11. */
export interface MediaSlide {
  readonly id: string;
  readonly title: string;
  readonly mediaType: 'Image' | 'Video';
  readonly media: string;
  /** For phones. */
  readonly mediaMobile: string;
}

/** A club's pictures. A read: an adapter may retry it. Its path is configuration. HT-63 */
export interface ClubMediaRepository {
  slides(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<readonly MediaSlide[], CallFailure>>;
}
