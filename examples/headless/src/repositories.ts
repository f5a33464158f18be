import {
  type HttpClient,
  createHttpClubRepository,
  createHttpConsentLog,
  createHttpCorporateRepository,
  createHttpLeadRepository,
  createHttpOpenTimesRepository,
  createHttpProductRepository,
  createHttpReferralRepository,
  createHttpVisitConfigurationRepository,
} from '@foyer/adapters-http';

/** The back end ports, which are the same in Node and in a page. */
export function repositoriesOver(client: HttpClient) {
  return {
    clubRepository: createHttpClubRepository(client),
    configuration: createHttpVisitConfigurationRepository(client),
    consentLog: createHttpConsentLog(client),
    corporate: createHttpCorporateRepository(client),
    leads: createHttpLeadRepository(client),
    openTimes: createHttpOpenTimesRepository(client),
    products: createHttpProductRepository(client),
    referrals: createHttpReferralRepository(client),
  };
}
