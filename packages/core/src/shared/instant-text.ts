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
  return readInstantText(text) !== null;
}

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
