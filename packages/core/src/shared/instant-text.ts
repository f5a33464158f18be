import { Temporal } from './temporal.ts';

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

/** The platform takes longer to say it of one zone than all else in a stored club takes to read. */
const knownZones = new Set<string>();

/** True for an IANA zone that this platform knows. */
export function isTimeZone(text: string): boolean {
  if (knownZones.has(text)) return true;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    knownZones.add(text);
    return true;
  } catch {
    return false;
  }
}
