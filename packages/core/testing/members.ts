/** `@foyer/core/testing/members`: fakes and builders of what members have: accounts, memberships, passes and orders. */
export { FakeMemberSession, FakeWebViewMessages } from './fakes/platform.fake.ts';
export { aMailedPass, aTrialPass } from './builders/club.builder.ts';
export { someReferrers } from './builders/lead.builder.ts';
export { signAgreement } from './builders/join-answers.builder.ts';
export { anOffer } from './builders/plan.builder.ts';
export {
  FakeAccountChanges,
  FakeAccountRepository,
  FakeAccountSessions,
  FakeRegistrationRepository,
} from './fakes/member-repositories.fake.ts';
export { FakeEmailLinks, type SentLink } from './fakes/email-links.fake.ts';
export { FakeMailedLinks } from './fakes/mailed-links.fake.ts';
export {
  aMember,
  aNewcomer,
  aProspect,
  aSparseMember,
  aVisitOf,
  type FakeMember,
  somePersonalData,
} from './builders/member.builder.ts';
export { FakePasskeys, FakePasskeyDevice } from './fakes/passkeys.fake.ts';
export { FakeSecondStep } from './fakes/second-step.fake.ts';
export { FakeSecondSteps } from './fakes/second-steps.fake.ts';
export { FakeOfflinePass } from './fakes/storage.fake.ts';
export { FakeMembers } from './fakes/members.fake.ts';
export { FakeSignInRepository } from './fakes/sign-in-repository.fake.ts';
export { FakeAgreementRepository } from './fakes/agreement-repository.fake.ts';
export { FakeClubServices } from './fakes/club-services.fake.ts';
export { aDeskDay, aDeskPerson } from './builders/desk.builder.ts';
export { FakePersonalData } from './fakes/personal-data.fake.ts';
export { FakeArrivalDesk } from './fakes/arrival-desk.fake.ts';
export { FakeDayPasses, FakeGiftOrders } from './fakes/paid-orders.fake.ts';
export { type FakeTraining, FakeTrainingRepository } from './fakes/training-repository.fake.ts';
export { aTraining, someTrainingQuestions } from './builders/training.builder.ts';
export {
  aMembership,
  aMembershipOffer,
  anInvoice,
  aPromiseRecord,
  aRecordedPromise,
} from './builders/membership.builder.ts';
export { FakeMembershipRepository } from './fakes/membership-repository.fake.ts';
