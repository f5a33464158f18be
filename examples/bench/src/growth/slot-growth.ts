import { type DayTimes, Temporal, timeLabelAt } from '@foyer/core';
import { planVisits } from '../../../../packages/core/src/visit/visit-plan.ts';
import { timeOf } from '../time-of.ts';
import type { Growth } from './growth.ts';

const days = 28;
const sizes = [days, days * 10, days * 100];
const timeZone = 'America/New_York';
/** The clocks change within the days that follow. */
const now = Temporal.Instant.from('2026-10-20T12:00:00Z');

/** LS-10 */
export const labels: Growth = {
  name: 'labels in the club’s zone',
  of: 'times',
  sizes,
  prepare: (size) => {
    const times = timesOf(size).flat();
    const epochMs = times.map(({ epochMilliseconds }) => epochMilliseconds);
    return async () => timeOf((all) => all.map((at) => timeLabelAt(at, timeZone)), [epochMs]);
  },
};

/** LS-02 */
export const planning: Growth = {
  name: 'planned over 30 days, each day looked at',
  of: 'times',
  sizes,
  prepare: (size) => {
    const answers = [answerOf(size, 0), answerOf(size, 1)];
    return async () =>
      timeOf(
        // Of days off that are another list each time, so that all is planned anew.
        (times) =>
          planVisits({ times, facilityId: '101', timeZone, now, blackoutDates: [] }).days.map(
            ({ slots }) => slots,
          ),
        answers,
      );
  },
};

/** As many on each of 28 days from tomorrow on, between 8 o’clock and 20 o’clock. */
function timesOf(size: number): readonly (readonly Temporal.ZonedDateTime[])[] {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const perDay = size / days;
  return Array.from({ length: days }, (_, ahead) => {
    const open = today.add({ days: ahead + 1 }).toZonedDateTime({ timeZone, plainTime: '08:00' });
    const apart = Math.floor((12 * 60) / perDay);
    return Array.from({ length: perDay }, (__, at) => open.add({ minutes: apart * at }));
  });
}

/** Each fifth is taken. */
function answerOf(size: number, shift: number): readonly DayTimes[] {
  return timesOf(size).map((times) => {
    const texts = times.map((time) =>
      time.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    );
    return {
      date: texts[0]?.slice(0, 10) ?? '',
      timeSlots: texts.filter((_, at) => (at + shift) % 5 !== 0),
      unavailableTimeSlots: texts.filter((_, at) => (at + shift) % 5 === 0),
    };
  });
}
