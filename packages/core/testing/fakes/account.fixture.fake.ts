import { VirtualClock } from './clock.fake.ts';
import { FakeCookieJar, FakeKeyValueStore } from './storage.fake.ts';
import { FakeLogger, SeededIdSource, FakeWebViewMessages } from './platform.fake.ts';
import { FakeNavigation } from './navigation.fake.ts';
import { FakeAccountChanges, FakeAccountRepository } from './member-repositories.fake.ts';
import { AccountSession } from '../../src/account/account-session.ts';
import { ChangeAccount } from '../../src/account/change-account.ts';
import { LoadAccount } from '../../src/account/load-account.ts';
import { aMember, type FakeMember } from '../builders/member.builder.ts';
import { FakeMembers } from './members.fake.ts';
import { FakeSignInRepository } from './sign-in-repository.fake.ts';

/** The account use cases over fakes, with the member signed in. */
export interface AccountFixture {
  readonly clock: VirtualClock;
  readonly members: FakeMembers;
  readonly accounts: FakeAccountRepository;
  readonly changes: FakeAccountChanges;
  readonly signIns: FakeSignInRepository;
  readonly session: AccountSession;
  readonly logger: FakeLogger;
  readonly load: LoadAccount;
  readonly change: ChangeAccount;
}

export function anAccount(member: FakeMember = aMember()): AccountFixture {
  const clock = new VirtualClock();
  const members = new FakeMembers(clock, new SeededIdSource(7), [member]);
  const session = new AccountSession({
    cookies: new FakeCookieJar(clock),
    clock,
    navigation: new FakeNavigation('/account'),
    webView: new FakeWebViewMessages(),
    localStore: new FakeKeyValueStore(),
  });
  members.carried = () => session.credential();
  session.begin(members.begin(member.memberId));
  const accounts = new FakeAccountRepository(members);
  const changes = new FakeAccountChanges(members);
  const logger = new FakeLogger();
  const load = new LoadAccount(accounts, session, logger);
  return {
    clock,
    members,
    accounts,
    changes,
    session,
    logger,
    load,
    signIns: new FakeSignInRepository(members),
    change: new ChangeAccount(changes, load, session, logger),
  };
}
