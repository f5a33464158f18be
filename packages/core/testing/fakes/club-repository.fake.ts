import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';
import type { ClubRepository } from '../../src/clubs/club-repository.port.ts';
import type { Club, FacilityId } from '../../src/clubs/club.ts';

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
