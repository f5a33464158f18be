import { dayLabel, type VisitPlan } from '@foyer/core';
import { daysLabel, nextOpenDay, type PlannedDay, shortWeekday } from '@foyer/core/visit';
import { type JSX, memo, type MemoExoticComponent } from 'react';

import { scheduleCopy } from '../copy/schedule.ts';
import { useCopy, useLocale } from '../locale/use-copy.ts';
import { Icon } from './icon.tsx';
import { RadioTile } from './radio-tile.tsx';

const visibleDays = 7;

export interface DayStripProps {
  readonly plan: VisitPlan;
  /** The ISO date of the selected day. */
  readonly day: string;
  readonly onShow: (date: string) => void;
  /** Called when a day is pressed, but not when arrow keys move over it. */
  readonly onPress: () => void;
}

/** The booking window, one week at a time. Each day shows how many open times it has. */
export const DayStrip: MemoExoticComponent<typeof Strip> = memo(Strip);

function Strip({ plan, day, onShow, onPress }: DayStripProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const place = Math.max(
    0,
    plan.days.findIndex(({ date }) => date === day),
  );
  const start = place - (place % visibleDays);
  const week = plan.days.slice(start, start + visibleDays);
  const before = plan.days.slice(Math.max(0, start - visibleDays), start);
  const after = plan.days.slice(start + visibleDays, start + 2 * visibleDays);
  const isEmpty = week.every(({ openCount }) => openCount === 0);
  const next = isEmpty ? nextOpenDay(plan, after[0]?.date ?? '9999') : null;
  return (
    <fieldset className="foyer-days">
      <legend className="foyer-hidden">{copy.day}</legend>
      <div className="foyer-days__bar">
        <p className="foyer-days__range">{rangeOf(week, locale)}</p>
        <WeekButton name="left" label={copy.previousWeek} week={before} onShow={onShow} />
        <WeekButton name="right" label={copy.nextWeek} week={after} onShow={onShow} />
      </div>
      <div className="foyer-days__week">
        {week.map(({ date, openCount }) => (
          <DayTile
            key={date}
            date={date}
            openCount={openCount}
            today={plan.today}
            isShown={date === day}
            onShow={onShow}
            onPress={onPress}
          />
        ))}
      </div>
      {next !== null && (
        <button type="button" className="foyer-link" onClick={() => onShow(next.date)}>
          {copy.nextAvailable(dayLabel(next.date, plan.today, locale))}
        </button>
      )}
    </fieldset>
  );
}

interface DayTileProps extends Pick<DayStripProps, 'onShow' | 'onPress'> {
  readonly date: string;
  readonly today: string;
  readonly openCount: number;
  readonly isShown: boolean;
}

const DayTile = memo(function DayTile({
  date,
  today,
  openCount,
  isShown,
  onShow,
  onPress,
}: DayTileProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  return (
    <RadioTile
      name="foyer-day"
      value={date}
      className="foyer-day"
      checked={isShown}
      muted={openCount === 0}
      label={`${dayLabel(date, today, locale)}, ${openCount === 0 ? copy.noTimes : copy.openTimes(openCount)}`}
      onSelect={() => onShow(date)}
      onPress={onPress}
    >
      <span className="foyer-day__weekday">{shortWeekday(date, locale)}</span>
      <span className="foyer-day__number">{Number(date.slice(8))}</span>
      <span className="foyer-day__dot" />
    </RadioTile>
  );
});

/** Goes to another week and selects its first day with open times, or else its first day. */
function WeekButton({
  name,
  label,
  week,
  onShow,
}: {
  readonly name: 'left' | 'right';
  readonly label: string;
  readonly week: readonly PlannedDay[];
  readonly onShow: (date: string) => void;
}): JSX.Element {
  const target = week.find(({ openCount }) => openCount > 0) ?? week[0];
  return (
    <button
      type="button"
      className="foyer-icon-button"
      aria-label={label}
      aria-disabled={target === undefined ? true : undefined}
      onClick={() => target && onShow(target.date)}
    >
      <Icon name={name} />
    </button>
  );
}

/** `November 21 – 27`, or `November 28 – December 4`. */
function rangeOf(week: readonly PlannedDay[], locale: string): string {
  const first = week[0]?.date;
  const last = week.at(-1)?.date;
  return first === undefined || last === undefined ? '' : daysLabel(first, last, locale);
}
