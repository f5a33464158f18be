/**
 * The Temporal of the core: the platform's own, or the polyfill that a program provides by importing
 * `@foyer/core/temporal`. The global object stays unchanged, so embedding pages aren't affected.
 */
import type { Temporal as Polyfilled } from 'temporal-polyfill';

type TemporalNamespace = typeof Polyfilled;

const missing = new Proxy({} as TemporalNamespace, {
  get: () => {
    throw new Error(
      "This platform has no Temporal. Import '@foyer/core/temporal' before you use Foyer.",
    );
  },
});

/** Not constant, because a program may provide it after this module has loaded. */
export let Temporal: TemporalNamespace =
  (globalThis as { Temporal?: TemporalNamespace }).Temporal ?? missing;

export function provideTemporal(implementation: TemporalNamespace): void {
  Temporal = implementation;
}

export declare namespace Temporal {
  export type Instant = Polyfilled.Instant;
  export type Duration = Polyfilled.Duration;
  export type PlainDate = Polyfilled.PlainDate;
  export type PlainTime = Polyfilled.PlainTime;
  export type PlainDateTime = Polyfilled.PlainDateTime;
  export type ZonedDateTime = Polyfilled.ZonedDateTime;
}
