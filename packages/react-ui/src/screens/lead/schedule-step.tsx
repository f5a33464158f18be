import type { Club } from '@foyer/core';
import { type JSX, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { ClubChoice } from '../../components/club-choice.tsx';
import { Question } from '../../components/dialog.tsx';
import { scheduleCopy } from '../../copy/visit.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { JoinWaitList } from './join-wait-list.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** The second step: choosing a day and a time at the club, or skipping it. */
export default function ScheduleStep({ flow, snapshot, heading }: StepProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const messages = useMessages();
  const { variant, visitMinutes } = useService(portTokens.settings);
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { state } = snapshot;
  // Without a visit there's nothing to update.
  const isEditing = state.isInEditMode && snapshot.hasVisit;
  const isGuided = state.showGuidedWorkouts;
  const friend = state.referrerDetails?.firstName;
  const eyebrow = isGuided ? copy.guidedEyebrow : copy.eyebrow;
  const isNewer = variant === 'guided-steps';
  return (
    <StepFrame
      eyebrow={friend === undefined ? eyebrow : copy.invitedBy(friend)}
      title={isEditing ? copy.editTitle : isGuided ? copy.guidedTitle : copy.title}
      lede={isGuided ? copy.guidedLede(visitMinutes.workout) : copy.lede(visitMinutes.tour)}
      heading={heading}
      snapshot={snapshot}
    >
      {snapshot.notice && <Banner tone="note">{messages(snapshot.notice)}</Banner>}
      <ScheduleForm
        flow={flow}
        snapshot={snapshot}
        club={state.selectedFacility}
        submit={isEditing ? copy.update : isGuided ? copy.submitGuided : copy.submit}
        skip={isNewer ? `${copy.notReady} ${copy.skipForNow}` : copy.skip}
        onChangeClub={
          state.referringId === null ? () => (isGuided ? setAsking : setChoosing)(true) : null
        }
      >
        {isNewer && (
          <div className="foyer-tour">
            <p className="foyer-tour__title">
              {isGuided ? copy.workoutTitle(visitMinutes.workout) : copy.tourTitle}
            </p>
            <p>{isGuided ? copy.workoutText : copy.tourText}</p>
          </div>
        )}
      </ScheduleForm>
      {state.selectedFacility !== null && state.leadTransactionId !== null && (
        <JoinWaitList
          key={state.selectedFacility.facilityId}
          transactionId={state.leadTransactionId}
          club={state.selectedFacility}
          purpose={isGuided ? 'workout' : 'tour'}
        />
      )}
      {isGuided && (
        <LeaveGuided
          club={state.selectedFacility}
          open={asking}
          onStay={() => setAsking(false)}
          onGo={() => {
            setAsking(false);
            setChoosing(true);
          }}
        />
      )}
      <ClubChoice
        open={choosing}
        purpose="visit"
        chosen={state.selectedFacility}
        onClose={() => setChoosing(false)}
        onChoose={(club) => void flow.chooseClub(club)}
      />
    </StepFrame>
  );
}

interface LeaveGuidedProps {
  readonly club: Club | null;
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** Asks before the club is changed, which turns the workout into a tour. */
function LeaveGuided({ club, open, onStay, onGo }: LeaveGuidedProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const { status, clubs } = useClubDirectory();
  const isOnlyHere =
    status === 'ready' &&
    !clubs.some((one) => one.hasGuidedWorkouts && one.facilityId !== club?.facilityId);
  return (
    <Question
      title={copy.leaveGuidedTitle}
      text={isOnlyHere ? copy.onlyHere : copy.becomesTour}
      open={open}
      stay={copy.stayGuided}
      onStay={onStay}
      go={copy.leaveGuided}
      onGo={onGo}
    />
  );
}
