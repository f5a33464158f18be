import type { HttpRepositories } from '@foyer/adapters-http';
import type { AttributionKeeper } from '@foyer/core/lead';
import { type CallFailure, Err, type Result } from '@foyer/core';

import type { RepositoryOptions } from './client-options.ts';

/** The ports that call the back end. */
const repositoryNames = [
  'classes',
  'clubMedia',
  'clubs',
  'configuration',
  'consentLog',
  'content',
  'corporate',
  'corporateLeads',
  'joinContent',
  'leads',
  'openTimes',
  'plans',
  'products',
  'referrals',
  'visitLinks',
] as const satisfies readonly (keyof HttpRepositories)[];

/**
 * Repositories whose code is loaded with the first call, because the first screen is painted without one. If the chunk
 * fails to load, the call fails like a network error, and the next call tries again.
 */
export function lazyRepositories(
  options: RepositoryOptions,
  attribution: () => Promise<AttributionKeeper | null>,
): HttpRepositories {
  let loading: Promise<HttpRepositories> | null = null;
  const load = async (): Promise<HttpRepositories | null> => {
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
  make: (name: keyof HttpRepositories) => HttpRepositories[keyof HttpRepositories],
): HttpRepositories {
  return Object.fromEntries(
    repositoryNames.map((name) => [name, make(name)]),
  ) as unknown as HttpRepositories;
}

/** A port whose methods are all calls: each waits for `load`, and fails without it. */
export function lazyPort<Port extends object>(load: () => Promise<Port | null>): Port {
  type Method = (...args: readonly unknown[]) => Promise<Result<unknown, CallFailure>>;
  const method =
    (name: string | symbol): Method =>
    async (...args) => {
      const port = (await load()) as Readonly<Record<string | symbol, Method>> | null;
      return port === null
        ? Err({ kind: 'network' })
        : (port[name]?.(...args) as ReturnType<Method>);
    };
  return new Proxy({} as Port, {
    // With a `then`, it would look like a promise.
    get: (_, name) => (name === 'then' ? undefined : method(name)),
  });
}
