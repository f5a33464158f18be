/** Fakes that behave and builders for tests, stories and scenarios: `@foyer/core/testing`. */
export { VirtualClock, settle } from './ports/clock.fake.ts';
export { FakeKeyValueStore } from './ports/key-value-store.fake.ts';
export { FakeCookieJar } from './ports/cookie-jar.fake.ts';
export { FakeGeolocation } from './ports/geolocation.fake.ts';
export { FakeNavigation } from './ports/navigation.fake.ts';
export { FakeAnalytics } from './ports/analytics.fake.ts';
export { SeededIdSource } from './ports/id-source.fake.ts';
export { FakeLogger, type LogEntry } from './ports/logger.fake.ts';
export { FakeVisitor } from './ports/visitor.fake.ts';
export { FakeExperiments } from './ports/experiments.fake.ts';
export { FakeMemberSession } from './ports/member-session.fake.ts';
export { seededRandom } from './shared/random.fake.ts';
export { CallFaults } from './shared/call-faults.fake.ts';
export { FakeBackEnd, type KeptLead } from './shared/back-end.fake.ts';
export { aClub, facilityId, someClubs } from './clubs/club.builder.ts';
export { FakeClubMediaRepository } from './clubs/club-media-repository.fake.ts';
export { FakeClubRepository } from './clubs/club-repository.fake.ts';
export { aHeadline, aPromotion } from './content/content.builder.ts';
export { FakeContentRepository } from './content/content-repository.fake.ts';
export { FakeJoinContentRepository } from './content/join-content-repository.fake.ts';
export { FakeCorporateRepository } from './corporate/corporate-repository.fake.ts';
export { FakeCodeDesk, type SentCode } from './corporate/code-desk.fake.ts';
export { aCorporateLead } from './corporate/corporate-lead.builder.ts';
export { FakeCorporateLeadRepository } from './corporate/corporate-lead-repository.fake.ts';
export { FakeCorporateLeads, type KeptCorporateLead } from './corporate/corporate-leads.fake.ts';
export { type FakeEmployer, FakeEmployers } from './corporate/employers.fake.ts';
export { FakePurchases } from './payment/purchases.fake.ts';
export { weekOfTimes } from './visit/open-times.builder.ts';
export { FakeOpenTimesRepository } from './visit/open-times-repository.fake.ts';
export { FakeVisitConfigurationRepository } from './visit/visit-configuration-repository.fake.ts';
export { aContact, aLead, aResidentialLead } from './lead/lead.builder.ts';
export { FakeLeadRepository } from './lead/lead-repository.fake.ts';
export { FakeConsentLog } from './lead/consent-log.fake.ts';
export { FakeProductRepository } from './payment/product-repository.fake.ts';
export { someReferrers } from './referral/referral.builder.ts';
export { FakeReferralRepository } from './referral/referral-repository.fake.ts';
export { FakeClassRepository } from './survey/class-repository.fake.ts';
export { FakePlanRepository } from './plans/plan-repository.fake.ts';
export { aCost, anOffer, aPlan } from './plans/plan.builder.ts';
export { FakeAccountChanges } from './account/account-changes.fake.ts';
export { FakeAccountRepository } from './account/account-repository.fake.ts';
export { FakeEmailLinks, type SentLink } from './account/email-links.fake.ts';
export { FakeMailedLinks } from './account/mailed-links.fake.ts';
export {
  aMember,
  aNewcomer,
  aProspect,
  aSparseMember,
  type FakeMember,
} from './account/member.builder.ts';
export { FakeMembers } from './account/members.fake.ts';
export { FakeRegistrationRepository } from './account/registration-repository.fake.ts';
export { FakeSignInRepository } from './account/sign-in-repository.fake.ts';
export { FakeWebViewMessages } from './account/web-view-messages.fake.ts';
export { FakeAgreementRepository } from './account/agreement-repository.fake.ts';
export { aTrialPass } from './club-services/trial-pass.builder.ts';
export { FakeClubServices } from './club-services/club-services.fake.ts';
export { FakeGiftOrders } from './club-services/gift-orders.fake.ts';
export {
  type FakeTraining,
  FakeTrainingRepository,
} from './personal-training/training-repository.fake.ts';
export { aTraining, someTrainingQuestions } from './personal-training/training.builder.ts';
