import { Temporal } from '../kernel/temporal.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  hoursOfWeek,
  type OpenSpan,
  openState,
  type SpecialDay,
  type WeekHours,
} from './opening-hours.ts';

const newYork = 'America/New_York';
const usual: OpenSpan = { from: '05:30', to: '23:00' };
const week: WeekHours = {
  '1': usual,
  '2': usual,
  '3': usual,
  '4': usual,
  '5': usual,
  '6': { from: '07:00', to: '21:00' },
};
const allDay: OpenSpan = { from: '00:00', to: '24:00' };
const always = everyDay(allDay);
const thanksgiving: SpecialDay = {
  date: '2026-11-26',
  name: 'Thanksgiving Day',
  hours: { from: '07:00', to: '13:00' },
};
const christmas: SpecialDay = { date: '2026-12-25', name: 'Christmas Day', hours: null };

describe('whether a club is open', () => {
  it('PG-101 it is open until the end of the day’s hours', () => {
    expect(stateAt('2026-11-24T12:00')).toEqual({
      kind: 'open',
      until: '2026-11-24T23:00-05:00',
      holiday: null,
    });
    expect(stateAt('2026-11-24T05:30').kind).toBe('open');
    expect(stateAt('2026-11-24T23:00').kind).toBe('opens');
  });

  it('PG-101 before and after the hours it says when it opens next', () => {
    expect(stateAt('2026-11-24T05:00')).toEqual({
      kind: 'opens',
      at: '2026-11-24T05:30-05:00',
      holiday: null,
    });
    // Sunday is closed.
    expect(stateAt('2026-11-28T22:00')).toEqual({
      kind: 'opens',
      at: '2026-11-30T05:30-05:00',
      holiday: null,
    });
  });

  it('PG-102 a holiday has its own hours and is named', () => {
    expect(stateAt('2026-11-26T12:00', [thanksgiving])).toEqual({
      kind: 'open',
      until: '2026-11-26T13:00-05:00',
      holiday: 'Thanksgiving Day',
    });
    expect(stateAt('2026-12-25T12:00', [christmas])).toEqual({
      kind: 'closed-for-holiday',
      holiday: 'Christmas Day',
      at: '2026-12-26T07:00-05:00',
    });
  });

  it('PG-101 a club without closing hours is open all day, and until the holiday that ends it', () => {
    expect(stateAt('2026-11-24T03:00', [], always)).toEqual({
      kind: 'open-all-day',
      holiday: null,
    });
    expect(stateAt('2026-12-24T15:00', [christmas], always)).toEqual({
      kind: 'open',
      until: '2026-12-25T00:00-05:00',
      holiday: null,
    });
  });

  it('PG-101 a club without any hours is closed', () => {
    expect(stateAt('2026-11-24T12:00', [], {})).toEqual({ kind: 'closed' });
  });

  it('PG-101 hours during which the clocks change are the wall’s', () => {
    const early = everyDay({ from: '01:30', to: '04:00' });
    // 2:00 becomes 3:00 on March 14, 2027.
    expect(stateAt('2027-03-14T01:45', [], early)).toMatchObject({
      until: '2027-03-14T04:00-04:00',
    });
    const skipped = everyDay({ from: '02:15', to: '02:45' });
    expect(stateAt('2027-03-14T01:00', [], skipped)).toMatchObject({
      at: '2027-03-14T03:15-04:00',
    });
  });

  it('PG-103 at every instant of a year and in every zone it says what the wall clock says', () => {
    const zones = [
      'America/New_York',
      'Europe/London',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Asia/Kolkata',
    ];
    const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
    const span = fc
      .tuple(minute, minute)
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => ({
        from: wall(Math.min(a, b)),
        to: wall(Math.max(a, b) === 1425 ? 1440 : Math.max(a, b)),
      }));
    const anyWeek = fc.record(
      { '1': span, '2': span, '3': span, '4': span, '5': span, '6': span, '7': span },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        anyWeek,
        fc.integer({ min: 0, max: 366 * 24 * 4 }),
        fc.option(span),
        fc.boolean(),
        (zone, hours, quarter, holidayHours, isHoliday) => {
          const now = Temporal.Instant.from('2026-07-01T00:07Z').add({ minutes: quarter * 15 });
          const here = now.toZonedDateTimeISO(zone);
          const date = here.toPlainDate().toString();
          const specialDays = isHoliday ? [{ date, name: 'A holiday', hours: holidayHours }] : [];
          const state = openState(hours, specialDays, zone, now);
          const day = isHoliday ? holidayHours : hours[String(here.dayOfWeek) as keyof WeekHours];
          const minutes = here.hour * 60 + here.minute;
          // Where the clocks change, the wall's time is ambiguous for those hours.
          const isRegular = here.startOfDay().hoursInDay === 24;
          const isOpen =
            day != null && minutesOf(day.from) <= minutes && minutes < minutesOf(day.to);
          const saysOpen = state.kind === 'open' || state.kind === 'open-all-day';
          expect(!isRegular || saysOpen === isOpen).toBe(true);
          // What it announces is what it says then.
          const change =
            state.kind === 'open' ? state.until : state.kind === 'opens' ? state.at : null;
          if (change === null) return;
          expect(change.epochMilliseconds).toBeGreaterThan(now.epochMilliseconds);
          const then = openState(hours, specialDays, zone, change.toInstant());
          expect(then.kind.startsWith('open') && then.kind !== 'opens').toBe(
            state.kind === 'opens',
          );
        },
      ),
    );
  });
});

describe('the hours of the week', () => {
  it('PG-102 begin with the club’s today and name the holidays', () => {
    // Still Wednesday in New York.
    const now = Temporal.Instant.from('2026-11-26T03:00:00Z');
    const days = hoursOfWeek(week, [thanksgiving], newYork, now);
    expect(
      days.map(({ date, hours, holiday }) => [date.toString(), hours?.from ?? null, holiday]),
    ).toEqual([
      ['2026-11-25', '05:30', null],
      ['2026-11-26', '07:00', 'Thanksgiving Day'],
      ['2026-11-27', '05:30', null],
      ['2026-11-28', '07:00', null],
      ['2026-11-29', null, null],
      ['2026-11-30', '05:30', null],
      ['2026-12-01', '05:30', null],
    ]);
  });
});

/** The state at a wall time in New York, with its moments as text. */
function stateAt(local: string, specialDays: readonly SpecialDay[] = [], hours: WeekHours = week) {
  const now = Temporal.ZonedDateTime.from(`${local}[${newYork}]`).toInstant();
  const state = openState(hours, specialDays, newYork, now);
  const text = (moment: Temporal.ZonedDateTime | null) =>
    moment && moment.toString({ timeZoneName: 'never', smallestUnit: 'minute' });
  if (state.kind === 'open') return { ...state, until: text(state.until) };
  return 'at' in state ? { ...state, at: text(state.at) } : state;
}

function everyDay(span: OpenSpan): WeekHours {
  return { '1': span, '2': span, '3': span, '4': span, '5': span, '6': span, '7': span };
}

function wall(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
