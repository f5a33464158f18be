import {
  type HttpClient,
  HttpClubRepository,
  HttpConsentLog,
  HttpCorporateLeadRepository,
  HttpCorporateRepository,
  HttpJoinContentRepository,
  HttpLeadRepository,
  HttpOpenTimesRepository,
  HttpPlanRepository,
  HttpProductRepository,
  HttpReferralRepository,
  HttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import type { CookieJar, Logger } from '@foyer/core';

import type { FlowPorts } from './flow-at.ts';

/** What the pages with a flow ask a back end for. */
export type FlowRepositories = Pick<
  FlowPorts,
  | 'clubRepository'
  | 'openTimes'
  | 'leads'
  | 'configuration'
  | 'referrals'
  | 'corporate'
  | 'corporateLeads'
  | 'plans'
  | 'joinContent'
  | 'products'
  | 'consentLog'
>;

/** Over HTTP, as the web front end binds them. */
export function flowRepositories(
  client: HttpClient,
  { cookies, logger }: { readonly cookies: CookieJar; readonly logger: Logger },
): FlowRepositories {
  return {
    clubRepository: new HttpClubRepository(client, { logger }),
    openTimes: new HttpOpenTimesRepository(client),
    leads: new HttpLeadRepository(client),
    configuration: new HttpVisitConfigurationRepository(client),
    referrals: new HttpReferralRepository(client),
    corporate: new HttpCorporateRepository(client),
    corporateLeads: new HttpCorporateLeadRepository(client),
    plans: new HttpPlanRepository(client, cookies, { logger }),
    joinContent: new HttpJoinContentRepository(client),
    products: new HttpProductRepository(client),
    consentLog: new HttpConsentLog(client),
  };
}
