import type { FakeBackEnd } from './back-end.fake.ts';
import { FakeCalls, notFound } from './call-faults.fake.ts';
import { Err, Ok } from '../../src/kernel/result.ts';
import type {
  ClubMediaRepository,
  ClubRepository,
  MediaSlide,
  ClubProfile,
  ClubProfileRepository,
} from '../../src/clubs/club-repository.port.ts';
import type { FacilityId } from '../../src/clubs/club.ts';
import { aClubProfile } from '../builders/club.builder.ts';
import type { VisitConfigurationRepository } from '../../src/visit/open-times-repository.port.ts';

/** The clubs of a `FakeBackEnd`. */
export class FakeClubRepository
  extends FakeCalls<FakeBackEnd, 'all' | 'byId'>
  implements ClubRepository
{
  all: ClubRepository['all'] = (options) =>
    this.faults.play('all', options, () => Ok(this.backEnd.clubs));

  byId: ClubRepository['byId'] = (facilityId, options) =>
    this.faults.play('byId', options, () => Ok(this.backEnd.club(facilityId)));
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

  byId: ClubProfileRepository['byId'] = (facilityId, options) =>
    this.faults.play('byId', options, () =>
      Ok(this.backEnd.club(facilityId) && this.#profile(facilityId)),
    );

  facts: ClubProfileRepository['facts'] = (options) =>
    this.faults.play('facts', options, () =>
      Ok(
        this.backEnd.clubs.map(({ facilityId }) => {
          const { openingHours, specialDays, ...facts } = this.#profile(facilityId);
          const { hasCorporateRates, has, monthlyFrom } = facts;
          return { facilityId, openingHours, specialDays, hasCorporateRates, has, monthlyFrom };
        }),
      ),
    );

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

  slides: ClubMediaRepository['slides'] = (facilityId, options) =>
    this.faults.play('slides', options, () =>
      this.backEnd.club(facilityId) === null
        ? Err(notFound('id'))
        : Ok(this.#set.get(facilityId) ?? defaultSlides(facilityId)),
    );
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

/** The configuration of a `FakeBackEnd`. */
export class FakeVisitConfigurationRepository
  extends FakeCalls<FakeBackEnd, 'load'>
  implements VisitConfigurationRepository
{
  load: VisitConfigurationRepository['load'] = (options) =>
    this.faults.play('load', options, () => Ok(this.backEnd.configuration));
}
