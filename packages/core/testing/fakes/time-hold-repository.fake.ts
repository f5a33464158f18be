import { FakeCalls } from './call-faults.fake.ts';
import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';
import type { SlotTaken } from '../../src/lead/lead-repository.port.ts';
import type { TimeHoldRepository, WantedHold } from '../../src/visit/time-hold-repository.port.ts';

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
