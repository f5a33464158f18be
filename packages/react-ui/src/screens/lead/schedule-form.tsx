import {
  type Club,
  dayLabel,
  type LeadFlow,
  type LeadFlowSnapshot,
  type Slot,
  type VisitPlan,
} from '@foyer/core';
import { earliestOpenSlot, findSlot, nextOpenDay } from '@foyer/core/visit';
import { shortDay, slotLabel } from '@foyer/core/calendar';
import { type JSX, type ReactNode, useCallback, useEffect, useId, useRef } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { GuestField } from '../../components/guest-field.tsx';
import { Icon } from '../../components/icon.tsx';
import { DayCalendar } from '../../components/day-calendar.tsx';
import { DayStrip, SlotGrid } from '../../components/slots.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { scheduleCopy } from '../../copy/visit.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubTime } from '../../hooks/use-club-time.ts';
import { afterFrame } from '../../hooks/timing.ts';
import { useIsWide } from '../../hooks/use-is-wide.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

import { Elsewhere } from './elsewhere.tsx';

/** The props that every flow with a visit provides. */
export interface TimesProps {
  readonly flow: Pick<LeadFlow, 'showDay' | 'selectTime' | 'retryTimes'> &
    Partial<Pick<LeadFlow, 'visitElsewhere' | 'bring' | 'checkGuest'>>;
  readonly snapshot: Pick<LeadFlowSnapshot, 'times'> & {
    readonly state: Pick<LeadFlowSnapshot['state'], 'selectedAppointment'> &
      Partial<Pick<LeadFlowSnapshot['state'], 'guestName'>>;
  };
  readonly club: Club | null;
}

export interface ScheduleFormProps extends Pick<
  TimesFormProps,
  'snapshot' | 'club' | 'submit' | 'children'
> {
  readonly flow: TimesFormProps['flow'] & Pick<LeadFlow, 'skip'>;
  readonly skip: string;
  /** Changes the club; null if the club is fixed. */
  readonly onChangeClub: (() => void) | null;
}

export function ScheduleForm({
  flow,
  snapshot,
  club,
  submit,
  skip,
  onChangeClub,
  children,
}: ScheduleFormProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  return (
    <TimesForm
      flow={flow}
      snapshot={snapshot}
      club={club}
      label={copy.eyebrow}
      submit={submit}
      booking={copy.booking}
      aside={
        <Button
          look="quiet"
          busy={snapshot.busy === 'skipping' ? copy.skipping : null}
          onClick={() => void flow.skip()}
        >
          {skip}
        </Button>
      }
    >
      <div className="foyer-at">
        <p className="foyer-at__club foyer-title">{club?.name}</p>
        {onChangeClub !== null && (
          <button
            type="button"
            className="foyer-icon-button"
            aria-haspopup="dialog"
            aria-label={copy.changeClub}
            onClick={onChangeClub}
          >
            <Icon name="down" />
          </button>
        )}
      </div>
      {children}
    </TimesForm>
  );
}

export interface TimesFormProps extends TimesProps {
  readonly flow: TimesProps['flow'] & Pick<LeadFlow, 'schedule'>;
  readonly snapshot: TimesProps['snapshot'] &
    Pick<LeadFlowSnapshot, 'alert' | 'refusals' | 'canSchedule'> & {
      readonly busy: string | null;
    };
  readonly label: string;
  readonly submit: string;
  /** The button label while the visit is being booked. */
  readonly booking: string;
  readonly inDialog?: boolean;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A form to choose a time and book it. If the time is taken, it offers the nearest ones. */
export function TimesForm({
  flow,
  snapshot,
  club,
  label,
  submit,
  booking,
  inDialog = false,
  aside,
  children,
}: TimesFormProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const messages = useMessages();
  const { times, alert, busy } = snapshot;
  const { plan } = times;
  const { selectedAppointment: selected } = snapshot.state;
  // Null if none is selected or it's no longer in the plan.
  const slot = plan && selected && findSlot(plan, selected.startsAt);
  const wasTaken = alert?.key === 'slotTaken';
  const { guests } = useService(portTokens.settings);
  const asksForGuest = guests && flow.bring !== undefined && plan !== null;
  const guestAlert = asksForGuest && alert?.key === 'nameMalformed' ? alert : null;
  return (
    <Form
      className={inDialog ? 'foyer-form foyer-form--in-dialog' : 'foyer-form'}
      label={label}
      onSubmit={() => {
        void flow.schedule();
      }}
    >
      {children}
      {wasTaken && (
        <TakenTime flow={flow} snapshot={snapshot}>
          {messages(alert)}
        </TakenTime>
      )}
      {plan !== null && times.status !== 'failed' && !inDialog && (
        <EarliestTime flow={flow} plan={plan} />
      )}
      {alert?.key === 'timeRequired' && (
        <Banner tone="problem" takesFocus key={snapshot.refusals}>
          {messages(alert)}
        </Banner>
      )}
      <TimesChoice flow={flow} snapshot={snapshot} club={club} />
      {asksForGuest && (
        <GuestField
          name={snapshot.state.guestName ?? null}
          error={guestAlert === null ? undefined : messages(guestAlert)}
          refusals={snapshot.refusals}
          onChange={(name) => flow.bring?.(name)}
          onLeave={() => flow.checkGuest?.()}
        />
      )}
      <div className={inDialog ? 'foyer-actions' : 'foyer-actions foyer-actions--held'}>
        {/* Placed by the buttons: on a phone only the button bar is certain to be visible. */}
        {alert !== null && !wasTaken && alert.key !== 'timeRequired' && guestAlert === null && (
          <Banner tone="problem" key={snapshot.refusals}>
            {messages(alert)}
          </Banner>
        )}
        <p className="foyer-actions__summary" aria-live="polite">
          {plan && slot
            ? copy.chosen(dayLabel(slot.date, plan.today, locale), slotLabel(slot, locale))
            : copy.nothingChosen}
        </p>
        <Button
          type="submit"
          unavailable={!snapshot.canSchedule}
          busy={busy === 'booking' ? booking : null}
        >
          {submit}
        </Button>
        {aside}
      </div>
    </Form>
  );
}

function TimesChoice({ flow, snapshot, club }: TimesProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const { plan, day, status, elsewhere } = snapshot.times;
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
  if (elsewhere !== null && flow.visitElsewhere) {
    return (
      <Elsewhere
        onVisit={(one) => flow.visitElsewhere?.(one)}
        onRetry={retry}
        offered={elsewhere}
        club={club}
        onChosen={(tree, startsAt) => afterFrame(() => focusTime(tree, startsAt))}
      />
    );
  }
  return <TimePicker flow={flow} snapshot={snapshot} club={club} plan={plan} day={day} />;
}

/** Chooses the earliest open time with one press, and moves the focus to it. */
function EarliestTime({
  flow,
  plan,
}: Pick<TimesProps, 'flow'> & { readonly plan: VisitPlan }): JSX.Element | null {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const slot = earliestOpenSlot(plan);
  if (slot === null) return null;
  const time = slotLabel(slot, locale);
  const choose = (button: Element): void => {
    const tree = button.getRootNode();
    flow.selectTime(slot);
    afterFrame(() => focusTime(tree, slot.startsAt));
  };
  return (
    <p>
      <button
        type="button"
        className="foyer-link"
        onClick={({ currentTarget }) => choose(currentTarget)}
      >
        {slot.date === plan.today
          ? copy.earliestToday(time)
          : copy.nextTime(shortDay(slot.date, locale), time)}
      </button>
    </p>
  );
}

/** Says that the selected time is taken and offers the nearest three. */
function TakenTime({
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
          <div className="foyer-alternatives foyer-options">
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

interface TimePickerProps extends TimesProps {
  readonly plan: VisitPlan;
  /** The ISO date of the selected day. */
  readonly day: string;
}

/** The days, as a calendar where there's space and otherwise by week, and the times of the selected one. */
function TimePicker({ flow, snapshot, club, plan, day }: TimePickerProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const picker = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isWide = useIsWide(picker);
  const Days = isWide ? DayCalendar : DayStrip;
  const shown = plan.days.find(({ date }) => date === day);
  const slots = shown?.slots ?? [];
  const { state } = snapshot;
  const { foreignZone } = useClubTime(club?.timeZone ?? 'UTC', slots[0]?.startsAt ?? null);
  const next = shown?.openCount === 0 ? nextOpenDay(plan, day) : null;
  const noneOnDay =
    shown?.closed?.name == null ? copy.noTimesOnDate : copy.closedFor(shown.closed.name);
  const show = useCallback((date: string) => flow.showDay(date), [flow]);
  const select = useCallback((slot: Slot) => flow.selectTime(slot), [flow]);
  const readOn = useCallback(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={isWide ? 'foyer-picker foyer-picker--wide' : 'foyer-picker'} ref={picker}>
      <Days plan={plan} day={day} onShow={show} onPress={readOn} />
      <div className="foyer-picker__times" role="radiogroup" aria-labelledby={titleId}>
        <h2 className="foyer-picker__title" ref={title} id={titleId} tabIndex={-1}>
          {dayLabel(day, plan.today, locale)}
        </h2>
        {foreignZone !== null && (
          <p className="foyer-picker__zone foyer-fine">{copy.zone(foreignZone)}</p>
        )}
        {slots.length === 0 ? (
          <p className="foyer-picker__none foyer-soft">
            {club !== null && earliestOpenSlot(plan) === null
              ? copy.noTimesAt(club.name)
              : noneOnDay}
          </p>
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
    </div>
  );
}

/** `tree` is the document or, if the flow is embedded, its shadow root. */
function focusTime(tree: Node, startsAt: string): void {
  (tree as Document | ShadowRoot)
    .querySelector<HTMLInputElement>(`input[value="${startsAt}"]`)
    ?.focus();
}
