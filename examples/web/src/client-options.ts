import type { HttpClientOptions } from '@foyer/adapters-http';
import type { Clock, Logger } from '@foyer/core';
import type { CookieJar } from '@foyer/core/kernel';

export interface ClientSettings {
  readonly clock: Clock;
  readonly logger: Logger;
  /** How far the page's clock is set ahead for testing, in ms. */
  readonly shiftMs: number;
  /** How the current public form was filled in. */
  readonly form: NonNullable<HttpClientOptions['form']>;
}

export interface RepositoryOptions extends ClientSettings {
  readonly cookies: CookieJar;
}

/** The HTTP client options of this site. */
export function clientOptions({
  clock,
  logger,
  shiftMs,
  form,
}: ClientSettings): Omit<HttpClientOptions, 'baseUrl'> {
  return {
    clock,
    random: () => Math.random(),
    logger,
    form,
    ...(isTraced() && {
      fetch: async (...request) => (await import('./wrapped-fetch.ts')).tracedFetch(...request),
    }),
    ...(shiftMs !== 0 && {
      fetch: async (...request) => (await import('./wrapped-fetch.ts')).fetchAt(clock, ...request),
    }),
  };
}

/** Whether this site's server collects traces, as the delivered page says. */
function isTraced(): boolean {
  return document.querySelector('meta[name=foyer-traces]') !== null;
}

/** How far the page's clock is set ahead, in whole ms and by less than 300 years; 0 for what isn't a number. */
export function clockShift(text: string | null): number {
  return Math.trunc(Number(text) % 1e13) || 0;
}
