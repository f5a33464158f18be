export { createHttpClient, type HttpClient, type HttpClientOptions } from './http-client.ts';
export type { Fetch } from './exchange.ts';
export { HttpClubRepository, type HttpClubRepositoryOptions } from './http-club-repository.ts';
export { HttpLeadRepository } from './http-lead-repository.ts';
export { HttpOpenTimesRepository } from './http-open-times-repository.ts';
export {
  HttpVisitConfigurationRepository,
  type HttpVisitConfigurationRepositoryOptions,
} from './http-visit-configuration-repository.ts';
