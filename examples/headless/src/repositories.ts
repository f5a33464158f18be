import {
  type HttpClient,
  createHttpClubRepository,
  createHttpConsentLog,
  createHttpLeadRepository,
  createHttpOpenTimesRepository,
  createHttpVisitConfigurationRepository,
} from '@foyer/adapters-http';

/** The five ports of a back end that books visits, the same in Node and in a page. */
export function repositoriesOver(client: HttpClient) {
  return {
    clubRepository: createHttpClubRepository(client),
    configuration: createHttpVisitConfigurationRepository(client),
    consentLog: createHttpConsentLog(client),
    leads: createHttpLeadRepository(client),
    openTimes: createHttpOpenTimesRepository(client),
  };
}
