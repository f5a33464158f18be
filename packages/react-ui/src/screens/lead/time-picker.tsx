import { dayLabel, type Slot, type VisitPlan } from '@foyer/core';
import { nextOpenDay } from '@foyer/core/visit';
import { type JSX, useCallback, useId, useRef } from 'react';

import { DayStrip } from '../../components/day-strip.tsx';
import { SlotGrid } from '../../components/slot-grid.tsx';
import { scheduleCopy } from '../../copy/schedule.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useClubTime } from '../../hooks/use-club-time.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import type { TimesProps } from './times-props.ts';

export interface TimePickerProps extends TimesProps {
  readonly plan: VisitPlan;
  /** The ISO date of the selected day. */
  readonly day: string;
}

/** A week of days and the times of the selected one, in the club's time zone. */
export function TimePicker({ flow, snapshot, club, plan, day }: TimePickerProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const messages = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const shown = plan.days.find(({ date }) => date === day);
  const slots = shown?.slots ?? [];
  const { state } = snapshot;
  const { foreignZone } = useClubTime(club?.timeZone ?? 'UTC', slots[0]?.startsAt ?? null);
  const next = shown?.openCount === 0 ? nextOpenDay(plan, day) : null;
  const show = useCallback((date: string) => flow.showDay(date), [flow]);
  const select = useCallback((slot: Slot) => flow.selectTime(slot), [flow]);
  const readOn = useCallback(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <DayStrip plan={plan} day={day} onShow={show} onPress={readOn} />
      <div className="foyer-picker__times" role="radiogroup" aria-labelledby={titleId}>
        <h2 className="foyer-picker__title" ref={title} id={titleId} tabIndex={-1}>
          {dayLabel(day, plan.today, locale)}
        </h2>
        {foreignZone !== null && <p className="foyer-picker__zone">{copy.zone(foreignZone)}</p>}
        {slots.length === 0 ? (
          <p className="foyer-picker__none">{messages({ key: 'noTimesOnDate' })}</p>
        ) : (
          <SlotGrid
            slots={slots}
            chosen={state.selectedAppointment?.startsAt ?? null}
            onSelect={select}
          />
        )}
        {next !== null && (
          <button type="button" className="foyer-link" onClick={() => flow.showDay(next.date)}>
            {copy.nextAvailable(dayLabel(next.date, plan.today, locale))}
          </button>
        )}
      </div>
    </>
  );
}
