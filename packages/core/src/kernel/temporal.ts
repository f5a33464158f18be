/**
 * Uses the platform's native Temporal if available. Otherwise loads the polyfill (18 KiB) on demand. The global
 * object stays unchanged, so embedding pages aren't affected.
 */
import type { Temporal as Polyfilled } from 'temporal-polyfill';

type TemporalNamespace = typeof Polyfilled;

const native = (globalThis as { Temporal?: TemporalNamespace }).Temporal;

export const isTemporalNative: boolean = native !== undefined;

export const Temporal: TemporalNamespace =
  native ?? (await import('temporal-polyfill/implementation')).Temporal;

export declare namespace Temporal {
  export type Instant = Polyfilled.Instant;
  export type Duration = Polyfilled.Duration;
  export type PlainDate = Polyfilled.PlainDate;
  export type PlainTime = Polyfilled.PlainTime;
  export type PlainDateTime = Polyfilled.PlainDateTime;
  export type ZonedDateTime = Polyfilled.ZonedDateTime;
}
