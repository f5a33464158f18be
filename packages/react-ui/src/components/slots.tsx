import { dayLabel, type Slot, type VisitPlan } from '@foyer/core';
import { nextOpenDay, type PlannedDay } from '@foyer/core/visit';
import { daysLabel, shortWeekday, slotLabel } from '@foyer/core/calendar';
import { type JSX, memo, type MemoExoticComponent, useMemo } from 'react';

import { scheduleCopy } from '../copy/visit.ts';
import { useCopy, useLocale } from '../locale/use-copy.ts';
import { ArrowButton } from './arrow-button.tsx';
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
        <WeekButton to="left" label={copy.previousWeek} week={before} onShow={onShow} />
        <WeekButton to="right" label={copy.nextWeek} week={after} onShow={onShow} />
      </div>
      <div className="foyer-days__week">
        {week.map(({ date, openCount, closed }) => (
          <DayTile
            key={date}
            date={date}
            openCount={openCount}
            holiday={closed?.name ?? null}
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
  /** The holiday for which the club is closed. */
  readonly holiday: string | null;
  readonly isShown: boolean;
}

const DayTile = memo(function DayTile({
  date,
  today,
  openCount,
  holiday,
  isShown,
  onShow,
  onPress,
}: DayTileProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const closed = holiday === null ? copy.noTimes : copy.closedFor(holiday);
  return (
    <RadioTile
      name="foyer-day"
      value={date}
      className="foyer-day"
      checked={isShown}
      muted={openCount === 0}
      label={`${dayLabel(date, today, locale)}, ${openCount === 0 ? closed : copy.openTimes(openCount)}`}
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
  to,
  label,
  week,
  onShow,
}: {
  readonly to: 'left' | 'right';
  readonly label: string;
  readonly week: readonly PlannedDay[];
  readonly onShow: (date: string) => void;
}): JSX.Element {
  const target = week.find(({ openCount }) => openCount > 0) ?? week[0];
  const onPress = target !== undefined && (() => onShow(target.date));
  return <ArrowButton to={to} label={label} onPress={onPress} />;
}

/** `November 21 – 27`, or `November 28 – December 4`. */
function rangeOf(week: readonly PlannedDay[], locale: string): string {
  const first = week[0]?.date;
  const last = week.at(-1)?.date;
  return first === undefined || last === undefined ? '' : daysLabel(first, last, locale);
}

type Part = keyof typeof scheduleCopy.parts;

export interface SlotGridProps {
  readonly slots: readonly Slot[];
  /** `startsAt` of the chosen slot. */
  readonly chosen: string | null;
  readonly onSelect: (slot: Slot) => void;
}

/**
 * The times of a day, grouped into parts of the day. Taken times are disabled and say so. Elements are reused from
 * one day to the next to keep re-renders small.
 */
export function SlotGrid({ slots, chosen, onSelect }: SlotGridProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const byPart = useMemo(() => Map.groupBy(slots, partOf), [slots]);
  return (
    <div className="foyer-times">
      {Array.from(byPart, ([part, ofPart]) => (
        <fieldset key={part} className="foyer-times__part">
          <legend className="foyer-times__title foyer-fine">{copy.parts[part]}</legend>
          <div className="foyer-times__grid">
            {ofPart.map((slot) => (
              <SlotTile
                key={slot.startsAt.slice(11)}
                slot={slot}
                isChosen={slot.startsAt === chosen}
                onSelect={onSelect}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface SlotTileProps extends Pick<SlotGridProps, 'onSelect'> {
  readonly slot: Slot;
  readonly isChosen: boolean;
}

const SlotTile = memo(function SlotTile({ slot, isChosen, onSelect }: SlotTileProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const label = slotLabel(slot, useLocale());
  return (
    <RadioTile
      name="foyer-time"
      value={slot.startsAt}
      className="foyer-time"
      checked={isChosen}
      disabled={!slot.available}
      label={slot.available ? label : `${label}, ${copy.taken}`}
      onSelect={() => onSelect(slot)}
    >
      {label}
    </RadioTile>
  );
});

/** In the club's local time, which is how `startsAt` is written. */
function partOf({ startsAt }: Slot): Part {
  const hour = Number(startsAt.slice(11, 13));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
