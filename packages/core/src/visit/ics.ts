import type { Temporal } from '../kernel/temporal.ts';
import { isRepeated } from './slot-time.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { timeZoneLines } from './ics-time-zone.ts';

/**
 * The event as an iCalendar file (RFC 5545). The method is `PUBLISH` to add or move the event and `CANCEL` to remove
 * it. The file includes its time zone, folds lines at 75 octets and ends them in CRLF.
 */
export function toIcs(event: CalendarEvent, stamp: Temporal.Instant): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Foyer//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
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
    `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** A file name that is valid on any system. */
export function icsFileName(event: CalendarEvent): string {
  const name = event.title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `${name.slice(0, 60)}.ics`;
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

function utf8Size(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
