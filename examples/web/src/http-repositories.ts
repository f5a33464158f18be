import {
  createHttpClient,
  type HttpClientOptions,
  HttpClassRepository,
  HttpClubMediaRepository,
  HttpClubRepository,
  HttpConsentLog,
  HttpContentRepository,
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
import type { Clock, Logger } from '@foyer/core';
import type { CookieJar } from '@foyer/core/kernel';

import { clientOptions } from './client-options.ts';

/** `shiftMs` is how far the page's clock is set ahead for testing. */
export interface RepositoryOptions {
  readonly clock: Clock;
  readonly cookies: CookieJar;
  readonly logger: Logger;
  readonly shiftMs: number;
  /** How the current public form was filled in. */
  readonly form: NonNullable<HttpClientOptions['form']>;
}

/** The site's repositories over HTTP. */
export interface HttpRepositories {
  readonly classes: HttpClassRepository;
  readonly clubMedia: HttpClubMediaRepository;
  readonly clubRepository: HttpClubRepository;
  readonly configuration: HttpVisitConfigurationRepository;
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

export function createHttpRepositories({
  clock,
  cookies,
  logger,
  shiftMs,
  form,
}: RepositoryOptions): HttpRepositories {
  const client = createHttpClient({ ...clientOptions(clock, logger, shiftMs, form), baseUrl: '' });
  return {
    classes: new HttpClassRepository(client),
    clubMedia: new HttpClubMediaRepository(client, { logger }),
    clubRepository: new HttpClubRepository(client, { logger }),
    configuration: new HttpVisitConfigurationRepository(client),
    consentLog: new HttpConsentLog(client),
    content: new HttpContentRepository(client, { logger }),
    corporate: new HttpCorporateRepository(client),
    corporateLeads: new HttpCorporateLeadRepository(client),
    joinContent: new HttpJoinContentRepository(client),
    leads: new HttpLeadRepository(client, { logger }),
    openTimes: new HttpOpenTimesRepository(client),
    plans: new HttpPlanRepository(client, cookies, { logger }),
    products: new HttpProductRepository(client),
    referrals: new HttpReferralRepository(client),
  };
}
