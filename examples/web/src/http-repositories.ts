import {
  createHttpClient,
  createHttpRepositories,
  type HttpRepositories,
} from '@foyer/adapters-http';

import { clientOptions, type RepositoryOptions } from './client-options.ts';

/** The site's repositories over HTTP. */
export function siteRepositories({ cookies, ...settings }: RepositoryOptions): HttpRepositories {
  const client = createHttpClient({ ...clientOptions(settings), baseUrl: '' });
  return createHttpRepositories(client, { cookies, logger: settings.logger });
}
