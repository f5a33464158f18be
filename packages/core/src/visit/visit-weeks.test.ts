import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { runs } from '../../testing/properties.ts';
import { Temporal } from '../kernel/temporal.ts';
import type { DayTimes } from './open-times-repository.port.ts';
import { calendarWeeks, firstWeekday, shortMonth } from './visit-weeks.ts';
import { planVisits } from './plan-visits.ts';
import type { VisitPlan } from './visit-plan.ts';

function planAt(now: Temporal.Instant, times: readonly DayTimes[] = []): VisitPlan {
  const blackoutDates = [{ date: '2026-11-23', facilityId: null }];
  return planVisits({ times, facilityId: '101', timeZone: 'UTC', now, blackoutDates });
}

const november20 = Temporal.Instant.from('2026-11-20T12:00:00Z');

describe('calendar weeks', () => {
  it('VL-20 show every day of the booking window in exactly one cell, under its weekday', () => {
    const anyTime = fc.integer({ min: 0, max: 4_000_000_000 });
    const anyWeekday = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(anyTime, anyWeekday, (seconds, weekday) => {
        const plan = planAt(Temporal.Instant.fromEpochMilliseconds(seconds * 1000));
        const weeks = calendarWeeks(plan, weekday);
        const inWindow = weeks.flat().flatMap(({ planned }) => planned?.date ?? []);
        expect(inWindow).toEqual(plan.days.map(({ date }) => date));
        for (const week of weeks) {
          expect(week.some(({ planned }) => planned !== null)).toBe(true);
          const places = week.map(({ date }) => Temporal.PlainDate.from(date).dayOfWeek % 7);
          expect(places).toEqual(Array.from({ length: 7 }, (_, place) => (weekday + place) % 7));
        }
      }),
      runs(100),
    );
  });

  it('VL-21 say why a day can’t be chosen', () => {
    const open = ['2026-11-21T09:00:00Z'];
    const plan = planAt(november20, [
      { date: '2026-11-21', timeSlots: open, unavailableTimeSlots: [] },
      { date: '2026-11-24', timeSlots: [], unavailableTimeSlots: ['2026-11-24T09:00:00Z'] },
      {
        date: '2026-11-26',
        timeSlots: [],
        unavailableTimeSlots: [],
        closed: { name: 'Thanksgiving' },
      },
    ]);
    const days = calendarWeeks(plan, 1).flat();
    const statusOn = (date: string) => days.find((day) => day.date === date)?.status;
    expect(statusOn('2026-11-19')).toBe('past');
    expect(statusOn('2026-11-21')).toBe('open');
    expect(statusOn('2026-11-22')).toBe('none');
    expect(statusOn('2026-11-23')).toBe('closed');
    expect(statusOn('2026-11-24')).toBe('full');
    expect(statusOn('2026-11-26')).toBe('closed');
    expect(statusOn('2026-12-20')).toBe('not-yet');
  });

  it('VL-20 name the month where it begins', () => {
    expect(shortMonth('2026-12-01')).toBe('Dec');
    expect(shortMonth('2026-12-01', 'fr-CA')).toBe('déc.');
  });

  it.each([
    ['en-US', 7],
    ['fr-CA', 7],
    ['es-US', 7],
    ['en-GB', 1],
    ['de', 1],
    ['ar-EG', 6],
  ])('VL-20 begin the week as people do in %s', (locale, weekday) => {
    expect(firstWeekday(locale)).toBe(weekday);
  });
});
