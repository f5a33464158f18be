// @vitest-environment jsdom
import { type VisitPlan, Temporal } from '@foyer/core';
import type { PlannedDay } from '@foyer/core/visit';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type JSX, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { fakeFoyer } from '../di/foyer.fake.ts';
import { DayCalendar } from './day-calendar.tsx';
import { showPage } from '../testing/show-page.fake.tsx';

afterEach(cleanup);

/** 30 days from November 20, 2026, a Friday. Sundays have no times, Thanksgiving is closed, the 24th is full. */
const plan: VisitPlan = {
  today: '2026-11-20',
  days: Array.from({ length: 30 }, (_, ahead) => {
    const date = Temporal.PlainDate.from('2026-11-20').add({ days: ahead });
    return plannedDay(date.toString(), date.dayOfWeek === 7);
  }),
};

function plannedDay(date: string, isSunday: boolean): PlannedDay {
  const closed = date === '2026-11-26' ? { name: 'Thanksgiving' } : null;
  const isFull = date === '2026-11-24';
  const slot = { startsAt: `${date}T09:00:00-05:00`, date, label: '9:00 AM', available: !isFull };
  const slots = isSunday || closed !== null ? [] : [slot];
  return { date, slots, closed, openCount: isFull ? 0 : slots.length };
}

const shown: string[] = [];

function Calendar(): JSX.Element {
  const [day, setDay] = useState('2026-11-21');
  const onShow = (date: string): void => {
    shown.push(date);
    setDay(date);
  };
  return (
    <>
      <DayCalendar plan={plan} day={day} onShow={onShow} onPress={() => undefined} />
      <button type="button" onClick={() => setDay('2026-11-21')}>
        Earliest
      </button>
    </>
  );
}

function open(direction: 'ltr' | 'rtl' = 'ltr'): UserEvent {
  shown.length = 0;
  showPage(
    <div dir={direction}>
      <Calendar />
    </div>,
    fakeFoyer(),
  );
  return userEvent.setup();
}

const cell = (name: string | RegExp): HTMLElement => screen.getByRole('gridcell', { name });
const focusedDate = (): string | undefined =>
  document.activeElement instanceof HTMLElement
    ? document.activeElement.dataset['date']
    : undefined;

describe('the calendar', () => {
  it('VL-20 shows the whole weeks of the booking window, whose selected day is the only one in the tab order', async () => {
    const user = open();
    const grid = screen.getByRole('grid', { name: 'November 20 – December 19' });
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((day) => day.textContent),
    ).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(cell('Tomorrow, November 21, 1 time available').ariaSelected).toBe('true');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.tab();
    expect(focusedDate()).toBe('2026-11-21');
  });

  it.each([
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-15'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
    ['PageDown', '2026-12-19'],
    ['PageUp', '2026-11-15'],
  ])('VL-20 moves the focus with %s and chooses nothing', async (key, date) => {
    const user = open();
    cell(/November 21/).focus();
    await user.keyboard(`{${key}}`);
    expect(focusedDate()).toBe(date);
    expect(shown).toEqual([]);
  });

  it.each([
    ['ArrowLeft', '2026-11-22'],
    ['ArrowRight', '2026-11-20'],
  ])(
    'VL-20 in a language that is read from right to left, %s goes to that side',
    async (key, date) => {
      const user = open('rtl');
      cell(/November 21/).focus();
      await user.keyboard(`{${key}}`);
      expect(focusedDate()).toBe(date);
    },
  );

  it.each(['{Enter}', ' '])('VL-20 chooses the focused day with "%s"', async (key) => {
    const user = open();
    cell(/November 23/).focus();
    await user.keyboard(key);
    expect(shown).toEqual(['2026-11-23']);
    expect(cell(/November 23/).ariaSelected).toBe('true');
  });

  it.each([
    ['Thursday, November 26, Closed for Thanksgiving'],
    ['Tuesday, November 24, fully booked'],
    ['Sunday, November 22, no times available'],
    ['Thursday, November 19, in the past'],
  ])('VL-21 does not choose %s, and says so', async (name) => {
    const user = open();
    expect(cell(name).ariaDisabled).toBe('true');
    await user.click(cell(name));
    expect(shown).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe(name);
  });

  it('VL-20 names a month where it begins', () => {
    open();
    expect(cell(/November 15/).dataset['month']).toBeUndefined();
    expect(cell(/November 30/).dataset['month']).toBeUndefined();
    expect(cell(/December 1,/).dataset['month']).toBe('Dec');
  });

  it('VL-20 chooses a day of the next month without turning a page', async () => {
    const user = open();
    await user.click(cell(/December 19/));
    expect(shown).toEqual(['2026-12-19']);
  });

  it('VL-22 names the holidays', () => {
    open();
    expect(screen.getByRole('listitem').textContent).toBe('Thu, Nov 26: closed for Thanksgiving');
  });

  it('VL-20 moves to a day that is selected elsewhere', async () => {
    const user = open();
    await user.click(cell(/December 19/));
    await user.click(screen.getByRole('button', { name: 'Earliest' }));
    expect(cell(/November 21/).ariaSelected).toBe('true');
    expect(cell(/November 21/).tabIndex).toBe(0);
  });
});
