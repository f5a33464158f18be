import type { AccountSessions, LiveSession } from '../../src/account/account-sessions.port.ts';
import type { AccountEvent } from '../../src/account/account-event.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import type { Result } from '../../src/kernel/result.ts';
import { CallFaults } from './call-faults.fake.ts';
import type { FakeMembers } from './members.fake.ts';

/** The live sessions of the `FakeMembers` member whose credential the calls carry. */
export class FakeAccountSessions implements AccountSessions {
  readonly faults: CallFaults<keyof AccountSessions>;
  readonly #members: FakeMembers;

  constructor(members: FakeMembers) {
    this.#members = members;
    this.faults = new CallFaults(members.clock);
  }

  list(options?: CallOptions): Promise<Result<readonly LiveSession[], CallFailure>> {
    return this.faults.play('list', options, () => this.#members.sessions());
  }

  activity(options?: CallOptions): Promise<Result<readonly AccountEvent[], CallFailure>> {
    return this.faults.play('activity', options, () => this.#members.activity());
  }

  end(id: string, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('end', options, () => this.#members.endSession(id));
  }

  endOthers(options?: CallOptions): Promise<Result<void, CallFailure>> {
    const carried = this.#members.carried();
    return this.faults.play('endOthers', options, () =>
      this.#members.bearer(carried).map(({ memberId }) => {
        this.#members.endSessions(memberId, carried);
        this.#members.note(memberId, 'other-sessions-ended');
      }),
    );
  }
}
