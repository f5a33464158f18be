import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { runs } from '../../testing/properties.ts';
import { Temporal } from '../kernel/temporal.ts';
import type { DayTimes } from './open-times-repository.port.ts';
import { calendarMonths, firstWeekday } from './visit-months.ts';
import { planVisits } from './plan-visits.ts';
import type { VisitPlan } from './visit-plan.ts';

function planAt(now: Temporal.Instant, times: readonly DayTimes[] = []): VisitPlan {
  const blackoutDates = [{ date: '2026-11-23', facilityId: null }];
  return planVisits({ times, facilityId: '101', timeZone: 'UTC', now, blackoutDates });
}

const november20 = Temporal.Instant.from('2026-11-20T12:00:00Z');

describe('calendar months', () => {
  it('VL-20 show every day of the booking window in exactly one cell, under its weekday', () => {
    const anyTime = fc.integer({ min: 0, max: 4_000_000_000 });
    const anyWeekday = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(anyTime, anyWeekday, (seconds, weekday) => {
        const plan = planAt(Temporal.Instant.fromEpochMilliseconds(seconds * 1000));
        const months = calendarMonths(plan, weekday);
        const cells = months.flatMap(({ weeks }) => weeks.flat());
        const inWindow = cells.flatMap((cell) => cell?.planned?.date ?? []);
        expect(inWindow).toEqual(plan.days.map(({ date }) => date));
        for (const { month, weeks } of months) {
          const days = weeks.flat().flatMap((cell) => cell?.date ?? []);
          const { daysInMonth } = Temporal.PlainYearMonth.from(month);
          expect(days).toEqual(Array.from({ length: daysInMonth }, (_, day) => dateOf(month, day)));
          for (const week of weeks) {
            expect(week).toHaveLength(7);
            expect(week.some((cell) => cell !== null)).toBe(true);
            for (const [place, cell] of week.entries()) {
              if (cell === null) continue;
              const { dayOfWeek } = Temporal.PlainDate.from(cell.date);
              expect(dayOfWeek % 7).toBe((weekday + place) % 7);
            }
          }
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
    const days = calendarMonths(plan, 7).flatMap(({ weeks }) => weeks.flat());
    const statusOn = (date: string) => days.find((day) => day?.date === date)?.status;
    expect(statusOn('2026-11-19')).toBe('past');
    expect(statusOn('2026-11-21')).toBe('open');
    expect(statusOn('2026-11-22')).toBe('none');
    expect(statusOn('2026-11-23')).toBe('closed');
    expect(statusOn('2026-11-24')).toBe('full');
    expect(statusOn('2026-11-26')).toBe('closed');
    expect(statusOn('2026-12-20')).toBe('not-yet');
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

function dateOf(month: string, place: number): string {
  return `${month}-${String(place + 1).padStart(2, '0')}`;
}
