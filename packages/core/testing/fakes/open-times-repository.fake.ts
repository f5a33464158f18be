import type { FakeBackEnd } from './back-end.fake.ts';
import { FakeCalls, notFound } from './call-faults.fake.ts';
import { Err, Ok } from '../../src/kernel/result.ts';
import type { OpenTimesRepository } from '../../src/visit/open-times-repository.port.ts';
import type { TimeHoldRepository } from '../../src/visit/time-hold-repository.port.ts';

/** The open times of a `FakeBackEnd`. Times booked by its leads are unavailable. */
export class FakeOpenTimesRepository
  extends FakeCalls<FakeBackEnd, 'forClub'>
  implements OpenTimesRepository
{
  forClub: OpenTimesRepository['forClub'] = (facilityId, type, options) =>
    this.faults.play('forClub', options, () =>
      this.backEnd.club(facilityId) === null
        ? Err(notFound('facilityId'))
        : Ok(this.backEnd.openTimes(facilityId, type)),
    );
}

/** The held times of a `FakeBackEnd`. */
export class FakeTimeHoldRepository
  extends FakeCalls<FakeBackEnd, 'hold' | 'release'>
  implements TimeHoldRepository
{
  hold: TimeHoldRepository['hold'] = (wanted, options) =>
    this.faults.play('hold', options, () => this.backEnd.holdTime(wanted));

  release: TimeHoldRepository['release'] = (transactionId, options) =>
    this.faults.play('release', options, () => Ok(this.backEnd.endHold(transactionId)));
}
