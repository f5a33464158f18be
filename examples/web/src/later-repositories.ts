import {
  HttpClassRepository,
  HttpClubMediaRepository,
  HttpConsentLog,
  HttpContentRepository,
  HttpCorporateLeadRepository,
  HttpCorporateRepository,
  type HttpClient,
  HttpLeadRepository,
  HttpOpenTimesRepository,
  HttpProductRepository,
  HttpReferralRepository,
} from '@foyer/adapters-http';
import type { Logger } from '@foyer/core';

/** The repositories that no first screen calls, in one file that is fetched when one of them is needed. */
export interface LaterRepositories {
  readonly classes: HttpClassRepository;
  readonly clubMedia: HttpClubMediaRepository;
  readonly consentLog: HttpConsentLog;
  readonly content: HttpContentRepository;
  readonly corporate: HttpCorporateRepository;
  readonly corporateLeads: HttpCorporateLeadRepository;
  readonly leads: HttpLeadRepository;
  readonly openTimes: HttpOpenTimesRepository;
  readonly products: HttpProductRepository;
  readonly referrals: HttpReferralRepository;
}

export function createLaterRepositories(client: HttpClient, logger: Logger): LaterRepositories {
  return {
    classes: new HttpClassRepository(client),
    clubMedia: new HttpClubMediaRepository(client, { logger }),
    consentLog: new HttpConsentLog(client),
    content: new HttpContentRepository(client, { logger }),
    corporate: new HttpCorporateRepository(client),
    corporateLeads: new HttpCorporateLeadRepository(client),
    leads: new HttpLeadRepository(client),
    openTimes: new HttpOpenTimesRepository(client),
    products: new HttpProductRepository(client),
    referrals: new HttpReferralRepository(client),
  };
}
