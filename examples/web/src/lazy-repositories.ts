import { type CallFailure, Err, type Result } from '@foyer/core';
import type { Ports } from '@foyer/react-ui';

import type { RepositoryOptions } from './client-options.ts';

/** The ports that call the back end. */
const repositoryNames = [
  'classes',
  'clubMedia',
  'clubRepository',
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
] as const;

type Repositories = Pick<Ports, (typeof repositoryNames)[number]>;

/**
 * Repositories whose code is loaded with the first call, because the first screen is painted without one. If the chunk
 * fails to load, the call fails like a network error, and the next call tries again.
 */
export function lazyRepositories(options: RepositoryOptions): Repositories {
  let loading: Promise<Repositories> | null = null;
  const load = async (): Promise<Repositories | null> => {
    try {
      loading ??= import('./http-repositories.ts').then((part) =>
        part.createHttpRepositories(options),
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
  make: (name: keyof Repositories) => Repositories[keyof Repositories],
): Repositories {
  return Object.fromEntries(
    repositoryNames.map((name) => [name, make(name)]),
  ) as unknown as Repositories;
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
