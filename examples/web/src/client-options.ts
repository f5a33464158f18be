import type { HttpClientOptions } from '@foyer/adapters-http';
import type { Clock, Logger } from '@foyer/core';

/** The HTTP client options of this site. `shiftMs` is how far the page's clock is set ahead for testing. */
export function clientOptions(
  clock: Clock,
  logger: Logger,
  shiftMs: number,
  form: NonNullable<HttpClientOptions['form']>,
): Omit<HttpClientOptions, 'baseUrl'> {
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
