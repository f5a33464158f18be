import { dayLabel, Temporal } from '@foyer/core';
import {
  type CalendarDay,
  type CalendarMonth,
  calendarMonths,
  firstWeekday,
  monthLabel,
  shortDay,
  shortWeekday,
} from '@foyer/core/calendar';
import { type JSX, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';

import { scheduleCopy } from '../copy/visit.ts';
import { useCopy, useLocale } from '../locale/use-copy.ts';
import { ArrowButton, readingKey } from './arrow-button.tsx';
import type { DayStripProps } from './slots.tsx';

/**
 * The booking window as a calendar, one month at a time. Follows the ARIA date grid pattern: one day is in the tab
 * order, keys move the focus, and Enter, Space or a press chooses the day. Days that can't be chosen say why.
 */
export function MonthCalendar({ plan, day, onShow, onPress }: DayStripProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const months = useMemo(() => calendarMonths(plan, firstWeekday(locale)), [plan, locale]);
  const [at, setAt] = useState({ day, focused: day });
  const { focused } = at;
  const [refused, setRefused] = useState<CalendarDay | null>(null);
  // Another day was selected, here or elsewhere on the page.
  if (at.day !== day) setAt({ day, focused: day });
  const place = Math.max(
    0,
    months.findIndex(({ month }) => focused.startsWith(month)),
  );
  const shown = months[place];
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  if (shown === undefined) return <></>;

  const moveTo = (date: string): void => setAt({ day, focused: date });
  const nameOf = ({ date, status, planned }: CalendarDay): string => {
    const reasons = {
      open: copy.openTimes(planned?.openCount ?? 0),
      full: copy.reasons.full,
      closed:
        planned?.closed?.name == null ? copy.reasons.closed : copy.closedFor(planned.closed.name),
      none: copy.noTimes,
      past: copy.reasons.past,
      'not-yet': copy.reasons.later,
    };
    return copy.short(dayLabel(date, plan.today, locale), reasons[status]);
  };
  const choose = (cell: CalendarDay): void => {
    moveTo(cell.date);
    setRefused(cell.status === 'open' ? null : cell);
    if (cell.status !== 'open') return;
    onShow(cell.date);
    onPress();
  };
  const onKeyDown = (event: KeyboardEvent, cell: CalendarDay): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      // Enter would submit the form and Space would scroll.
      event.preventDefault();
      choose(cell);
      return;
    }
    const target = afterKey(readingKey(event), cell.date, shown);
    if (target === null) return;
    event.preventDefault();
    const next = within(target, months);
    takesFocus.current = next !== focused;
    setRefused(null);
    moveTo(next);
  };
  const showMonth = (month: CalendarMonth | undefined) =>
    month !== undefined && (() => moveTo(firstChoice(month)));
  const holidays = shown.weeks
    .flat()
    .flatMap((cell) =>
      cell?.planned?.closed?.name == null ? [] : [{ ...cell, name: cell.planned.closed.name }],
    );

  return (
    <fieldset className="foyer-calendar foyer-stack-2">
      <legend className="foyer-hidden">{copy.day}</legend>
      <div className="foyer-days__bar">
        <p className="foyer-days__range" id={titleId} aria-live="polite">
          {monthLabel(shown.month, locale)}
        </p>
        <ArrowButton to="left" label={copy.previousMonth} onPress={showMonth(months[place - 1])} />
        <ArrowButton to="right" label={copy.nextMonth} onPress={showMonth(months[place + 1])} />
      </div>
      <div className="foyer-calendar__grid" role="grid" aria-labelledby={titleId} ref={grid}>
        <div className="foyer-calendar__week" role="row">
          {weekdays(shown).map((date) => (
            <span key={date} role="columnheader" className="foyer-calendar__weekday">
              {shortWeekday(date, locale)}
            </span>
          ))}
        </div>
        {shown.weeks.map((week) => {
          const cells = week.filter((cell) => cell !== null);
          const blank = week.indexOf(cells[0] ?? null);
          return (
            <div key={cells[0]?.date} className="foyer-calendar__week" role="row">
              {cells.map((cell, place) => (
                <div
                  key={cell.date}
                  role="gridcell"
                  className="foyer-calendar__day"
                  style={{ gridColumnStart: blank + place + 1 }}
                  data-date={cell.date}
                  data-status={cell.status}
                  aria-label={nameOf(cell)}
                  aria-colindex={blank + place + 1}
                  aria-selected={cell.date === day}
                  aria-disabled={cell.status !== 'open' || undefined}
                  aria-current={cell.date === plan.today ? 'date' : undefined}
                  tabIndex={cell.date === focused ? 0 : -1}
                  onClick={() => choose(cell)}
                  onKeyDown={(event) => onKeyDown(event, cell)}
                >
                  {Number(cell.date.slice(8))}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {holidays.length > 0 && (
        <ul className="foyer-calendar__closed foyer-fine">
          {holidays.map(({ date, name }) => (
            <li key={date}>{copy.dayOff(shortDay(date, locale), name)}</li>
          ))}
        </ul>
      )}
      <p className="foyer-calendar__why foyer-fine" role="status">
        {refused !== null && nameOf(refused)}
      </p>
    </fieldset>
  );
}

/** The date that a key of the date grid pattern moves to; null for any other key. */
function afterKey(key: string, date: string, { weeks }: CalendarMonth): string | null {
  const from = Temporal.PlainDate.from(date);
  const column = weeks.find((week) => week.some((cell) => cell?.date === date)) ?? [];
  const weekday = column.findIndex((cell) => cell?.date === date);
  const moves: Readonly<Record<string, () => Temporal.PlainDate>> = {
    ArrowLeft: () => from.subtract({ days: 1 }),
    ArrowRight: () => from.add({ days: 1 }),
    ArrowUp: () => from.subtract({ days: 7 }),
    ArrowDown: () => from.add({ days: 7 }),
    Home: () => from.subtract({ days: weekday }),
    End: () => from.add({ days: 6 - weekday }),
    PageUp: () => from.subtract({ months: 1 }),
    PageDown: () => from.add({ months: 1 }),
  };
  return Object.hasOwn(moves, key) ? (moves[key]?.().toString() ?? null) : null;
}

/** The nearest date in the months shown. */
function within(date: string, months: readonly CalendarMonth[]): string {
  const dates = months.flatMap(({ weeks }) => weeks.flat()).flatMap((cell) => cell?.date ?? []);
  const [first = date, last = date] = [dates[0], dates.at(-1)];
  if (date < first) return first;
  return date > last ? last : date;
}

/** The month's first day with open times, or else its first day in the booking window. */
function firstChoice({ month, weeks }: CalendarMonth): string {
  const days = weeks.flat().filter((cell) => cell !== null);
  const open = days.find(({ status }) => status === 'open');
  return (open ?? days.find(({ planned }) => planned !== null))?.date ?? `${month}-01`;
}

/** The dates of a whole week, which the second row always is. */
function weekdays({ weeks }: CalendarMonth): readonly string[] {
  return (weeks[1] ?? []).flatMap((cell) => cell?.date ?? []);
}
