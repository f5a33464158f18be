import type { DayTimes } from '../../src/visit/open-times-repository.port.ts';
import type { Temporal } from '../../src/kernel/temporal.ts';

const openingHours = [9, 10, 11, 12, 13, 14, 15, 16, 17];

/** Seven days from tomorrow in the club's zone, with a free time every hour from 9:00 to 17:00. */
export function weekOfTimes(now: Temporal.Instant, timeZone: string): readonly DayTimes[] {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return [1, 2, 3, 4, 5, 6, 7].map((ahead) => {
    const date = today.add({ days: ahead });
    return {
      date: date.toString(),
      timeSlots: openingHours.map((hour) => wireTime(date, hour, timeZone)),
      unavailableTimeSlots: [],
    };
  });
}

/** An hour of a day in the wire format: `2026-11-21T09:00:00-05:00`. */
function wireTime(date: Temporal.PlainDate, hour: number, timeZone: string): string {
  const start = date.toZonedDateTime({ timeZone, plainTime: { hour } });
  return start.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
