import { type CallFailure, Err, type Result } from '@foyer/core';

import type {
  createHttpRepositories,
  HttpRepositories,
  RepositoryOptions,
} from './http-repositories.ts';

/**
 * Repositories whose code is loaded with the first call, because the first screen is painted without one. If the chunk
 * fails to load, the call fails like a network error, and the next call tries again.
 */
export function lazyRepositories(options: RepositoryOptions): HttpRepositories {
  let loading: Promise<ReturnType<typeof createHttpRepositories>> | null = null;
  const load = async (): Promise<HttpRepositories | null> => {
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
  const lazy = <Name extends keyof HttpRepositories>(name: Name): HttpRepositories[Name] =>
    lazyPort(async () => (await load())?.[name] ?? null);
  return {
    classes: lazy('classes'),
    clubMedia: lazy('clubMedia'),
    clubRepository: lazy('clubRepository'),
    configuration: lazy('configuration'),
    consentLog: lazy('consentLog'),
    content: lazy('content'),
    corporate: lazy('corporate'),
    corporateLeads: lazy('corporateLeads'),
    joinContent: lazy('joinContent'),
    leads: lazy('leads'),
    openTimes: lazy('openTimes'),
    plans: lazy('plans'),
    products: lazy('products'),
    referrals: lazy('referrals'),
  };
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
