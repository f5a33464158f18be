import {
  type HttpClient,
  HttpClubRepository,
  HttpConsentLog,
  HttpCorporateRepository,
  HttpLeadRepository,
  HttpOpenTimesRepository,
  HttpProductRepository,
  HttpReferralRepository,
  HttpVisitConfigurationRepository,
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
    clubRepository: new HttpClubRepository(client),
    configuration: new HttpVisitConfigurationRepository(client),
    consentLog: new HttpConsentLog(client),
    corporate: new HttpCorporateRepository(client),
    leads: new HttpLeadRepository(client),
    openTimes: new HttpOpenTimesRepository(client),
    products: new HttpProductRepository(client),
    referrals: new HttpReferralRepository(client),
  };
}
