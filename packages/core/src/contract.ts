/** What every implementation of a port does, as suites to run against one: `@foyer/core/contract` (needs vitest). */
export { type ClockWorld, clockContract } from './ports/clock.contract.ts';
export {
  type KeyValueStoreWorld,
  keyValueStoreContract,
} from './ports/key-value-store.contract.ts';
export { type CookieJarWorld, cookieJarContract } from './ports/cookie-jar.contract.ts';
export { type GeolocationWorld, geolocationContract } from './ports/geolocation.contract.ts';
export { type NavigationWorld, navigationContract } from './ports/navigation.contract.ts';
export { type AnalyticsWorld, analyticsContract } from './ports/analytics.contract.ts';
export { idSourceContract } from './ports/id-source.contract.ts';
export { type LoggerWorld, loggerContract } from './ports/logger.contract.ts';
export { visitorContract } from './ports/visitor.contract.ts';
export { type ExperimentsWorld, experimentsContract } from './ports/experiments.contract.ts';
export { type MemberSessionWorld, memberSessionContract } from './ports/member-session.contract.ts';
export type { BackEndWorld } from './shared/back-end-world.contract.ts';
export { clubRepositoryContract } from './clubs/club-repository.contract.ts';
export { visitConfigurationRepositoryContract } from './visit/visit-configuration-repository.contract.ts';
export { openTimesRepositoryContract } from './visit/open-times-repository.contract.ts';
export { leadRepositoryContract } from './lead/lead-repository.contract.ts';
export { residentialLeadContract } from './lead/residential-lead.contract.ts';
export { consentLogContract } from './lead/consent-log.contract.ts';
export { clubMediaRepositoryContract } from './clubs/club-media-repository.contract.ts';
export { classRepositoryContract } from './survey/class-repository.contract.ts';
export { contentRepositoryContract } from './content/content-repository.contract.ts';
export {
  joinContentRepositoryContract,
  type JoinContentWorld,
} from './content/join-content-repository.contract.ts';
export { corporateCodesContract } from './corporate/corporate-codes.contract.ts';
export { corporateLeadRepositoryContract } from './corporate/corporate-lead-repository.contract.ts';
export { corporatePlansContract } from './corporate/corporate-plans.contract.ts';
export { corporateRepositoryContract } from './corporate/corporate-repository.contract.ts';
export { planRepositoryContract } from './plans/plan-repository.contract.ts';
export { productRepositoryContract } from './payment/product-repository.contract.ts';
export { referralRepositoryContract } from './referral/referral-repository.contract.ts';
export { purchaseContract, type PurchaseWorld } from './payment/purchase.contract.ts';
export { accountChangesContract } from './account/account-changes.contract.ts';
export { accountRepositoryContract } from './account/account-repository.contract.ts';
export type { AccountHolder, AccountWorld } from './account/account-world.contract.ts';
export {
  registrationRepositoryContract,
  type RegistrationWorld,
} from './account/registration-repository.contract.ts';
export {
  sessionCookieContract,
  signInRepositoryContract,
} from './account/sign-in-repository.contract.ts';
export { standardPurchaseContract } from './payment/standard-purchase.contract.ts';
export {
  agreementRepositoryContract,
  type AgreementWorld,
} from './account/agreement-repository.contract.ts';
export {
  clubServicesContract,
  type ClubServicesWorld,
} from './club-services/club-services.contract.ts';
export { giftOrdersContract, type GiftOrdersWorld } from './club-services/gift-orders.contract.ts';
export {
  trainingRepositoryContract,
  type TrainingWorld,
} from './personal-training/training-repository.contract.ts';
