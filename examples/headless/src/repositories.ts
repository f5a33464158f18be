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
import type { LeadFlowPorts } from '@foyer/core';

type Repositories = Pick<
  LeadFlowPorts,
  | 'clubRepository'
  | 'configuration'
  | 'consentLog'
  | 'corporate'
  | 'leads'
  | 'openTimes'
  | 'products'
  | 'referrals'
>;

/** The back end ports, which are the same in Node and in a page. */
export function repositoriesOver(client: HttpClient): Repositories {
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
