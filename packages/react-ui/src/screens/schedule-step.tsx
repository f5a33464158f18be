import { dayLabel, findSlot, shortMonth, shortWeekday, type Slot } from '@foyer/core';
import { type JSX, useEffect, useRef, useState } from 'react';

import { Banner } from '../components/banner.tsx';
import { Button } from '../components/button.tsx';
import { ClubChoice } from '../components/club-choice.tsx';
import { Icon } from '../components/icon.tsx';
import { Question } from '../components/question.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { Waiting } from '../components/waiting.tsx';
import { commonCopy } from '../copy/common.ts';
import { scheduleCopy } from '../copy/schedule.ts';
import { useMessages, useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { TimePicker } from './time-picker.tsx';

const words = scheduleCopy;

/** The second step: a day and a time at the club, or neither. LS-01 to LS-04, LS-09, LS-13 */
export default function ScheduleStep({ flow, snapshot, heading }: StepProps): JSX.Element {
  const messages = useMessages();
  const { variant } = useService(portTokens.settings);
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { state, times, alert, busy } = snapshot;
  const { plan } = times;
  const slot =
    plan && state.selectedAppointment && findSlot(plan, state.selectedAppointment.startsAt);
  const wasTaken = alert?.key === 'slotTaken';
  const isEditing = state.isInEditMode;
  const isGuided = state.showGuidedWorkouts;
  const isNewer = variant === 'guided-steps';
  return (
    <StepFrame
      eyebrow={isGuided ? words.guidedEyebrow : words.eyebrow}
      title={isEditing ? words.editTitle : isGuided ? words.guidedTitle : words.title}
      lede={isGuided ? words.guidedLede : words.lede}
      heading={heading}
      snapshot={snapshot}
    >
      {snapshot.notice && <Banner tone="note">{messages(snapshot.notice)}</Banner>}
      <form
        className="foyer-form"
        noValidate
        aria-label={words.eyebrow}
        onSubmit={(event) => {
          event.preventDefault();
          void flow.schedule();
        }}
      >
        <div className="foyer-at">
          <p className="foyer-at__club">{state.selectedFacility?.name}</p>
          {state.referringId === null && (
            <button
              type="button"
              className="foyer-icon-button"
              aria-haspopup="dialog"
              aria-label={words.changeClub}
              onClick={() => (isGuided ? setAsking : setChoosing)(true)}
            >
              <Icon name="pencil" />
            </button>
          )}
        </div>
        {isNewer && !isGuided && (
          <div className="foyer-tour">
            <p className="foyer-tour__title">{words.tourTitle}</p>
            <p>{words.tourText}</p>
          </div>
        )}
        {wasTaken && (
          <Alternatives flow={flow} snapshot={snapshot}>
            {messages(alert)}
          </Alternatives>
        )}
        <Times flow={flow} snapshot={snapshot} />
        <div className={slot ? 'foyer-actions foyer-actions--held' : 'foyer-actions'}>
          {/* Where it was pressed: on a phone the bar is all that is sure to be seen. */}
          {alert !== null && !wasTaken && (
            <Banner tone="problem" key={snapshot.refusals}>
              {messages(alert)}
            </Banner>
          )}
          <p className="foyer-actions__summary" aria-live="polite">
            {plan && slot
              ? words.chosen(dayLabel(slot.date, plan.today), slot.label)
              : words.nothingChosen}
          </p>
          <Button
            type="submit"
            unavailable={!snapshot.canSchedule}
            busy={busy === 'booking' ? words.booking : null}
          >
            {isEditing ? words.update : isGuided ? words.submitGuided : words.submit}
          </Button>
          <Button
            look="quiet"
            busy={busy === 'skipping' ? words.skipping : null}
            onClick={() => void flow.skip()}
          >
            {isNewer ? `${words.notReady} ${words.skipForNow}` : words.skip}
          </Button>
        </div>
      </form>
      <Question
        title={words.leaveGuidedTitle}
        text={messages({ key: 'guidedOnlyHere' })}
        open={asking}
        stay={words.stayGuided}
        onStay={() => setAsking(false)}
        go={words.leaveGuided}
        onGo={() => {
          setAsking(false);
          setChoosing(true);
          void flow.leaveGuided();
        }}
      />
      <ClubChoice
        open={choosing}
        purpose="visit"
        chosen={state.selectedFacility}
        onClose={() => setChoosing(false)}
        onChoose={(club) => {
          setChoosing(false);
          void flow.chooseClub(club);
        }}
      />
    </StepFrame>
  );
}

function Times({ flow, snapshot }: StepProps): JSX.Element {
  const { plan, day, status } = snapshot.times;
  const retry = (): void => void flow.retryTimes();
  if (status === 'failed') {
    return (
      <Banner tone="problem">
        <p>{words.failed}</p>
        <Button look="secondary" onClick={retry}>
          {commonCopy.tryAgain}
        </Button>
      </Banner>
    );
  }
  if (plan === null || day === null) {
    return (
      <Waiting label={words.loading} onRetry={retry}>
        <Skeleton shape="cell" count={7} />
        <Skeleton shape="line" count={9} />
      </Waiting>
    );
  }
  return <TimePicker flow={flow} snapshot={snapshot} plan={plan} day={day} />;
}

/** LS-13: the time is gone; the nearest three, a press away. */
function Alternatives({
  flow,
  snapshot,
  children,
}: StepProps & { readonly children: string }): JSX.Element {
  const pressed = useRef<string | null>(null);
  const { alternatives } = snapshot.times;
  useEffect(
    () => () => {
      // The buttons go with the message: the focus follows the choice to its place among the times.
      if (pressed.current !== null) focusTime(pressed.current);
    },
    [],
  );
  const choose = (slot: Slot): void => {
    pressed.current = slot.startsAt;
    flow.selectTime(slot);
  };
  return (
    <Banner tone="problem" takesFocus>
      <p>{children}</p>
      {alternatives.length > 0 && (
        <>
          <p>{words.nearest}</p>
          <div className="foyer-alternatives">
            {alternatives.map((slot) => (
              <Button key={slot.startsAt} look="secondary" onClick={() => choose(slot)}>
                {shortLabel(slot)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Banner>
  );
}

function focusTime(startsAt: string): void {
  document.querySelector<HTMLInputElement>(`input[value="${startsAt}"]`)?.focus();
}

/** `Sat, Nov 21, 9:00 AM` */
function shortLabel({ date, label }: Slot): string {
  return `${shortWeekday(date)}, ${shortMonth(date)} ${Number(date.slice(8))}, ${label}`;
}
