import {
  createHttpClient,
  createHttpRepositories,
  type HttpRepositories,
} from '@foyer/adapters-http';
import type { ClubProfileRepository } from '@foyer/core/clubs';
import type { EmployerRepository } from '@foyer/core/corporate';
import type { AttributionKeeper } from '@foyer/core/lead';
import type {
  FriendsVisitRepository,
  TimeHoldRepository,
  VisitLinkRepository,
  WaitListRepository,
} from '@foyer/core/visit';

import { clientOptions, type RepositoryOptions } from './client-options.ts';
import type * as visitPorts from './http-visit-links.ts';
import { lazyPort } from './lazy-port.ts';

/** The ports that call the back end. */
export interface SiteRepositories extends HttpRepositories {
  readonly clubProfiles: ClubProfileRepository;
  readonly employers: EmployerRepository;
  readonly friendsVisits: FriendsVisitRepository;
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
    clubProfiles: later((part) => part.createHttpClubProfileRepository(client)),
    employers: later((part) => part.createHttpEmployerRepository(client)),
    friendsVisits: later((part) => part.createHttpFriendsVisitRepository(client)),
    timeHolds: later((part) => part.createHttpTimeHoldRepository(client)),
    visitLinks: later((part) => part.createHttpVisitLinkRepository(client)),
    waitList: later((part) => part.createHttpWaitListRepository(client)),
  };
}

function later<Port extends object>(create: (part: typeof visitPorts) => Port): Port {
  return lazyPort(() => import('./http-visit-links.ts').then(create, () => null));
}
