import type { Logger } from '@foyer/core';
import type { CookieJar } from '@foyer/core/kernel';

import type { HttpClient } from './http-client.ts';
import { createHttpClubMediaRepository, createHttpClubRepository } from './http-club-repository.ts';
import {
  createHttpContentRepository,
  createHttpJoinContentRepository,
} from './http-content-repository.ts';
import {
  createHttpCorporateLeadRepository,
  createHttpCorporateRepository,
} from './http-corporate-repository.ts';
import {
  createHttpConsentLog,
  createHttpLeadRepository,
  createHttpReferralRepository,
} from './http-lead-repositories.ts';
import { createHttpPlanRepository, createHttpProductRepository } from './http-plan-repositories.ts';
import {
  createHttpClassRepository,
  createHttpOpenTimesRepository,
  createHttpVisitConfigurationRepository,
} from './http-visit-repositories.ts';

/**
 * All adapters over one client. To load fewer, create single ones.
 *
 * @example
 * const { clubs, leads } = createHttpRepositories(client, { cookies, logger });
 */
export function createHttpRepositories(
  client: HttpClient,
  { cookies, logger }: { readonly cookies: CookieJar; readonly logger: Logger },
) {
  return {
    classes: createHttpClassRepository(client),
    clubMedia: createHttpClubMediaRepository(client, { logger }),
    clubs: createHttpClubRepository(client, { logger }),
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

/** The back end's ports, except those of the member pages and of a visit's page. */
export type HttpRepositories = Readonly<ReturnType<typeof createHttpRepositories>>;
