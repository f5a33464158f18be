import { Temporal } from '../kernel/temporal.ts';

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
