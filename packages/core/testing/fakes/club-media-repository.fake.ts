import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { ClubMediaRepository, MediaSlide } from '../../src/clubs/club-repository.port.ts';
import type { FacilityId } from '../../src/clubs/club.ts';

/** The pictures of a `FakeBackEnd`'s clubs: three each, unless a test sets others. */
export class FakeClubMediaRepository
  extends FakeCalls<FakeBackEnd, 'slides'>
  implements ClubMediaRepository
{
  readonly #set = new Map<string, readonly MediaSlide[]>();

  /** Replaces a club's default slides. */
  setSlides(facilityId: FacilityId, slides: readonly MediaSlide[]): void {
    this.#set.set(facilityId, slides);
  }

  slides(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<readonly MediaSlide[], CallFailure>> {
    return this.faults.play('slides', options, () =>
      this.backEnd.club(facilityId) === null
        ? Err(unknownClub)
        : Ok(this.#set.get(facilityId) ?? defaultSlides(facilityId)),
    );
  }
}

function defaultSlides(facilityId: FacilityId): readonly MediaSlide[] {
  return ['The pool', 'The weight room', 'The lounge'].map((title, index) => {
    const id = `${facilityId}-${index + 1}`;
    const source = `/media/photos/${id}`;
    return {
      id,
      title,
      mediaType: 'Image',
      media: `${source}-960.avif`,
      mediaMobile: `${source}-480.avif`,
    };
  });
}

const unknownClub: CallFailure = {
  kind: 'rejected',
  status: 404,
  code: 'NOT_FOUND',
  field: 'id',
};
