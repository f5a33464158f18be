import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Temporal } from '../kernel/temporal.ts';
import { addDays } from './labels.ts';
import { earliestOpenSlot } from './nearest-open-clubs.ts';
import type { DayTimes } from './open-times-repository.port.ts';
import { planVisits } from './plan-visits.ts';
import {
  findSlot,
  hasNoOpenTimes,
  nearestOpenSlots,
  nextOpenDay,
  type VisitPlan,
} from './visit-plan.ts';
import { runs } from '../../testing/properties.ts';

const newYork = 'America/New_York';

function plan(
  times: readonly DayTimes[],
  overrides: Partial<Parameters<typeof planVisits>[0]> = {},
): VisitPlan {
  return planVisits({
    times,
    facilityId: '101',
    timeZone: newYork,
    now: Temporal.Instant.from('2026-11-20T15:00:00Z'),
    blackoutDates: [],
    ...overrides,
  });
}

function day(date: string, timeSlots: readonly string[], taken: readonly string[] = []): DayTimes {
  return { date, timeSlots, unavailableTimeSlots: taken };
}

const labelsOn = (from: VisitPlan, date: string): string[] =>
  from.days.find((planned) => planned.date === date)?.slots.map((slot) => slot.label) ?? [];

describe('visit plan', () => {
  it('FM-05 runs from today to 29 days ahead, in the club’s zone', () => {
    // In New York, 03:00 UTC is still the previous evening.
    const { today, days } = plan([], { now: Temporal.Instant.from('2026-11-20T03:00:00Z') });
    expect(today).toBe('2026-11-19');
    expect(days).toHaveLength(30);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-11-19', '2026-12-18']);
  });

  it('LS-02 leaves out past times and blackout dates, and shows the times of the club’s zone', () => {
    const times = [
      day('2026-11-20', ['2026-11-20T11:00:00-05:00', '2026-11-20T13:00:00-05:00']),
      day('2026-11-21', ['2026-11-21T09:00:00-05:00']),
    ];
    const blackoutDates = [{ date: '2026-11-21', facilityId: '102' }];
    const first = plan(times, { blackoutDates });
    const open = (planned: VisitPlan): number[] =>
      planned.days.slice(0, 2).map((one) => one.openCount);
    expect(open(first)).toEqual([2, 1]);
    const later = Temporal.Instant.from('2026-11-20T17:00:00Z');
    expect(open(plan(times, { blackoutDates, now: later }))).toEqual([1, 1]);
    expect(open(plan(times, { blackoutDates, facilityId: '102' }))).toEqual([2, 0]);
    expect(open(plan(times, { blackoutDates: [] }))).toEqual([2, 1]);
    const inChicago = plan(times, { blackoutDates, timeZone: 'America/Chicago' });
    expect(labelsOn(inChicago, '2026-11-21')).toEqual(['8:00 AM']);
  });

  it('LS-02 shows the times of a day in order, with taken ones marked', () => {
    const planned = plan([
      day(
        '2026-11-21',
        ['2026-11-21T13:00:00-05:00', '2026-11-21T09:00:00-05:00'],
        ['2026-11-21T10:30:00-05:00'],
      ),
    ]).days[1];
    expect(planned?.slots.map(({ label, available }) => [label, available])).toEqual([
      ['9:00 AM', true],
      ['10:30 AM', false],
      ['1:00 PM', true],
    ]);
    expect(planned?.openCount).toBe(2);
  });

  it('LS-02 doesn’t offer a time that is both open and taken', () => {
    const time = '2026-11-21T09:00:00-05:00';
    expect(plan([day('2026-11-21', [time], [time])]).days[1]?.openCount).toBe(0);
  });

  it('LS-02 leaves out past times, the current one, and days outside the window', () => {
    const planned = plan([
      day('2026-11-20', [
        '2026-11-20T09:30:00-05:00',
        '2026-11-20T10:00:00-05:00',
        '2026-11-20T10:30:00-05:00',
      ]),
      day('2026-12-20', ['2026-12-20T09:00:00-05:00']),
    ]);
    expect(labelsOn(planned, '2026-11-20')).toEqual(['10:30 AM']);
    expect(planned.days.flatMap(({ slots }) => slots)).toHaveLength(1);
  });

  it('LS-02 leaves out blackout dates of this club and of all clubs, but not of another club', () => {
    const times = ['21', '22', '23'].map((d) =>
      day(`2026-11-${d}`, [`2026-11-${d}T09:00:00-05:00`]),
    );
    const planned = plan(times, {
      blackoutDates: [
        { date: '2026-11-21', facilityId: null },
        { date: '2026-11-22', facilityId: '101' },
        { date: '2026-11-23', facilityId: '102' },
      ],
    });
    expect(planned.days.filter(({ openCount }) => openCount > 0).map(({ date }) => date)).toEqual([
      '2026-11-23',
    ]);
  });

  it.each([
    '2026-11-21T09:00:00-05:00',
    '2026-11-21T14:00:00Z',
    '2026-11-21T09:00',
    '09:00',
    '9:00 AM',
    '9:00am',
    '09:00:00',
  ])('LS-10 reads %s as nine in the morning at the club', (text) => {
    expect(plan([day('2026-11-21', [text])]).days[1]?.slots[0]).toEqual({
      startsAt: '2026-11-21T09:00:00-05:00',
      date: '2026-11-21',
      label: '9:00 AM',
      available: true,
    });
  });

  it.each(['', 'noon', '25:00', '9:60', '13:00 PM', '2026-11-21T25:00:00-05:00', 'T'])(
    'HT-60 skips %j, which isn’t a time',
    (text) => {
      expect(plan([day('2026-11-21', [text])]).days[1]?.slots).toEqual([]);
    },
  );

  it('LS-10 never offers a local time that the clocks skip', () => {
    const planned = plan([day('2027-03-14', ['01:30', '02:30', '03:30'])], {
      now: Temporal.Instant.from('2027-03-13T15:00:00Z'),
    });
    expect(labelsOn(planned, '2027-03-14')).toEqual(['1:30 AM', '3:30 AM']);
  });

  it('LS-10 distinguishes a repeated local time by its zone abbreviation', () => {
    const now = Temporal.Instant.from('2026-10-31T15:00:00Z');
    const byOffset = [
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:30:00-05:00',
      '2026-11-01T02:30:00-05:00',
    ];
    for (const texts of [byOffset, ['01:30', '01:30', '02:30']]) {
      const planned = plan([day('2026-11-01', texts)], { now });
      expect(labelsOn(planned, '2026-11-01')).toEqual(['1:30 AM EDT', '1:30 AM EST', '2:30 AM']);
      expect(planned.days[1]?.slots.map(({ startsAt }) => startsAt)).toEqual(byOffset);
    }
  });

  it('LS-06 knows whether a plan has an open time', () => {
    expect(hasNoOpenTimes(plan([]))).toBe(true);
    expect(hasNoOpenTimes(plan([day('2026-11-21', [], ['09:00'])]))).toBe(true);
    expect(hasNoOpenTimes(plan([day('2026-11-21', ['09:00'])]))).toBe(false);
  });

  it('LS-02 jumps to the next day with an open time', () => {
    const planned = plan([day('2026-11-21', [], ['09:00']), day('2026-12-02', ['09:00'])]);
    expect(nextOpenDay(planned)?.date).toBe('2026-12-02');
    expect(nextOpenDay(planned, '2026-12-03')).toBeNull();
  });

  it('LS-13 finds the three open times nearest to the one that was taken', () => {
    const planned = plan([
      day('2026-11-21', ['09:00', '09:30', '11:00', '16:00'], ['10:00']),
      day('2026-11-22', ['10:00']),
    ]);
    const taken = Temporal.Instant.from('2026-11-21T10:00:00-05:00');
    expect(nearestOpenSlots(planned, taken).map(({ label }) => label)).toEqual([
      '9:00 AM',
      '9:30 AM',
      '11:00 AM',
    ]);
  });
});

describe('visit plan in any zone', () => {
  const zones = [
    'America/New_York',
    'Europe/London',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Asia/Kolkata',
    'Africa/Casablanca',
    'Pacific/Apia',
  ];

  it('LS-10 each slot’s label, date and instant agree on every day of fourteen years', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 14 * 365 }),
        fc.array(fc.tuple(fc.nat(3), fc.nat(23), fc.constantFrom('00', '15', '30', '45')), {
          maxLength: 20,
        }),
        (timeZone, offset, wall) => {
          const today = addDays('2024-01-01', offset);
          const now = Temporal.PlainDate.from(today).toZonedDateTime(timeZone).toInstant();
          const times = wall.map(([ahead, hour, minute]) =>
            day(addDays(today, ahead), [`${hour.toString().padStart(2, '0')}:${minute}`]),
          );
          const planned = plan(times, { timeZone, now });
          for (const { date, slots } of planned.days) {
            for (const slot of slots) {
              const at = Temporal.Instant.from(slot.startsAt).toZonedDateTimeISO(timeZone);
              const hour = at.hour % 12 === 0 ? 12 : at.hour % 12;
              const shown = `${hour}:${at.minute.toString().padStart(2, '0')} ${at.hour < 12 ? 'AM' : 'PM'}`;
              expect(slot.label.startsWith(shown)).toBe(true);
              expect(at.toPlainDate().toString()).toBe(date);
              expect(at.offset).toBe(slot.startsAt.slice(19));
              expect(at.epochMilliseconds).toBeGreaterThan(now.epochMilliseconds);
              expect(findSlot(planned, slot.startsAt)).toBe(slot);
            }
            const instants = slots.map(
              ({ startsAt }) => Temporal.Instant.from(startsAt).epochMilliseconds,
            );
            expect(instants).toEqual([...new Set(instants)].toSorted((a, b) => a - b));
            expect(new Set(slots.map(({ label }) => label)).size).toBe(slots.length);
          }
        },
      ),
      runs(100),
    );
  });

  it('VL-24 knows the earliest open time', () => {
    const today = day('2026-11-20', [], ['2026-11-20T11:00:00-05:00']);
    const times = ['2026-11-21T13:00:00-05:00', '2026-11-21T09:00:00-05:00'];
    expect(earliestOpenSlot(plan([today]))).toBeNull();
    const planned = plan([today, day('2026-11-21', times, ['2026-11-21T09:00:00-05:00'])]);
    expect(earliestOpenSlot(planned)?.startsAt).toBe('2026-11-21T13:00:00-05:00');
  });
});
