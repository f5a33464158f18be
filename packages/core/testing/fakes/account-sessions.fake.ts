import type { AccountSessions } from '../../src/account/account-sessions.port.ts';
import { FakeCalls } from './call-faults.fake.ts';
import type { FakeMembers } from './members.fake.ts';

/** The live sessions of the `FakeMembers` member whose credential the calls carry. */
export class FakeAccountSessions
  extends FakeCalls<FakeMembers, keyof AccountSessions>
  implements AccountSessions
{
  list: AccountSessions['list'] = (options) =>
    this.faults.play('list', options, () => this.backEnd.sessions());

  activity: AccountSessions['activity'] = (options) =>
    this.faults.play('activity', options, () => this.backEnd.activity());

  end: AccountSessions['end'] = (id, options) =>
    this.faults.play('end', options, () => this.backEnd.endSession(id));

  endOthers: AccountSessions['endOthers'] = (options) => {
    const carried = this.backEnd.carried();
    return this.faults.play('endOthers', options, () =>
      this.backEnd.bearer(carried).map(({ memberId }) => {
        this.backEnd.endSessions(memberId, carried);
        this.backEnd.note(memberId, 'other-sessions-ended');
      }),
    );
  };
}
