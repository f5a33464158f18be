/**
 * The account fakes pass the same contracts that the HTTP adapters pass against the reference API.
 */
import { describe, expect, it } from 'vitest';

import {
  trainingRepositoryContract,
  type TrainingEnvironment,
} from './contracts/training-repository.contract.ts';
import {
  membershipRepositoryContract,
  type MembershipEnvironment,
} from './contracts/membership-repository.contract.ts';
import { aMembership, aMembershipOffer, anInvoice } from './builders/membership.builder.ts';
import { FakeMembershipRepository } from './fakes/membership-repository.fake.ts';
import { FakeTrainingRepository } from './fakes/training-repository.fake.ts';
import { aTraining, someTrainingQuestions } from './builders/training.builder.ts';
import { VirtualClock } from './fakes/clock.fake.ts';
import { SeededIdSource } from './fakes/platform.fake.ts';
import {
  accountSessionsContract,
  type AccountSessionsEnvironment,
} from './contracts/account-sessions.contract.ts';
import {
  secondStepContract,
  type SecondStepEnvironment,
} from './contracts/second-step.contract.ts';
import { passkeysContract, type PasskeysEnvironment } from './contracts/passkeys.contract.ts';
import { FakePasskeyDevice, FakePasskeys } from './fakes/passkeys.fake.ts';
import { FakeSecondStep } from './fakes/second-step.fake.ts';
import {
  FakeAccountSessions,
  FakeAccountChanges,
  FakeAccountRepository,
  FakeRegistrationRepository,
} from './fakes/member-repositories.fake.ts';
import { accountChangesContract } from './contracts/account-changes.contract.ts';
import { accountRepositoryContract } from './contracts/account-repository.contract.ts';
import type { AccountHolder } from './contracts/environment.contract.ts';
import {
  agreementRepositoryContract,
  type AgreementEnvironment,
} from './contracts/agreement-repository.contract.ts';
import { FakeAgreementRepository } from './fakes/agreement-repository.fake.ts';
import type { Credential } from '../src/account/credential.ts';
import { FakeMailedLinks } from './fakes/mailed-links.fake.ts';
import {
  aMember,
  aNewcomer,
  aSparseMember,
  aVisitOf,
  type FakeMember,
} from './builders/member.builder.ts';
import { FakeMembers } from './fakes/members.fake.ts';
import {
  registrationRepositoryContract,
  type RegistrationEnvironment,
} from './contracts/registration-repository.contract.ts';
import {
  sessionCookieContract,
  signInRepositoryContract,
} from './contracts/sign-in-repository.contract.ts';
import { FakeSignInRepository } from './fakes/sign-in-repository.fake.ts';

signInRepositoryContract('FakeSignInRepository', () => open());
signInRepositoryContract('FakeSignInRepository with a session cookie', () => open('cookie'));
sessionCookieContract('FakeSignInRepository', () => open('cookie'));
accountRepositoryContract('FakeAccountRepository', () => open());
accountChangesContract('FakeAccountChanges', () => open());
membershipRepositoryContract('FakeMembershipRepository', () => open());
trainingRepositoryContract('FakeTrainingRepository', () => open());
accountSessionsContract('FakeAccountSessions', () => open());
accountSessionsContract('FakeAccountSessions with a session cookie', () => open('cookie'));
secondStepContract('FakeSecondStep', () => open());
secondStepContract('FakeSecondStep with a session cookie', () => open('cookie'));
passkeysContract('FakePasskeys', () => open());
passkeysContract('FakePasskeys with a session cookie', () => open('cookie'));
agreementRepositoryContract('FakeAgreementRepository', () => open());
registrationRepositoryContract('FakeRegistrationRepository', () => open());

describe('the faults of the account fakes', () => {
  it('CL-03 an account call fails as often as requested, and other calls work', async () => {
    const members = new FakeMembers(new VirtualClock(), new SeededIdSource(3));
    const accounts = new FakeAccountRepository(members);
    members.carried = () => members.begin('901001').credential;
    accounts.faults.failNext('billing', { kind: 'server-error', status: 503 });
    expect((await accounts.billing()).ok).toBe(false);
    expect((await accounts.profile()).ok).toBe(true);
    expect((await accounts.billing()).ok).toBe(true);
  });
});

function open(
  credentialKind: Credential['kind'] = 'bearer',
): Promise<
  RegistrationEnvironment &
    AgreementEnvironment &
    AccountSessionsEnvironment &
    SecondStepEnvironment &
    PasskeysEnvironment &
    TrainingEnvironment &
    MembershipEnvironment
> {
  const clock = new VirtualClock();
  const ids = new SeededIdSource(5);
  const [grace, alan] = [aMember({ visits: [] }), aSparseMember()];
  const members = new FakeMembers(clock, ids, [grace, alan, aNewcomer()]);
  const links = new FakeMailedLinks(members, ids);
  const training = new FakeTrainingRepository(members, someTrainingQuestions);
  training.trainings.set(grace.memberId, aTraining());
  const membership = new FakeMembershipRepository(members);
  membership.memberships.set(grace.memberId, aMembership());
  membership.offers = [aMembershipOffer({ planId: '17' })];
  membership.paid.set(grace.memberId, [anInvoice({ number: '2', on: '2026-12-20' }), anInvoice()]);
  let carried: Credential | null = null;
  members.carried = () => carried;
  const repositories = {
    accounts: new FakeAccountRepository(members),
    changes: new FakeAccountChanges(members),
    signIns: new FakeSignInRepository(members, () => credentialKind),
    training,
    sessions: new FakeAccountSessions(members),
    secondStep: new FakeSecondStep(members),
    passkeys: new FakePasskeys(members, () => credentialKind),
    membership,
    agreements: new FakeAgreementRepository(members),
    registrations: new FakeRegistrationRepository(links),
  };
  const faults = Object.values(repositories).map((repository) => repository.faults);
  return Promise.resolve({
    ...repositories,
    offerAddOn: ({ memberId }) => {
      const member = members.all.find((one) => one.memberId === memberId);
      const addOn = { hamptonsAgreementStatusId: '1', hasHamptonsAddOnAgreement: false };
      if (member) members.put({ ...member, addOn });
      return Promise.resolve();
    },
    device: new FakePasskeyDevice(),
    codeOf: () => members.secondSteps.codeOf(),
    grace: holderOf(grace),
    alan: holderOf(alan),
    newcomer: {
      memberId: '901003',
      firstName: 'Katherine',
      lastName: 'Johnson',
      email: 'katherine@mail.example',
    },
    linksMailedTo: (email) =>
      Promise.resolve(
        [...links.sent, ...members.emailLinks.sent]
          .filter((one) => one.email === email)
          .map(({ token }) => token),
      ),
    mailBounced: (email) => {
      const owner = members.all.find(({ information }) => information?.email === email);
      members.setEmail(owner?.memberId ?? '', { emailProblem: 'bounced' });
      return Promise.resolve();
    },
    giveEmail: ({ memberId }, email) => {
      members.setEmail(memberId, { email });
      return Promise.resolve();
    },
    tokenOf: ({ memberId }) => {
      const { credential } = members.begin(memberId);
      return Promise.resolve(credential.kind === 'bearer' ? credential.token : '');
    },
    visitBy: ({ memberId }, state) => {
      const member = members.all.find((one) => one.memberId === memberId);
      const hour = 10 + (member?.visits.length ?? 0);
      const visit = aVisitOf(state, `2026-11-24T${hour}:00:00Z`);
      if (member) members.put({ ...member, visits: [...member.visits, visit] });
      return Promise.resolve(visit.token);
    },
    carry: (credential) => {
      carried = credential;
    },
    voucherFor: (facebookId) => {
      const accessToken = ids.next();
      members.vouchers.set(accessToken, facebookId);
      return Promise.resolve({ facebookId, accessToken });
    },
    now: () => clock.now().epochMilliseconds,
    passTime: (ms) => clock.advanceAndSettle(ms),
    goDown: () => {
      for (const each of faults) each.goDown();
      return Promise.resolve();
    },
    comeBack: () => {
      for (const each of faults) each.comeBack();
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
}

function holderOf({ memberId, username, password, information }: FakeMember): AccountHolder {
  const credentials = { username: username ?? '', password: password ?? '' };
  return { memberId, email: information?.email ?? '', credentials };
}
