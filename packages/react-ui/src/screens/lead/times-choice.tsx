import type { Slot } from '@foyer/core';
import { findSlot, shortDay, slotLabel } from '@foyer/core/visit';
import { type JSX, useEffect, useRef } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { scheduleCopy } from '../../copy/schedule.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { TimePicker } from './time-picker.tsx';
import type { TimesProps } from './times-props.ts';

/** The slot of the selected time; null if none is selected or it's no longer in the plan. */
export function chosenSlot({ state, times }: TimesProps['snapshot']): Slot | null {
  if (times.plan === null || state.selectedAppointment === null) return null;
  return findSlot(times.plan, state.selectedAppointment.startsAt);
}

/** The times of a club, their loading state, or a retry button. */
export function TimesChoice({ flow, snapshot, club }: TimesProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const { plan, day, status } = snapshot.times;
  const retry = (): void => void flow.retryTimes();
  if (status === 'failed') return <LoadError message={{ key: 'timesNotLoaded' }} onRetry={retry} />;
  if (plan === null || day === null) {
    return (
      <LoadingState label={copy.loading} onRetry={retry}>
        <Skeleton shape="cell" count={7} />
        <Skeleton shape="line" count={9} />
      </LoadingState>
    );
  }
  return <TimePicker flow={flow} snapshot={snapshot} club={club} plan={plan} day={day} />;
}

/** Says that the selected time is taken and offers the nearest three. */
export function TakenTime({
  flow,
  snapshot,
  children,
}: Omit<TimesProps, 'club'> & { readonly children: string }): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const pressed = useRef<{ readonly tree: Node; readonly startsAt: string } | null>(null);
  const { alternatives } = snapshot.times;
  useEffect(
    () => () => {
      // The buttons disappear with the message, so the focus moves to the chosen time.
      if (pressed.current !== null) focusTime(pressed.current.tree, pressed.current.startsAt);
    },
    [],
  );
  const choose = (button: Element, slot: Slot): void => {
    pressed.current = { tree: button.getRootNode(), startsAt: slot.startsAt };
    flow.selectTime(slot);
  };
  return (
    <Banner tone="problem" takesFocus>
      <p>{children}</p>
      {alternatives.length > 0 && (
        <>
          <p>{copy.nearest}</p>
          <div className="foyer-alternatives">
            {alternatives.map((slot) => (
              <Button
                key={slot.startsAt}
                look="secondary"
                onClick={({ currentTarget }) => choose(currentTarget, slot)}
              >
                {copy.short(shortDay(slot.date, locale), slotLabel(slot, locale))}
              </Button>
            ))}
          </div>
        </>
      )}
    </Banner>
  );
}

/** `tree` is the document or, if the flow is embedded, its shadow root. */
function focusTime(tree: Node, startsAt: string): void {
  (tree as Document | ShadowRoot)
    .querySelector<HTMLInputElement>(`input[value="${startsAt}"]`)
    ?.focus();
}
