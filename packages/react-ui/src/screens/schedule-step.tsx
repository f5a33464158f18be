import { dayLabel } from '@foyer/core';
import { type JSX, useState } from 'react';

import { Banner } from '../components/banner.tsx';
import { Button } from '../components/button.tsx';
import { ClubChoice } from '../components/club-choice.tsx';
import { Icon } from '../components/icon.tsx';
import { Question } from '../components/question.tsx';
import { scheduleCopy } from '../copy/schedule.ts';
import { useMessages, useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { chosenSlot, TakenTime, TimesChoice } from './times-choice.tsx';

const words = scheduleCopy;

/** The second step: a day and a time at the club, or neither. LS-01 to LS-04, LS-09, LS-13 */
export default function ScheduleStep({ flow, snapshot, heading }: StepProps): JSX.Element {
  const messages = useMessages();
  const { variant } = useService(portTokens.settings);
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { state, times, alert, busy } = snapshot;
  const { plan } = times;
  const slot = chosenSlot(snapshot);
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
          <TakenTime flow={flow} snapshot={snapshot}>
            {messages(alert)}
          </TakenTime>
        )}
        <TimesChoice flow={flow} snapshot={snapshot} />
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
