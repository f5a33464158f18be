import {
  createHttpClient,
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

import { clientOptions, type RepositoryOptions } from './client-options.ts';

/** The site's repositories over HTTP. */
export function createHttpRepositories({ cookies, ...settings }: RepositoryOptions) {
  const { logger } = settings;
  const client = createHttpClient({ ...clientOptions(settings), baseUrl: '' });
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
