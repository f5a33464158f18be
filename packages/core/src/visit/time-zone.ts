import { dayMs, Temporal } from '../kernel/temporal.ts';
import { minuteLabel } from './labels.ts';

/** English locales that have abbreviations for zones that the others write as an offset. */
const locales = ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-NZ'];
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The abbreviation at that moment, e.g. `EST`, `BST`, `HNE`; in English if the language has none, else `GMT+9`. */
export function zoneAbbreviation(
  instant: Temporal.Instant,
  timeZone: string,
  locale: string = 'en-US',
): string {
  let firstName = '';
  for (const candidate of locale === 'en-US' ? locales : [locale, ...locales]) {
    const name = namePart(instant, timeZone, candidate);
    if (firstName === '') firstName = name;
    if (name !== '' && !/\d/.test(name)) return name;
  }
  return firstName;
}

/** True if clocks in both zones show the same time at that moment. */
export function sameOffset(instant: Temporal.Instant, one: string, other: string): boolean {
  return (
    instant.toZonedDateTimeISO(one).offsetNanoseconds ===
    instant.toZonedDateTimeISO(other).offsetNanoseconds
  );
}

/** How far a zone's clocks are ahead of UTC at a moment, both in ms. */
export type OffsetAt = (epochMs: number) => number;

/** A table of UTC days, filled on demand, because asking the platform is too slow. Throws for an unknown zone. */
export function offsetsOf(timeZone: string): OffsetAt {
  let offsetAt = tables.get(timeZone);
  if (offsetAt === undefined) {
    offsetAt = tableOf((epochMs) => askedOf(timeZone, epochMs));
    tables.set(timeZone, offsetAt);
  }
  return offsetAt;
}

/** `localMs` is the wall time as if it were UTC, in epoch ms. */
export function minuteOfDay(localMs: number): number {
  const minute = Math.floor(localMs / 60_000) % 1440;
  return minute < 0 ? minute + 1440 : minute;
}

/** `-05:00`, `+00:00` */
export function offsetText(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${offsetMs < 0 ? '-' : '+'}${padded(hours)}:${padded(rest)}`;
}

/**
 * The time on clocks in the IANA zone at that moment (epoch ms), e.g. `9:00 AM`; with the zone's abbreviation if the
 * clocks show that time twice. Throws if the zone is unknown.
 */
export function timeLabelAt(epochMs: number, timeZone: string): string {
  const label = minuteLabel(minuteOfDay(epochMs + offsetsOf(timeZone)(epochMs)));
  const instant = Temporal.Instant.fromEpochMilliseconds(epochMs);
  if (!isRepeated(instant.toZonedDateTimeISO(timeZone))) return label;
  return `${label} ${zoneAbbreviation(instant, timeZone)}`;
}

/**
 * Reads one of a day's times from the back end, either with an offset (`2026-11-21T09:00:00-05:00`, `…Z`) or as wall
 * time of the club (`2026-11-21T09:00`, `09:00`, `9:00 AM`). Null if the text isn't a time, or the clocks skip that
 * wall time on that day. If the clocks repeat it, `repetition` 0 is the earlier one.
 */
export function readSlotTime(
  text: string,
  date: string,
  timeZone: string,
  repetition = 0,
): Temporal.ZonedDateTime | null {
  if (text.includes('T') && offset.test(text)) return readInstant(text, timeZone);
  const wall = readWallTime(text, date);
  if (wall === null) return null;
  const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (!earlier.toPlainDateTime().equals(wall)) return null;
  if (repetition === 0) return earlier;
  const later = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  return later.epochMilliseconds === earlier.epochMilliseconds ? null : later;
}

/** True if the clocks show this wall time twice on its day. */
export function isRepeated(time: Temporal.ZonedDateTime): boolean {
  const wall = time.toPlainDateTime();
  const earlier = wall.toZonedDateTime(time.timeZoneId, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(time.timeZoneId, { disambiguation: 'later' });
  return earlier.epochMilliseconds !== later.epochMilliseconds;
}

function namePart(instant: Temporal.Instant, timeZone: string, locale: string): string {
  const key = `${locale} ${timeZone}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
    formatters.set(key, formatter);
  }
  return (
    formatter.formatToParts(instant.epochMilliseconds).find((part) => part.type === 'timeZoneName')
      ?.value ?? ''
  );
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}

const tables = new Map<string, OffsetAt>();

/** A UTC day. No zone changes its clocks twice in one day. */
interface Day {
  /** Epoch ms from which `after` applies; the end of the day if the clocks don't change. */
  readonly change: number;
  readonly before: number;
  readonly after: number;
}

function tableOf(ask: OffsetAt): OffsetAt {
  const days = new Map<number, Day>();
  return (epochMs) => {
    const number = Math.floor(epochMs / dayMs);
    let day = days.get(number);
    if (day === undefined) {
      day = dayOf(number, days, ask);
      days.set(number, day);
    }
    return epochMs < day.change ? day.before : day.after;
  };
}

/** Reuses the known offsets of the neighboring days. */
function dayOf(number: number, days: ReadonlyMap<number, Day>, ask: OffsetAt): Day {
  const start = number * dayMs;
  const end = start + dayMs;
  const before = days.get(number - 1)?.after ?? ask(start);
  const after = days.get(number + 1)?.before ?? ask(end);
  if (before === after) return { change: end, before, after };
  let [low, high] = [start, end];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (ask(middle) === before) low = middle;
    else high = middle;
  }
  return { change: high, before, after };
}

function askedOf(timeZone: string, epochMs: number): number {
  const { offsetNanoseconds } =
    Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
  return offsetNanoseconds / 1e6;
}

const offset = /(?:Z|[+-]\d{2}:?\d{2})$/i;

const clockTime = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(am|pm)?$/i;

function readInstant(text: string, timeZone: string): Temporal.ZonedDateTime | null {
  try {
    return Temporal.Instant.from(text).toZonedDateTimeISO(timeZone);
  } catch {
    return null;
  }
}

function readWallTime(text: string, date: string): Temporal.PlainDateTime | null {
  try {
    const parts = clockTime.exec(text.trim());
    if (parts === null) return Temporal.PlainDateTime.from(text.trim());
    const half = parts[4]?.toLowerCase();
    const shown = Number(parts[1]);
    if (half !== undefined && (shown < 1 || shown > 12)) return null;
    const hour = half === undefined ? shown : (shown % 12) + (half === 'pm' ? 12 : 0);
    return Temporal.PlainDate.from(date).toPlainDateTime(
      Temporal.PlainTime.from(
        { hour, minute: Number(parts[2]), second: Number(parts[3] ?? 0) },
        { overflow: 'reject' },
      ),
    );
  } catch {
    return null;
  }
}
