import type { AccountSessions, LiveSession } from '../../src/account/account-sessions.port.ts';
import type { AccountEvent } from '../../src/account/account-event.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import type { Result } from '../../src/kernel/result.ts';
import { FakeCalls } from './call-faults.fake.ts';
import type { FakeMembers } from './members.fake.ts';

/** The live sessions of the `FakeMembers` member whose credential the calls carry. */
export class FakeAccountSessions
  extends FakeCalls<FakeMembers, keyof AccountSessions>
  implements AccountSessions
{
  list(options?: CallOptions): Promise<Result<readonly LiveSession[], CallFailure>> {
    return this.faults.play('list', options, () => this.backEnd.sessions());
  }

  activity(options?: CallOptions): Promise<Result<readonly AccountEvent[], CallFailure>> {
    return this.faults.play('activity', options, () => this.backEnd.activity());
  }

  end(id: string, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('end', options, () => this.backEnd.endSession(id));
  }

  endOthers(options?: CallOptions): Promise<Result<void, CallFailure>> {
    const carried = this.backEnd.carried();
    return this.faults.play('endOthers', options, () =>
      this.backEnd.bearer(carried).map(({ memberId }) => {
        this.backEnd.endSessions(memberId, carried);
        this.backEnd.note(memberId, 'other-sessions-ended');
      }),
    );
  }
}
