import { FakeCalls, notFound } from './call-faults.fake.ts';
import type { FakeBackEnd } from './back-end.fake.ts';
import { Err, Ok } from '../../src/kernel/result.ts';
import type { WaitListRepository } from '../../src/visit/wait-list-repository.port.ts';

/** The wait lists of a `FakeBackEnd`. */
export class FakeWaitListRepository
  extends FakeCalls<FakeBackEnd, 'join' | 'offer' | 'accept' | 'leave'>
  implements WaitListRepository
{
  join: WaitListRepository['join'] = (entry, options) =>
    this.faults.play('join', options, () => this.backEnd.joinWaitList(entry));

  offer: WaitListRepository['offer'] = (token, options) =>
    this.faults.play('offer', options, () => Ok(this.backEnd.waitList.offer(token)));

  accept: WaitListRepository['accept'] = (token, options) =>
    this.faults.play('accept', options, () => this.backEnd.acceptOffer(token));

  leave: WaitListRepository['leave'] = (token, options) =>
    this.faults.play('leave', options, () =>
      this.backEnd.waitList.leave(token) ? Ok(undefined) : Err(notFound('token')),
    );
}
