import type { Temporal } from '../kernel/temporal.ts';
import { isRepeated, zoneAbbreviation } from './time-zone.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** Who invites whom to an event that is mailed. */
export interface EventInvitation {
  readonly organizer: { readonly name: string; readonly email: string };
  /** The address that the file is mailed to. */
  readonly attendee: string;
}

/**
 * The event as an iCalendar file (RFC 5545) with its time zone, to add, move or remove it; an invitation (RFC 5546)
 * if `invitation` is given. Lines are folded at 75 octets and end in CRLF.
 */
export function toIcs(
  event: CalendarEvent,
  stamp: Temporal.Instant,
  invitation?: EventInvitation,
): string {
  const adding = invitation === undefined ? 'PUBLISH' : 'REQUEST';
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Foyer//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.status === 'cancelled' ? 'CANCEL' : adding}`,
    ...timeZoneLines(event.start),
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${basicFormat(stamp.toZonedDateTimeISO('UTC'))}Z`,
    `DTSTART${moment(event.start)}`,
    `DTEND${moment(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.url === null ? [] : [`URL:${event.url}`]),
    ...(invitation === undefined ? [] : peopleLines(invitation)),
    `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(event.status === 'cancelled' ? [] : reminderLines(event)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** The calendar reminds the visitor a day and two hours before. */
function reminderLines({ title }: CalendarEvent): readonly string[] {
  return ['-P1D', '-PT2H'].flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${trigger}`,
    `DESCRIPTION:${escapeText(title)}`,
    'END:VALARM',
  ]);
}

/** A file name that is valid on any system. */
export function icsFileName(event: CalendarEvent): string {
  const name = event.title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `${name.slice(0, 60)}.ics`;
}

/** Folds a line at 75 octets (RFC 5545, 3.1) without splitting a character. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Size(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The attendee has accepted: they chose the time themselves. */
function peopleLines({ organizer, attendee }: EventInvitation): readonly string[] {
  const name = organizer.name.replaceAll(/["\p{Cc}]/gu, '');
  return [
    `ORGANIZER;CN="${name}":mailto:${organizer.email}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
  ];
}

/** Wall time in the club's zone. No TZID can tell a repeated wall time apart, so those are in UTC. */
function moment(time: Temporal.ZonedDateTime): string {
  return isRepeated(time)
    ? `:${basicFormat(time.withTimeZone('UTC'))}Z`
    : `;TZID=${time.timeZoneId}:${basicFormat(time)}`;
}

/** `20261121T090000` */
function basicFormat(time: Temporal.ZonedDateTime): string {
  return time.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

/** Escapes text (RFC 5545, 3.3.11) and removes control characters, which text must not contain. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

function utf8Size(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

/** The observance at the event's start and the next one: all it needs, even for zones whose rules have no pattern. */
function timeZoneLines(start: Temporal.ZonedDateTime): readonly string[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${start.timeZoneId}`,
    ...observances(start).flatMap(observanceLines),
    'END:VTIMEZONE',
  ];
}

interface Observance {
  readonly onset: Temporal.ZonedDateTime | null;
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
