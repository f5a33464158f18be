export { createHttpClient, type HttpClient, type HttpClientOptions } from './http-client.ts';
export type { Fetch } from './exchange.ts';
export {
  HttpClassRepository,
  HttpOpenTimesRepository,
  HttpVisitConfigurationRepository,
  type HttpVisitConfigurationRepositoryOptions,
} from './http-visit-repositories.ts';
export {
  HttpClubMediaRepository,
  type HttpClubMediaRepositoryOptions,
  HttpClubRepository,
  type HttpClubRepositoryOptions,
} from './http-club-repository.ts';
export {
  HttpContentRepository,
  type HttpContentRepositoryOptions,
  HttpJoinContentRepository,
  type HttpJoinContentRepositoryOptions,
} from './http-content-repository.ts';
export { HttpConsentLog, type HttpConsentLogOptions } from './http-consent-log.ts';
export {
  HttpCorporateLeadRepository,
  HttpCorporateRepository,
} from './http-corporate-repository.ts';
export { HttpLeadRepository } from './http-lead-repository.ts';
export { HttpPlanRepository, type HttpPlanRepositoryOptions } from './http-plan-repository.ts';
export { HttpProductRepository } from './http-product-repository.ts';
export { HttpReferralRepository } from './http-referral-repository.ts';
export { type AccountClientOptions, createAccountClient } from './account-client.ts';
export { HttpAccountChanges } from './http-account-changes.ts';
export { HttpAccountRepository } from './http-account-repository.ts';
export { HttpSignInRepository } from './http-sign-in-repository.ts';
export { HttpRegistrationRepository } from './http-registration-repository.ts';
export { HttpAgreementRepository } from './http-agreement-repository.ts';
export { HttpClubServices, HttpGiftOrders } from './http-club-services.ts';
export {
  HttpTrainingRepository,
  type HttpTrainingRepositoryOptions,
} from './http-training-repository.ts';
