/**
 * Temporal: the platform's own where it has one, else the polyfill, fetched only then (18 KiB that most visitors
 * never download). Nothing is written to the global object, so an embedding page is left as it was.
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
