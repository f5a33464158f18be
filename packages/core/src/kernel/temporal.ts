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

export const dayMs = 86_400_000;

/** Parses ISO text with an offset; null if it isn't a valid instant. */
export function readInstantText(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}

export function isInstant(text: string): boolean {
  return plainInstant.test(text) || readInstantText(text) !== null;
}

/** Like `readInstantText`, but in epoch ms. */
export function readInstantMs(text: string): number | null {
  // oxlint-disable-next-line no-restricted-globals -- parses text, and reads no clock
  if (plainInstant.test(text)) return Date.parse(text);
  return readInstantText(text)?.epochMilliseconds ?? null;
}

/** Like Temporal, in whole milliseconds: `2026-11-21T14:00:00Z`. Faster than the Temporal polyfill. */
export function instantText({ epochMilliseconds }: Temporal.Instant): string {
  // oxlint-disable-next-line no-restricted-globals -- formats a moment, and reads no clock
  return new Date(epochMilliseconds).toISOString().replace(/\.?0{1,3}Z$/, 'Z');
}

/**
 * The form in which Foyer writes instants, limited to days that exist in every year. `Date.parse` and Temporal agree on
 * it, and `Date.parse` is much faster. Temporal reads everything else.
 */
const plainInstant =
  /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

const knownZones = new Set<string>();

/**
 * True if this platform knows the IANA zone. The list of supported zones comes first, because asking the Temporal
 * polyfill builds a formatter, which is slow enough on a phone to delay the first screen.
 */
export function isTimeZone(text: string): boolean {
  if (knownZones.size === 0) {
    for (const zone of Intl.supportedValuesOf('timeZone')) knownZones.add(zone);
  }
  if (knownZones.has(text)) return true;
  // Temporal also accepts an offset or a whole date-time as a zone.
  if (!zoneName.test(text)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    knownZones.add(text);
    return true;
  } catch {
    return false;
  }
}

const zoneName = /^[A-Za-z][\w+/-]*$/;

/** The ISO date of a wall clock, given as if it were UTC in epoch ms. */
export function isoDate(localMs: number): string {
  return wallText(localMs).slice(0, 10);
}

/** A wall clock's date and time, `2026-11-21T09:00:00`, given as if it were UTC in epoch ms. */
export function wallText(localMs: number): string {
  // oxlint-disable-next-line no-restricted-globals -- formats a moment, and reads no clock
  return new Date(localMs).toISOString().slice(0, 19);
}
