import {
  HttpClassRepository,
  HttpClubMediaRepository,
  HttpConsentLog,
  HttpContentRepository,
  HttpCorporateLeadRepository,
  HttpCorporateRepository,
  type HttpClient,
  HttpJoinContentRepository,
  HttpLeadRepository,
  HttpOpenTimesRepository,
  HttpPlanRepository,
  HttpProductRepository,
  HttpReferralRepository,
} from '@foyer/adapters-http';
import type { CookieJar, Logger } from '@foyer/core';

/** The repositories that no first screen calls, in one file that is fetched when one of them is needed. */
export interface LaterRepositories {
  readonly classes: HttpClassRepository;
  readonly clubMedia: HttpClubMediaRepository;
  readonly consentLog: HttpConsentLog;
  readonly content: HttpContentRepository;
  readonly corporate: HttpCorporateRepository;
  readonly corporateLeads: HttpCorporateLeadRepository;
  readonly joinContent: HttpJoinContentRepository;
  readonly leads: HttpLeadRepository;
  readonly openTimes: HttpOpenTimesRepository;
  readonly plans: HttpPlanRepository;
  readonly products: HttpProductRepository;
  readonly referrals: HttpReferralRepository;
}

export function createLaterRepositories(
  client: HttpClient,
  cookies: CookieJar,
  logger: Logger,
): LaterRepositories {
  return {
    classes: new HttpClassRepository(client),
    clubMedia: new HttpClubMediaRepository(client, { logger }),
    consentLog: new HttpConsentLog(client),
    content: new HttpContentRepository(client, { logger }),
    corporate: new HttpCorporateRepository(client),
    corporateLeads: new HttpCorporateLeadRepository(client),
    joinContent: new HttpJoinContentRepository(client),
    leads: new HttpLeadRepository(client),
    openTimes: new HttpOpenTimesRepository(client),
    plans: new HttpPlanRepository(client, cookies, { logger }),
    products: new HttpProductRepository(client),
    referrals: new HttpReferralRepository(client),
  };
}
