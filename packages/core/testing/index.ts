/** Fakes and builders for tests, stories and scenarios: `@foyer/core/testing`. */
export { VirtualClock, settle } from './fakes/clock.fake.ts';
export { FakeKeyValueStore } from './fakes/key-value-store.fake.ts';
export { FakeCookieJar } from './fakes/cookie-jar.fake.ts';
export { FakeGeolocation } from './fakes/geolocation.fake.ts';
export { FakeNavigation } from './fakes/navigation.fake.ts';
export {
  FakeAnalytics,
  SeededIdSource,
  FakeLogger,
  FakeVisitor,
  seededRandom,
} from './fakes/platform.fake.ts';
export { FakeExperiments } from './fakes/experiments.fake.ts';
export { CallFaults, FakeCalls } from './fakes/call-faults.fake.ts';
export { FakeBackEnd, type StoredLead } from './fakes/back-end.fake.ts';
export {
  aClub,
  facilityId,
  someClubs,
  weekOfTimes,
  aClubProfile,
  someOpeningHours,
} from './builders/club.builder.ts';
export {
  FakeClubMediaRepository,
  FakeClubProfileRepository,
  FakeClubRepository,
  FakeVisitConfigurationRepository,
} from './fakes/club-repository.fake.ts';
export { aHeadline, aPromotion } from './builders/content.builder.ts';
export {
  FakeContentRepository,
  FakeJoinContentRepository,
} from './fakes/content-repository.fake.ts';
export {
  FakeCorporateRepository,
  FakeCorporateLeadRepository,
  FakeEmployerRepository,
} from './fakes/corporate-repository.fake.ts';
export { FakeEmailCodes } from './fakes/email-codes.fake.ts';
export { FakeCorporateLeads } from './fakes/corporate-leads.fake.ts';
export { type FakeEmployer, FakeEmployers } from './fakes/employers.fake.ts';
export { FakeHeldPrices, FakePromoCodes } from './fakes/promo-codes.fake.ts';
export { FakePurchases } from './fakes/purchases.fake.ts';
export { FakeVisitLinkRepository } from './fakes/visit-link-repository.fake.ts';
export {
  FakeOpenTimesRepository,
  FakeTimeHoldRepository,
} from './fakes/open-times-repository.fake.ts';
export { FakeFriendsVisitRepository } from './fakes/friends-visit-repository.fake.ts';
export { FakeWaitListRepository } from './fakes/wait-list-repository.fake.ts';
export {
  aBooking,
  aCorporateLead,
  aContact,
  aLead,
  aResidentialLead,
} from './builders/lead.builder.ts';
export { FakeLeadRepository, FakeReferralRepository } from './fakes/lead-repository.fake.ts';
export { FakeConsentLog } from './fakes/consent-log.fake.ts';
export { FakeProductRepository } from './fakes/product-repository.fake.ts';
export { FakeClassRepository } from './fakes/class-repository.fake.ts';
export { FakePlanRepository } from './fakes/plan-repository.fake.ts';
export { answersTo, someJoinTerms } from './builders/join-answers.builder.ts';
export { aCost, aPlan } from './builders/plan.builder.ts';
