import { isTemporalNative, Temporal } from './temporal.ts';

/** The moment that ISO text with an offset names; null when it names none. */
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

/** That moment in epoch ms; null when the text names none. */
export function readInstantMs(text: string): number | null {
  // oxlint-disable-next-line no-restricted-globals -- reads text, and no clock
  if (plainInstant.test(text)) return Date.parse(text);
  return readInstantText(text)?.epochMilliseconds ?? null;
}

/**
 * A moment that a clock told, in whole milliseconds, as Temporal writes it, at a tenth of the polyfill's cost:
 * `2026-11-21T14:00:00Z`, with no more digits of a second than it has.
 */
export function instantText({ epochMilliseconds }: Temporal.Instant): string {
  // oxlint-disable-next-line no-restricted-globals -- writes a moment down, and reads no clock
  return new Date(epochMilliseconds).toISOString().replace(/\.?0{1,3}Z$/, 'Z');
}

/**
 * A moment as Foyer itself writes them, on a day that every month has: the platform's own dates read it alike, in a tenth
 * of the time. All else is left to Temporal.
 */
const plainInstant =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Those that are known to be some. */
const knownZones = new Set<string>();

/**
 * True for an IANA zone that this platform knows. Where there is no native Temporal its list of common zones is looked
 * at first: to ask for a zone's clock builds a formatter there, which takes a slow phone longer than all else on the
 * first screen.
 */
export function isTimeZone(text: string): boolean {
  if (!isTemporalNative && knownZones.size === 0) {
    for (const zone of Intl.supportedValuesOf('timeZone')) knownZones.add(zone);
  }
  if (knownZones.has(text)) return true;
  // The platform would take an offset or a whole date-time for a zone, too.
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
