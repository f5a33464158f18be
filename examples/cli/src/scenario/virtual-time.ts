/** Instants, time zones and durations, in the scenario format. */
import { Temporal } from '@foyer/core';

/** Milliseconds of a valid duration. */
export function durationMs(duration: string): number {
  let ms = 0;
  for (const [, number, unit = 'ms'] of duration.matchAll(/(\d+)(ms|s|m|h)/g)) {
    ms += Number(number) * (unitMs[unit] ?? 1);
  }
  return ms;
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** The instant of a valid moment. */
export function readMoment(moment: string): Temporal.Instant {
  return moment.includes('[')
    ? Temporal.ZonedDateTime.from(moment).toInstant()
    : Temporal.Instant.from(moment);
}

export function isMoment(moment: string): boolean {
  try {
    readMoment(moment);
    return true;
  } catch {
    return false;
  }
}

export function isZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
