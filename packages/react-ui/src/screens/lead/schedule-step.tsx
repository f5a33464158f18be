import type { Club, LeadFlow } from '@foyer/core';
import { type JSX, Suspense, useState } from 'react';
import type { LeadFlowState } from '@foyer/core/lead';
import type { WaitListEntry } from '@foyer/core/visit';

import { Banner } from '../../components/banner.tsx';
import { ClubCard } from '../../components/club-card.tsx';
import { ClubChoice } from '../../components/club-choice.tsx';
import { Question } from '../../components/dialog.tsx';
import { scheduleCopy } from '../../copy/visit.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { lazyWithRetry, SilentRetry } from '../../components/lazy-with-retry.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { useFocusOnChange } from '../../hooks/focus.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';
import VisitSummary from './visit-summary.tsx';
import { Button } from '../../components/button.tsx';

/** Only where the time comes before the club is known. */
const ClubProposals = lazyWithRetry(() => import('./club-proposals.tsx'), SilentRetry);

/** Choosing a day and a time at the club, or skipping it: the second step, or the first one. */
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
  const what = isGuided ? copy.guidedLede(visitMinutes.workout) : copy.lede(visitMinutes.tour);
  const isNewer = variant === 'guided-steps';
  // The tour card says what it is.
  const lede = isNewer ? copy.howTo : `${what} ${copy.howTo}`;
  const asksForDetails = snapshot.order === 'times-first' && !state.hasCreatedLead;
  const submit = isEditing ? copy.update : isGuided ? copy.submitGuided : copy.submit;
  return (
    <StepFrame
      eyebrow={friend === undefined ? eyebrow : copy.invitedBy(friend)}
      title={isEditing ? copy.editTitle : isGuided ? copy.guidedTitle : copy.title}
      lede={state.selectedFacility === null ? copy.chooseClub : lede}
      heading={heading}
      snapshot={snapshot}
      aside={
        <VisitSummary
          club={state.selectedFacility}
          time={state.selectedAppointment}
          isWorkout={isGuided}
          isBeside
        />
      }
    >
      {snapshot.notice && <Banner tone="note">{messages(snapshot.notice)}</Banner>}
      {state.selectedFacility === null ? (
        <ChooseClub flow={flow} snapshot={snapshot} onChange={() => setChoosing(true)} />
      ) : (
        <ScheduleForm
          flow={flow}
          snapshot={snapshot}
          club={state.selectedFacility}
          submit={asksForDetails ? copy.toDetails : submit}
          skip={isNewer ? `${copy.notReady} ${copy.skipForNow}` : copy.skip}
          onChangeClub={
            asksForDetails || state.referringId === null
              ? () => (isGuided ? setAsking : setChoosing)(true)
              : null
          }
        >
          {isNewer && (
            <div className="foyer-stack-1">
              <p className="foyer-name">
                {isGuided
                  ? copy.workoutTitle(visitMinutes.workout)
                  : copy.tourTitle(visitMinutes.tour)}
              </p>
              <p className="foyer-soft">{isGuided ? copy.workoutText : copy.tourText}</p>
            </div>
          )}
        </ScheduleForm>
      )}
      {state.selectedFacility !== null &&
        state.hasCreatedLead &&
        !snapshot.hasVisit &&
        state.leadTransactionId !== null && (
          <JoinWaitList
            key={`${state.selectedFacility.facilityId} ${isGuided}`}
            flow={flow}
            joined={state.waitLists}
            entry={{
              transactionId: state.leadTransactionId,
              facilityId: state.selectedFacility.facilityId,
              purpose: isGuided ? 'workout' : 'tour',
            }}
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

interface ChooseClubProps extends StepProps {
  readonly onChange: () => void;
}

/** The club, before there are times to show. */
function ChooseClub({ flow, snapshot, onChange }: ChooseClubProps): JSX.Element {
  const messages = useMessages();
  const { state, alert, clubError, ready } = snapshot;
  const isSuggested = state.suggestedFacility !== null;
  return (
    <div className="foyer-form">
      {alert && <Banner tone="problem">{messages(alert)}</Banner>}
      {isSuggested && (
        <Suspense fallback={<Skeleton shape="row" />}>
          <ClubProposals flow={flow} snapshot={snapshot} showsNearby={false} />
        </Suspense>
      )}
      {ready ? (
        <ClubCard
          club={null}
          suggested={isSuggested}
          error={clubError === null ? undefined : messages(clubError)}
          announces
          onChange={onChange}
        />
      ) : (
        <Skeleton shape="choice" />
      )}
    </div>
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
      go={copy.changeClub}
      onGo={onGo}
    />
  );
}

interface JoinWaitListProps {
  readonly flow: LeadFlow;
  readonly joined: LeadFlowState['waitLists'];
  readonly entry: WaitListEntry;
}

/** Puts the visitor on the club's wait list, for when no time suits them. Absent without a wait list. */
function JoinWaitList({ flow, joined, entry }: JoinWaitListProps): JSX.Element | null {
  const copy = useCopy(scheduleCopy);
  const messages = useMessages();
  const waitList = useService(portTokens.waitList);
  const [status, setStatus] = useState<'idle' | 'joining' | 'joined' | 'failed'>('idle');
  const isJoined = joined.some(
    ({ transactionId, facilityId, purpose }) =>
      transactionId === entry.transactionId &&
      facilityId === entry.facilityId &&
      purpose === entry.purpose,
  );
  // The pressed button is gone then.
  const said = useFocusOnChange<HTMLParagraphElement>(status === 'joined');
  if (waitList === null) return null;
  const join = async (): Promise<void> => {
    if (status === 'joining') return;
    setStatus('joining');
    const answer = await waitList.join(entry);
    setStatus(answer.ok ? 'joined' : 'failed');
    if (answer.ok) flow.joinedWaitList(entry);
  };
  return (
    <section className="foyer-wait foyer-stack-2 foyer-stack--start foyer-ruled">
      <h2 className="foyer-wait__title">{copy.waitTitle}</h2>
      <p className="foyer-soft" role="status" ref={said} tabIndex={-1}>
        {isJoined ? copy.waitJoined : copy.waitText}
      </p>
      {status === 'failed' && <Banner tone="problem">{messages({ key: 'generic' })}</Banner>}
      {!isJoined && (
        <Button
          look="secondary"
          busy={status === 'joining' ? copy.waitJoining : null}
          onClick={() => void join()}
        >
          {copy.waitJoin}
        </Button>
      )}
    </section>
  );
}
