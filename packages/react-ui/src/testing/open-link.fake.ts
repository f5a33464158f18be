import { accountTokens } from '../di/account-module.ts';
import type { FakeAccount } from '../di/account.fake.ts';
import type { FakeFoyer } from '../di/foyer.fake.ts';

/** Opens the page with a link that logs in this member. */
export function openLinkOf(
  { navigation, container }: Pick<FakeFoyer, 'navigation' | 'container'>,
  { members, session }: FakeAccount,
  memberId: string,
): void {
  const { credential } = members.begin(memberId);
  if (credential.kind !== 'bearer') throw new Error('A new session has a token.');
  navigation.replace(`/account?token=${credential.token}`);
  session.open();
  container.get(accountTokens.adoptArrivedToken).open();
}
