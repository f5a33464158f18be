import { type JSX, useState } from 'react';

import { Banner } from '../components/banner.tsx';
import { ClubChoice } from '../components/club-choice.tsx';
import { Question } from '../components/question.tsx';
import { scheduleCopy } from '../copy/schedule.ts';
import { useMessages, useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { useCopy } from '../locale/use-copy.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** The second step: choosing a day and a time at the club, or skipping it. */
export default function ScheduleStep({ flow, snapshot, heading }: StepProps): JSX.Element {
  const words = useCopy(scheduleCopy);
  const messages = useMessages();
  const { variant } = useService(portTokens.settings);
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { state } = snapshot;
  // Without a visit there's nothing to update.
  const isEditing = state.isInEditMode && snapshot.holdsVisit;
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
      <ScheduleForm
        flow={flow}
        snapshot={snapshot}
        club={state.selectedFacility}
        submit={isEditing ? words.update : isGuided ? words.submitGuided : words.submit}
        skip={isNewer ? `${words.notReady} ${words.skipForNow}` : words.skip}
        onChangeClub={
          state.referringId === null ? () => (isGuided ? setAsking : setChoosing)(true) : null
        }
      >
        {isNewer && !isGuided && (
          <div className="foyer-tour">
            <p className="foyer-tour__title">{words.tourTitle}</p>
            <p>{words.tourText}</p>
          </div>
        )}
      </ScheduleForm>
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
