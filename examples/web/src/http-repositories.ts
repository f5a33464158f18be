import {
  createHttpClient,
  createHttpRepositories,
  type HttpRepositories,
} from '@foyer/adapters-http';
import type { AttributionKeeper } from '@foyer/core/lead';
import type {
  TimeHoldRepository,
  VisitLinkRepository,
  WaitListRepository,
} from '@foyer/core/visit';

import { clientOptions, type RepositoryOptions } from './client-options.ts';
import { lazyPort } from './lazy-port.ts';

/** The ports that call the back end. */
export interface SiteRepositories extends HttpRepositories {
  readonly timeHolds: TimeHoldRepository;
  readonly visitLinks: VisitLinkRepository;
  readonly waitList: WaitListRepository;
}

/** The site's repositories over HTTP. Those that few visitors need load with their first call. */
export function siteRepositories(
  { cookies, ...settings }: RepositoryOptions,
  attribution: AttributionKeeper | null,
): SiteRepositories {
  const client = createHttpClient({
    ...clientOptions(settings),
    baseUrl: '',
    attribution: () => attribution?.current() ?? null,
  });
  return {
    ...createHttpRepositories(client, { cookies, logger: settings.logger }),
    timeHolds: lazyPort(() =>
      import('./http-visit-links.ts').then(
        (part) => part.createHttpTimeHoldRepository(client),
        () => null,
      ),
    ),
    visitLinks: lazyPort(() =>
      import('./http-visit-links.ts').then(
        (part) => part.createHttpVisitLinkRepository(client),
        () => null,
      ),
    ),
    waitList: lazyPort(() =>
      import('./http-visit-links.ts').then(
        (part) => part.createHttpWaitListRepository(client),
        () => null,
      ),
    ),
  };
}
