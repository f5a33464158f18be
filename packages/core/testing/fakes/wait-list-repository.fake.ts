import { FakeCalls } from './call-faults.fake.ts';
import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { SlotTaken } from '../../src/lead/lead-repository.port.ts';
import type { WaitListRepository, WaitOffer } from '../../src/visit/wait-list-repository.port.ts';

/** The wait lists of a `FakeBackEnd`. */
export class FakeWaitListRepository
  extends FakeCalls<FakeBackEnd, 'join' | 'offer' | 'accept' | 'leave'>
  implements WaitListRepository
{
  join(
    entry: Parameters<WaitListRepository['join']>[0],
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    return this.faults.play('join', options, () => this.backEnd.joinWaitList(entry));
  }

  offer(token: string, options?: CallOptions): Promise<Result<WaitOffer | null, CallFailure>> {
    return this.faults.play('offer', options, () => Ok(this.backEnd.waitList.offer(token)));
  }

  accept(token: string, options?: CallOptions): Promise<Result<void, CallFailure | SlotTaken>> {
    return this.faults.play('accept', options, () => this.backEnd.acceptOffer(token));
  }

  leave(token: string, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('leave', options, () =>
      this.backEnd.waitList.leave(token) ? Ok(undefined) : Err(noOffer),
    );
  }
}

const noOffer: CallFailure = { kind: 'rejected', status: 404, code: 'NOT_FOUND', field: 'token' };
