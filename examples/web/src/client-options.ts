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
    ...(shiftMs !== 0 && {
      fetch: async (...request) =>
        (await import('./dev/clock-shift.ts')).fetchAt(clock, ...request),
    }),
  };
}

/** How far the page's clock is set ahead, in ms. */
export function clockShift(text: string | null): number {
  return Number(text) || 0;
}
