/** Fakes and builders for tests, stories and scenarios: `@foyer/core/testing`. */
export { VirtualClock, settle } from './fakes/clock.fake.ts';
export { FakeKeyValueStore, FakeCookieJar } from './fakes/storage.fake.ts';
export {
  FakeGeolocation,
  FakeAnalytics,
  SeededIdSource,
  FakeLogger,
  FakeVisitor,
  seededRandom,
  FakeExperiments,
} from './fakes/platform.fake.ts';
export { FakeNavigation } from './fakes/navigation.fake.ts';
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
  FakePlanRepository,
  FakeProductRepository,
  FakeClassRepository,
  FakeOpenTimesRepository,
  FakeTimeHoldRepository,
  FakeWaitListRepository,
  FakeConsentLog,
} from './fakes/back-end-repositories.fake.ts';
export { FakeEmailCodes } from './fakes/email-codes.fake.ts';
export { FakeCorporateLeads } from './fakes/corporate-leads.fake.ts';
export { type FakeEmployer, FakeEmployers } from './fakes/employers.fake.ts';
export { FakeHeldPrices, FakePromoCodes } from './fakes/promo-codes.fake.ts';
export { FakePurchases } from './fakes/purchases.fake.ts';
export {
  FakeVisitLinkRepository,
  FakeFriendsVisitRepository,
} from './fakes/visit-link-repository.fake.ts';
export {
  aBooking,
  aCorporateLead,
  aContact,
  aLead,
  aResidentialLead,
} from './builders/lead.builder.ts';
export { FakeLeadRepository, FakeReferralRepository } from './fakes/lead-repository.fake.ts';
export { answersTo, someJoinTerms } from './builders/join-answers.builder.ts';
export { aCost, aPlan } from './builders/plan.builder.ts';
