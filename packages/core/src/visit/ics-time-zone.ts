import { zoneAbbreviation } from './time-zone.ts';
import type { Temporal } from '../kernel/temporal.ts';

/**
 * The VTIMEZONE of an event's zone, with the observance at its start and the next one. A single event needs no more,
 * and this also works for zones whose rules have no pattern.
 */
export function timeZoneLines(start: Temporal.ZonedDateTime): readonly string[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${start.timeZoneId}`,
    ...observances(start).flatMap(observanceLines),
    'END:VTIMEZONE',
  ];
}

interface Observance {
  /** When the observance begins; null if it has always applied. */
  readonly onset: Temporal.ZonedDateTime | null;
  /** Any moment within the observance. */
  readonly within: Temporal.ZonedDateTime;
}

function observances(start: Temporal.ZonedDateTime): readonly Observance[] {
  const isOnset = start
    .getTimeZoneTransition('next')
    ?.getTimeZoneTransition('previous')
    ?.equals(start);
  const onset = isOnset === true ? start : start.getTimeZoneTransition('previous');
  const next = start.getTimeZoneTransition('next');
  return [{ onset, within: start }, ...(next === null ? [] : [{ onset: next, within: next }])];
}

function observanceLines({ onset, within }: Observance): readonly string[] {
  const offset = utcOffset(within);
  const before = onset === null ? offset : utcOffset(onset.subtract({ nanoseconds: 1 }));
  const kind = isDaylightTime(within) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset === null ? '19700101T000000' : wallTimeBefore(onset)}`,
    `TZOFFSETFROM:${before}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${zoneAbbreviation(within.toInstant(), within.timeZoneId)}`,
    `END:${kind}`,
  ];
}

/** The onset on the clock with the previous offset, as RFC 5545 (3.6.5) requires. */
function wallTimeBefore(onset: Temporal.ZonedDateTime): string {
  const last = onset.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 });
  return last.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

function utcOffset(time: Temporal.ZonedDateTime): string {
  return time.offset.replaceAll(':', '');
}

/** True if the offset is greater than the zone's smallest offset of that year. */
function isDaylightTime(time: Temporal.ZonedDateTime): boolean {
  const offsets = [1, 7].map((month) => time.with({ month, day: 1 }).offsetNanoseconds);
  return time.offsetNanoseconds > Math.min(...offsets);
}
