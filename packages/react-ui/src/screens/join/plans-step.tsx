import { type JSX, Suspense, useEffect, useState } from 'react';

import { lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { Banner } from '../../components/banner.tsx';
import { ClubCard, clubButtonId } from '../../components/club-card.tsx';
import { ClubChoice } from '../../components/club-choice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { joinCopy } from '../../copy/join.ts';
import { joiningCopy } from '../../copy/joining.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { JoinNotice } from '../joining/join-notice.tsx';
import { VisitFirst } from '../joining/visit-first.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { ClubPlans } from './club-plans.tsx';
import { StandardFrame } from './standard-frame.tsx';
import type { StandardStepProps } from './standard-step-props.ts';

/** Only needed if the URL names no known club. */
const FirstClub = lazyWithRetry(() => import('./first-club.tsx'));

/** Step 1/3: the club and its plans. */
export function PlansStep({ flow, snapshot, heading }: StandardStepProps): JSX.Element {
  const copy = useCopy(joinCopy);
  const joining = useCopy(joiningCopy);
  const messages = useMessages();
  const [choosing, setChoosing] = useState(false);
  const { state, ready } = snapshot;
  const { selectedFacility: club } = state;
  const [beganHere, setBeganHere] = useState(false);
  const arrived = beganHere && club !== null;
  useEffect(() => {
    // The focused list is gone, so the focus moves to the chosen club.
    if (arrived) document.getElementById(clubButtonId)?.focus();
  }, [arrived]);
  return (
    <StandardFrame
      eyebrow={copy.plansEyebrow}
      title={joining.planTitle}
      lede={ready && club === null ? copy.noClubLede : copy.plansLede}
      heading={heading}
      snapshot={snapshot}
    >
      <JoinNotice snapshot={snapshot} />
      {state.showNonEligibleBanner && (
        <Banner tone="note">
          <p>{messages({ key: 'notEligible' })}</p>
          <p>{copy.notEligibleNote}</p>
        </Banner>
      )}
      {!ready && <Skeleton shape="row" count={4} />}
      {ready && club === null && (
        <Suspense fallback={<Skeleton shape="row" count={4} />}>
          <FirstClub
            problem={snapshot.clubError}
            onChoose={(chosen) => {
              setBeganHere(true);
              void flow.chooseClub(chosen);
            }}
          />
        </Suspense>
      )}
      {ready && club !== null && (
        <>
          <ClubCard
            club={club}
            suggested={club.facilityId === state.suggestedFacility?.facilityId}
            onChange={() => setChoosing(true)}
          />
          <ClubPlans flow={flow} snapshot={snapshot} club={club} />
          <VisitFirst flow={flow} snapshot={snapshot} />
        </>
      )}
      <ClubChoice
        open={choosing}
        purpose="join"
        chosen={club}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false);
          void flow.chooseClub(chosen);
        }}
      />
    </StandardFrame>
  );
}
