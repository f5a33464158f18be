import type { FakeBackEnd } from './back-end.fake.ts';
import { aClubProfile } from '../builders/club-profile.builder.ts';
import type {
  ClubFacts,
  ClubProfile,
  ClubProfileRepository,
} from '../../src/clubs/club-profile-repository.port.ts';
import type { FacilityId } from '../../src/clubs/club.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';
import { FakeCalls } from './call-faults.fake.ts';

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
