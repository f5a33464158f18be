import { AccountSession } from '@foyer/core/session';
import { SeededIdSource } from '@foyer/core/testing';
import {
  aMember,
  aMembership,
  aNewcomer,
  aSparseMember,
  aTraining,
  FakeAccountChanges,
  FakeAccountRepository,
  FakeAccountSessions,
  FakeAgreementRepository,
  FakeClubServices,
  FakeArrivalDesk,
  FakePersonalData,
  FakeDayPasses,
  FakeGiftOrders,
  type FakeMember,
  FakeMailedLinks,
  FakeMembers,
  FakeMembershipRepository,
  FakeOfflinePass,
  FakePasskeyDevice,
  FakePasskeys,
  FakeRegistrationRepository,
  FakeSecondStep,
  FakeSignInRepository,
  FakeTrainingRepository,
  FakeWebViewMessages,
  someTrainingQuestions,
} from '@foyer/core/testing/members';
import type { Clock } from '@foyer/core';
import type { Container } from 'inversify';

import { accountTokens, bindAccount } from './account-module.ts';
import type { FakeFoyer } from './foyer.fake.ts';

/** What a member's session needs, and the container that gets the account's ports. */
export interface AccountEnvironment extends Pick<
  FakeFoyer<Clock>,
  'clock' | 'cookies' | 'navigation' | 'localStore'
> {
  readonly container: Container;
}

/** The account of a fake Foyer: three members, and no one signed in. Grace has everything an account can have. */
export class FakeAccount {
  readonly members: FakeMembers;
  readonly links: FakeMailedLinks;
  readonly session: AccountSession;
  readonly webView: FakeWebViewMessages = new FakeWebViewMessages();
  readonly accounts: FakeAccountRepository;
  readonly agreements: FakeAgreementRepository;
  readonly changes: FakeAccountChanges;
  readonly clubServices: FakeClubServices;
  readonly dayPasses: FakeDayPasses;
  readonly desk: FakeArrivalDesk;
  readonly personalData: FakePersonalData;
  readonly gifts: FakeGiftOrders;
  readonly membership: FakeMembershipRepository;
  readonly offlinePass: FakeOfflinePass = new FakeOfflinePass();
  readonly passkeys: FakePasskeys;
  readonly passkeyDevice: FakePasskeyDevice = new FakePasskeyDevice();
  readonly registrations: FakeRegistrationRepository;
  readonly secondStep: FakeSecondStep;
  readonly sessions: FakeAccountSessions;
  readonly signIns: FakeSignInRepository;
  readonly training: FakeTrainingRepository;

  constructor(
    { clock, cookies, navigation, localStore, container }: AccountEnvironment,
    members: readonly FakeMember[] = [aMember(), aSparseMember(), aNewcomer()],
  ) {
    const ids = new SeededIdSource(7);
    this.members = new FakeMembers(clock, ids, members);
    this.links = new FakeMailedLinks(this.members, ids);
    const { webView } = this;
    this.session = new AccountSession({ cookies, clock, navigation, localStore, webView });
    this.members.carried = () => this.session.credential();
    this.accounts = new FakeAccountRepository(this.members);
    this.agreements = new FakeAgreementRepository(this.members);
    this.changes = new FakeAccountChanges(this.members);
    this.clubServices = new FakeClubServices(clock);
    this.dayPasses = new FakeDayPasses(clock, ids);
    this.personalData = new FakePersonalData(clock);
    this.desk = new FakeArrivalDesk(clock);
    this.gifts = new FakeGiftOrders(clock, ids);
    this.membership = new FakeMembershipRepository(this.members);
    this.membership.memberships.set(aMember().memberId, aMembership());
    this.passkeys = new FakePasskeys(this.members, () => this.session.credentialKind);
    this.registrations = new FakeRegistrationRepository(this.links);
    this.secondStep = new FakeSecondStep(this.members);
    this.sessions = new FakeAccountSessions(this.members);
    this.signIns = new FakeSignInRepository(this.members, () => this.session.credentialKind);
    this.training = new FakeTrainingRepository(this.members, someTrainingQuestions);
    this.training.trainings.set(aMember().memberId, aTraining());
    const { members: _, links: _links, webView: _webView, ...ports } = this;
    bindAccount(container, {
      ...ports,
      socialProvider: { name: 'Example ID', address: 'https://id.example/ask' },
    });
  }

  /** Signs in this member, by default Grace. */
  signIn(memberId: string = aMember().memberId): void {
    this.session.begin(this.members.begin(memberId));
  }
}

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
