export { createHttpClient, type HttpClient, type HttpClientOptions } from './http-client.ts';
export { type AccountClientOptions, createAccountClient } from './account-client.ts';
export type { Fetch } from './exchange.ts';
export { createHttpEmployerRepository } from './http-employers.ts';
export {
  createHttpAccountChanges,
  createHttpAccountRepository,
  createHttpAgreementRepository,
} from './http-account-repositories.ts';
export * from './http-club-repository.ts';
export { createHttpClubProfileRepository } from './http-club-profiles.ts';
export {
  createHttpClubServices,
  createHttpDayPasses,
  createHttpGiftOrders,
} from './http-club-services.ts';
export { createHttpPersonalData } from './http-personal-data.ts';
export { createHttpArrivalDesk } from './http-arrival-desk.ts';
export { createHttpPasskeys } from './http-passkeys.ts';
export * from './http-content-repository.ts';
export {
  createHttpCorporateLeadRepository,
  createHttpCorporateRepository,
} from './http-corporate-repository.ts';
export {
  createHttpConsentLog,
  createHttpLeadRepository,
  createHttpReferralRepository,
  type HttpConsentLogOptions,
} from './http-lead-repositories.ts';
export {
  createHttpPlanRepository,
  createHttpProductRepository,
  type HttpPlanRepositoryOptions,
} from './http-plan-repositories.ts';
export {
  createHttpMemberRepositories,
  type HttpMemberRepositories,
} from './http-member-repositories.ts';
export { createHttpMembershipRepository } from './http-membership-repository.ts';
export { createHttpRepositories, type HttpRepositories } from './http-repositories.ts';
export {
  createHttpAccountSessions,
  createHttpSecondStep,
  createHttpRegistrationRepository,
  createHttpSignInRepository,
} from './http-session-repositories.ts';
export {
  createHttpTrainingRepository,
  type HttpTrainingRepositoryOptions,
} from './http-training-repository.ts';
export * from './http-visit-links.ts';
export * from './http-visit-repositories.ts';
