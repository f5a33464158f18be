import type { FacilityId } from '../../src/clubs/club.ts';
import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type {
  DayTimes,
  OpenTimesRepository,
  VisitType,
} from '../../src/visit/open-times-repository.port.ts';
import type { SlotTaken } from '../../src/lead/lead-repository.port.ts';
import type { TimeHoldRepository, WantedHold } from '../../src/visit/time-hold-repository.port.ts';

/** The open times of a `FakeBackEnd`. Times booked by its leads are unavailable. */
export class FakeOpenTimesRepository
  extends FakeCalls<FakeBackEnd, 'forClub'>
  implements OpenTimesRepository
{
  forClub(
    facilityId: FacilityId,
    type: VisitType,
    options?: CallOptions,
  ): Promise<Result<readonly DayTimes[], CallFailure>> {
    return this.faults.play('forClub', options, () =>
      this.backEnd.club(facilityId) === null
        ? Err(unknownClub)
        : Ok(this.backEnd.openTimes(facilityId, type)),
    );
  }
}

const unknownClub: CallFailure = {
  kind: 'rejected',
  status: 404,
  code: 'NOT_FOUND',
  field: 'facilityId',
};

/** The held times of a `FakeBackEnd`. */
export class FakeTimeHoldRepository
  extends FakeCalls<FakeBackEnd, 'hold' | 'release'>
  implements TimeHoldRepository
{
  hold(
    wanted: WantedHold,
    options?: CallOptions,
  ): Promise<Result<string, CallFailure | SlotTaken>> {
    return this.faults.play('hold', options, () => this.backEnd.holdTime(wanted));
  }

  release(transactionId: string, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('release', options, () => Ok(this.backEnd.endHold(transactionId)));
  }
}
