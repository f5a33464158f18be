import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type {
  ClubMediaRepository,
  ClubRepository,
  MediaSlide,
} from '../../src/clubs/club-repository.port.ts';
import type { Club, FacilityId } from '../../src/clubs/club.ts';
import { aClubProfile } from '../builders/club.builder.ts';
import type {
  ClubFacts,
  ClubProfile,
  ClubProfileRepository,
} from '../../src/clubs/club-profile-repository.port.ts';
import type { VisitConfigurationRepository } from '../../src/visit/visit-configuration-repository.port.ts';
import type { VisitConfiguration } from '../../src/visit/visit-configuration.ts';

/** The clubs of a `FakeBackEnd`. */
export class FakeClubRepository
  extends FakeCalls<FakeBackEnd, 'all' | 'byId'>
  implements ClubRepository
{
  all(options?: CallOptions): Promise<Result<readonly Club[], CallFailure>> {
    return this.faults.play('all', options, () => Ok(this.backEnd.clubs));
  }

  byId(facilityId: FacilityId, options?: CallOptions): Promise<Result<Club | null, CallFailure>> {
    return this.faults.play('byId', options, () => Ok(this.backEnd.club(facilityId)));
  }
}

/** The profiles of a `FakeBackEnd`'s clubs: the builder's, unless a test sets others. */
export class FakeClubProfileRepository
  extends FakeCalls<FakeBackEnd, 'byId' | 'facts'>
  implements ClubProfileRepository
{
  readonly #set = new Map<string, Partial<ClubProfile>>();

  /** Sets what differs from the default profile. */
  setProfile(facilityId: FacilityId, profile: Partial<ClubProfile>): void {
    this.#set.set(facilityId, profile);
  }

  byId(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<ClubProfile | null, CallFailure>> {
    return this.faults.play('byId', options, () =>
      Ok(this.backEnd.club(facilityId) && this.#profile(facilityId)),
    );
  }

  facts(options?: CallOptions): Promise<Result<readonly ClubFacts[], CallFailure>> {
    return this.faults.play('facts', options, () =>
      Ok(
        this.backEnd.clubs.map(({ facilityId }) => {
          const { openingHours, specialDays, ...facts } = this.#profile(facilityId);
          const { hasCorporateRates, has, monthlyFrom } = facts;
          return { facilityId, openingHours, specialDays, hasCorporateRates, has, monthlyFrom };
        }),
      ),
    );
  }

  #profile(facilityId: FacilityId): ClubProfile {
    return aClubProfile({ facilityId, ...this.#set.get(facilityId) });
  }
}

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

/** The configuration of a `FakeBackEnd`. */
export class FakeVisitConfigurationRepository
  extends FakeCalls<FakeBackEnd, 'load'>
  implements VisitConfigurationRepository
{
  load(options?: CallOptions): Promise<Result<VisitConfiguration, CallFailure>> {
    return this.faults.play('load', options, () => Ok(this.backEnd.configuration));
  }
}
