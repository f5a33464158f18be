import { dayLabel } from '@foyer/core';
import {
  type CalendarDay,
  calendarWeeks,
  daysLabel,
  firstWeekday,
  shortDay,
  shortMonth,
  shortWeekday,
} from '@foyer/core/calendar';
import { type JSX, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';

import { scheduleCopy } from '../copy/visit.ts';
import { useCopy, useLocale } from '../locale/use-copy.ts';
import { readingKey } from './arrow-button.tsx';
import type { DayStripProps } from './slots.tsx';

/**
 * The booking window as a calendar of whole weeks instead of months, so that late in a month the next days are visible
 * and the past ones are not. Follows the ARIA date grid pattern: one day is in the tab
 * order, keys move the focus, and Enter, Space or a press chooses the day. Days that can't be chosen say why.
 */
export function DayCalendar({ plan, day, onShow, onPress }: DayStripProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const weeks = useMemo(() => calendarWeeks(plan, firstWeekday(locale)), [plan, locale]);
  const days = weeks.flat();
  const [at, setAt] = useState({ day, focused: day });
  const { focused } = at;
  const [refused, setRefused] = useState<CalendarDay | null>(null);
  // Another day was selected, here or elsewhere on the page.
  if (at.day !== day) setAt({ day, focused: day });
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

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
    const place = days.indexOf(cell);
    const move = daysOf(readingKey(event), place % 7);
    if (move === undefined) return;
    event.preventDefault();
    const next = days[Math.min(Math.max(place + move, 0), days.length - 1)]?.date ?? focused;
    takesFocus.current = next !== focused;
    setRefused(null);
    moveTo(next);
  };
  const holidays = plan.days.flatMap(({ date, closed }) =>
    closed?.name == null ? [] : [{ date, name: closed.name }],
  );

  return (
    <fieldset className="foyer-calendar foyer-stack-2">
      <legend className="foyer-hidden">{copy.day}</legend>
      <p className="foyer-days__range" id={titleId}>
        {daysLabel(plan.days[0]?.date ?? day, plan.days.at(-1)?.date ?? day, locale)}
      </p>
      <div className="foyer-calendar__grid" role="grid" aria-labelledby={titleId} ref={grid}>
        <div className="foyer-calendar__week" role="row">
          {weeks[0]?.map(({ date }) => (
            <span key={date} role="columnheader" className="foyer-calendar__weekday">
              {shortWeekday(date, locale)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]?.date} className="foyer-calendar__week" role="row">
            {week.map((cell) => (
              <div
                key={cell.date}
                role="gridcell"
                className="foyer-calendar__day"
                data-date={cell.date}
                data-status={cell.status}
                data-month={cell.date.endsWith('-01') ? shortMonth(cell.date, locale) : undefined}
                aria-label={nameOf(cell)}
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
        ))}
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

/** How many days a key of the date grid pattern moves, from the place of a day in its week; undefined for other keys. */
function daysOf(key: string, weekday: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
    PageUp: -28,
    PageDown: 28,
  };
  return moves[key];
}
