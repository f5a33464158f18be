import {
  createHttpClient,
  createHttpRepositories,
  type HttpRepositories,
} from '@foyer/adapters-http';
import type { AttributionKeeper } from '@foyer/core/lead';

import { clientOptions, type RepositoryOptions } from './client-options.ts';

/** The site's repositories over HTTP. */
export function siteRepositories(
  { cookies, ...settings }: RepositoryOptions,
  attribution: AttributionKeeper | null,
): HttpRepositories {
  const client = createHttpClient({
    ...clientOptions(settings),
    baseUrl: '',
    attribution: () => attribution?.current() ?? null,
  });
  return createHttpRepositories(client, { cookies, logger: settings.logger });
}
