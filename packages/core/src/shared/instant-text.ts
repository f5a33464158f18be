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

/** True for an IANA zone that this platform knows. */
export function isTimeZone(text: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}
