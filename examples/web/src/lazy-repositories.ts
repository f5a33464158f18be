import type { AttributionKeeper } from '@foyer/core/lead';

import type { RepositoryOptions } from './client-options.ts';
import type { SiteRepositories } from './http-repositories.ts';
import { lazyPort } from './lazy-port.ts';

/** The ports that call the back end. */
const repositoryNames = [
  'classes',
  'clubMedia',
  'clubProfiles',
  'clubs',
  'configuration',
  'consentLog',
  'content',
  'corporate',
  'corporateLeads',
  'employers',
  'friendsVisits',
  'joinContent',
  'leads',
  'openTimes',
  'plans',
  'products',
  'referrals',
  'timeHolds',
  'visitLinks',
  'waitList',
] as const satisfies readonly (keyof SiteRepositories)[];

/**
 * Repositories whose code is loaded with the first call, because the first screen is painted without one. If the chunk
 * fails to load, the call fails like a network error, and the next call tries again.
 */
export function lazyRepositories(
  options: RepositoryOptions,
  attribution: () => Promise<AttributionKeeper | null>,
): SiteRepositories {
  let loading: Promise<SiteRepositories> | null = null;
  const load = async (): Promise<SiteRepositories | null> => {
    try {
      loading ??= Promise.all([import('./http-repositories.ts'), attribution()]).then(
        ([part, keeper]) => part.siteRepositories(options, keeper),
      );
      return await loading;
    } catch {
      loading = null;
      return null;
    }
  };
  return eachRepository((name) => lazyPort(async () => (await load())?.[name] ?? null));
}

export function eachRepository(
  make: (name: keyof SiteRepositories) => SiteRepositories[keyof SiteRepositories],
): SiteRepositories {
  return Object.fromEntries(
    repositoryNames.map((name) => [name, make(name)]),
  ) as unknown as SiteRepositories;
}
