/** Fakes and builders for tests, stories and scenarios: `@foyer/core/testing`. */
export { VirtualClock, settle } from './fakes/clock.fake.ts';
export { FakeKeyValueStore } from './fakes/key-value-store.fake.ts';
export { FakeCookieJar } from './fakes/cookie-jar.fake.ts';
export { FakeGeolocation } from './fakes/geolocation.fake.ts';
export { FakeNavigation } from './fakes/navigation.fake.ts';
export { FakeAnalytics } from './fakes/analytics.fake.ts';
export { SeededIdSource } from './fakes/id-source.fake.ts';
export { FakeLogger, type LogEntry } from './fakes/logger.fake.ts';
export { FakeVisitor } from './fakes/visitor.fake.ts';
export { FakeExperiments } from './fakes/experiments.fake.ts';
export { FakeMemberSession } from './fakes/member-session.fake.ts';
export { seededRandom } from './fakes/random.fake.ts';
export { CallFaults } from './fakes/call-faults.fake.ts';
export { FakeBackEnd, type StoredLead } from './fakes/back-end.fake.ts';
export {
  aClub,
  aMailedPass,
  facilityId,
  someClubs,
  aTrialPass,
  weekOfTimes,
} from './builders/club.builder.ts';
export { FakeClubMediaRepository } from './fakes/club-media-repository.fake.ts';
export { aClubProfile, someOpeningHours } from './builders/club-profile.builder.ts';
export { FakeClubProfileRepository } from './fakes/club-profile-repository.fake.ts';
export { FakeClubRepository } from './fakes/club-repository.fake.ts';
export { aHeadline, aPromotion } from './builders/content.builder.ts';
export { FakeContentRepository } from './fakes/content-repository.fake.ts';
export { FakeJoinContentRepository } from './fakes/join-content-repository.fake.ts';
export { FakeCorporateRepository } from './fakes/corporate-repository.fake.ts';
export { FakeEmailCodes, type SentCode } from './fakes/email-codes.fake.ts';
export { FakeCorporateLeadRepository } from './fakes/corporate-lead-repository.fake.ts';
export { FakeCorporateLeads, type StoredCorporateLead } from './fakes/corporate-leads.fake.ts';
export { type FakeEmployer, FakeEmployers } from './fakes/employers.fake.ts';
export { FakeHeldPrices } from './fakes/held-prices.fake.ts';
export { FakePromoCodes } from './fakes/promo-codes.fake.ts';
export { FakePurchases } from './fakes/purchases.fake.ts';
export { FakeVisitLinkRepository } from './fakes/visit-link-repository.fake.ts';
export { FakeOpenTimesRepository } from './fakes/open-times-repository.fake.ts';
export { FakeTimeHoldRepository } from './fakes/time-hold-repository.fake.ts';
export { FakeFriendsVisitRepository } from './fakes/friends-visit-repository.fake.ts';
export { FakeEmployerRepository } from './fakes/employer-repository.fake.ts';
export { FakeWaitListRepository } from './fakes/wait-list-repository.fake.ts';
export { FakeVisitConfigurationRepository } from './fakes/visit-configuration-repository.fake.ts';
export {
  aCorporateLead,
  aContact,
  aLead,
  aResidentialLead,
  someReferrers,
} from './builders/lead.builder.ts';
export { FakeLeadRepository } from './fakes/lead-repository.fake.ts';
export { FakeConsentLog } from './fakes/consent-log.fake.ts';
export { FakeProductRepository } from './fakes/product-repository.fake.ts';
export { FakeReferralRepository } from './fakes/referral-repository.fake.ts';
export { FakeClassRepository } from './fakes/class-repository.fake.ts';
export { FakePlanRepository } from './fakes/plan-repository.fake.ts';
export { answersTo, signAgreement, someJoinTerms } from './builders/join-answers.builder.ts';
export { aCost, anOffer, aPlan } from './builders/plan.builder.ts';
export { FakeAccountChanges } from './fakes/account-changes.fake.ts';
export { FakeAccountRepository } from './fakes/account-repository.fake.ts';
export { FakeEmailLinks, type SentLink } from './fakes/email-links.fake.ts';
export { FakeMailedLinks } from './fakes/mailed-links.fake.ts';
export {
  aMember,
  aNewcomer,
  aProspect,
  aSparseMember,
  aVisitOf,
  type FakeMember,
} from './builders/member.builder.ts';
export { FakePasskeys } from './fakes/passkeys.fake.ts';
export { FakePasskeyDevice } from './fakes/passkey-device.fake.ts';
export { FakeSecondStep } from './fakes/second-step.fake.ts';
export { FakeSecondSteps } from './fakes/second-steps.fake.ts';
export { FakeAccountSessions } from './fakes/account-sessions.fake.ts';
export { FakeOfflinePass } from './fakes/offline-pass.fake.ts';
export { FakeMembers } from './fakes/members.fake.ts';
export { FakeRegistrationRepository } from './fakes/registration-repository.fake.ts';
export { FakeSignInRepository } from './fakes/sign-in-repository.fake.ts';
export { FakeWebViewMessages } from './fakes/web-view-messages.fake.ts';
export { FakeAgreementRepository } from './fakes/agreement-repository.fake.ts';
export { FakeClubServices } from './fakes/club-services.fake.ts';
export { aDeskDay } from './builders/desk-day.builder.ts';
export { aDeskPerson } from './builders/desk-person.builder.ts';
export { somePersonalData } from './builders/personal-data.builder.ts';
export { FakePersonalData } from './fakes/personal-data.fake.ts';
export { FakeArrivalDesk } from './fakes/arrival-desk.fake.ts';
export { FakeDayPasses } from './fakes/day-passes.fake.ts';
export { FakeGiftOrders } from './fakes/gift-orders.fake.ts';
export { type FakeTraining, FakeTrainingRepository } from './fakes/training-repository.fake.ts';
export { aTraining, someTrainingQuestions } from './builders/training.builder.ts';
export { aMembership, aMembershipOffer, anInvoice } from './builders/membership.builder.ts';
export { aPromiseRecord, aRecordedPromise } from './builders/promise-record.builder.ts';
export { FakeMembershipRepository } from './fakes/membership-repository.fake.ts';
