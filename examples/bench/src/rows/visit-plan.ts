import { bookingWindowDays, type DayTimes, type Slot, Temporal } from '@foyer/core';
import { DateTime } from 'luxon';
import { planVisits } from '../../../../packages/core/src/visit/visit-plan.ts';
import type { Benchmark } from '../benchmark.ts';
import { defineWork } from '../define-work.ts';

const timeZone = 'America/New_York';
const now = Temporal.Instant.from('2026-10-20T12:00:00Z');
const perDay = 22;

/** The answer of the back end laid out over the days that can be booked: what stands between it and the screen. LS-02 */
export const visitPlan: Benchmark = defineWork('30 days of times planned, 22 a day', () => ({
  inputs: [aMonthOfTimes(0), aMonthOfTimes(1), aMonthOfTimes(2)],
  // Around a visitor a day is laid out when they look at it; here they look at all of them. The days off are another list
  // each time, so that all is planned anew: what is asked alike is at hand.
  ours: (times) =>
    planVisits({ times, facilityId: '101', timeZone, now, blackoutDates: [] }).days.map(
      ({ slots }) => slots,
    ),
  answer: (days) =>
    (days as readonly (readonly Slot[])[]).map((day) => day.map(({ label }) => label)),
  peers: [{ name: 'luxon', run: planByLuxon }],
  floor: {
    run: (times) =>
      times.map(({ timeSlots, unavailableTimeSlots }) =>
        [...timeSlots, ...unavailableTimeSlots].toSorted().map((text) => wordedText(text)),
      ),
  },
  target: null,
}));

/** The days around the change of the clocks, every half hour from 9 o’clock, each fifth taken, as the back end sends them. */
function aMonthOfTimes(shift: number): readonly DayTimes[] {
  const first = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return Array.from({ length: bookingWindowDays }, (_, ahead) => {
    const date = first.add({ days: ahead });
    const open = date.toZonedDateTime({ timeZone, plainTime: '09:00' });
    const slots = Array.from({ length: perDay }, (_, half) =>
      open.add({ minutes: 30 * half }).toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    );
    return {
      date: date.toString(),
      timeSlots: slots.filter((_, at) => (at + shift) % 5 !== 0),
      unavailableTimeSlots: slots.filter((_, at) => (at + shift) % 5 === 0),
    };
  });
}

function planByLuxon(times: readonly DayTimes[]): readonly (readonly string[])[] {
  const today = DateTime.fromMillis(now.epochMilliseconds, { zone: timeZone }).startOf('day');
  const days = new Map(
    Array.from({ length: bookingWindowDays }, (_, ahead) => [
      today.plus({ days: ahead }).toISODate(),
      new Map<number, { at: DateTime; available: boolean }>(),
    ]),
  );
  for (const { timeSlots, unavailableTimeSlots } of times) {
    for (const [texts, available] of [
      [timeSlots, true],
      [unavailableTimeSlots, false],
    ] as const) {
      for (const text of texts) {
        const at = DateTime.fromISO(text, { zone: timeZone });
        if (at.toMillis() > now.epochMilliseconds) {
          days.get(at.toISODate())?.set(at.toMillis(), { at, available });
        }
      }
    }
  }
  return [...days.values()].map((slots) =>
    [...slots]
      .toSorted(([a], [b]) => a - b)
      .map(([, { at }]) => at.toFormat('h:mm a', { locale: 'en-US' })),
  );
}

/** What the text itself says, taking it for the club's own time and every moment for a coming one. */
function wordedText(text: string): string {
  const hour = Number(text.slice(11, 13));
  return `${hour % 12 || 12}:${text.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
}
