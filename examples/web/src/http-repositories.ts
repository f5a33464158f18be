import {
  createHttpClient,
  type HttpClientOptions,
  createHttpClassRepository,
  createHttpClubMediaRepository,
  createHttpClubRepository,
  createHttpConsentLog,
  createHttpContentRepository,
  createHttpCorporateLeadRepository,
  createHttpCorporateRepository,
  createHttpJoinContentRepository,
  createHttpLeadRepository,
  createHttpOpenTimesRepository,
  createHttpPlanRepository,
  createHttpProductRepository,
  createHttpReferralRepository,
  createHttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import type { Clock, Logger } from '@foyer/core';
import type { CookieJar } from '@foyer/core/kernel';

import { clientOptions } from './client-options.ts';
import type { Repositories } from './lazy-repositories.ts';

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
export function createHttpRepositories({
  clock,
  cookies,
  logger,
  shiftMs,
  form,
}: RepositoryOptions): Repositories {
  const client = createHttpClient({ ...clientOptions(clock, logger, shiftMs, form), baseUrl: '' });
  return {
    classes: createHttpClassRepository(client),
    clubMedia: createHttpClubMediaRepository(client, { logger }),
    clubRepository: createHttpClubRepository(client, { logger }),
    configuration: createHttpVisitConfigurationRepository(client),
    consentLog: createHttpConsentLog(client),
    content: createHttpContentRepository(client, { logger }),
    corporate: createHttpCorporateRepository(client),
    corporateLeads: createHttpCorporateLeadRepository(client),
    joinContent: createHttpJoinContentRepository(client),
    leads: createHttpLeadRepository(client, { logger }),
    openTimes: createHttpOpenTimesRepository(client),
    plans: createHttpPlanRepository(client, cookies, { logger }),
    products: createHttpProductRepository(client),
    referrals: createHttpReferralRepository(client),
  };
}
