/** Contract suites that check every implementation of a port: `@foyer/core/contract` (needs vitest). */
export { type ClockEnvironment, clockContract } from './contracts/clock.contract.ts';
export {
  type KeyValueStoreEnvironment,
  keyValueStoreContract,
  type CookieJarEnvironment,
  cookieJarContract,
} from './contracts/storage.contract.ts';
export {
  type GeolocationEnvironment,
  geolocationContract,
  type AnalyticsEnvironment,
  analyticsContract,
  idSourceContract,
  type LoggerEnvironment,
  loggerContract,
  visitorContract,
  type ExperimentsEnvironment,
  experimentsContract,
} from './contracts/platform.contract.ts';
export { type NavigationEnvironment, navigationContract } from './contracts/navigation.contract.ts';
export {
  type ContractPort,
  describeContract,
  type EnvironmentOf,
} from './contracts/describe.contract.ts';
export type { BackEndEnvironment } from './contracts/environment.contract.ts';
export {
  clubProfileRepositoryContract,
  clubRepositoryContract,
  visitConfigurationRepositoryContract,
  clubMediaRepositoryContract,
} from './contracts/club-repository.contract.ts';
export {
  timeHoldRepositoryContract,
  openTimesRepositoryContract,
} from './contracts/open-times-repository.contract.ts';
export { friendsVisitRepositoryContract } from './contracts/friends-visit-repository.contract.ts';
export { employerRepositoryContract } from './contracts/employer-repository.contract.ts';
export { waitListRepositoryContract } from './contracts/wait-list-repository.contract.ts';
export { visitLinkRepositoryContract } from './contracts/visit-link-repository.contract.ts';
export { leadRepositoryContract } from './contracts/lead-repository.contract.ts';
export { residentialLeadContract } from './contracts/residential-lead.contract.ts';
export { consentLogContract } from './contracts/consent-log.contract.ts';
export { classRepositoryContract } from './contracts/class-repository.contract.ts';
export {
  contentRepositoryContract,
  joinContentRepositoryContract,
  type JoinContentEnvironment,
} from './contracts/content-repository.contract.ts';
export { corporateCodesContract } from './contracts/corporate-codes.contract.ts';
export { corporateLeadRepositoryContract } from './contracts/corporate-lead-repository.contract.ts';
export {
  corporatePlansContract,
  corporateRepositoryContract,
} from './contracts/corporate-repository.contract.ts';
export { planRepositoryContract } from './contracts/plan-repository.contract.ts';
export { productRepositoryContract } from './contracts/product-repository.contract.ts';
export { referralRepositoryContract } from './contracts/referral-repository.contract.ts';
export {
  purchaseContract,
  type PurchaseEnvironment,
  standardPurchaseContract,
} from './contracts/purchase.contract.ts';
