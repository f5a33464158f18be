import type { Club } from '@foyer/core';
import { formatDate } from '@foyer/core/calendar';
import type { StandardPlan } from '@foyer/core/join';
import { formatMoney } from '@foyer/core/kernel';
import { type JSX, Suspense, useEffect, useState } from 'react';

import { lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { Banner } from '../../components/banner.tsx';
import { ClubCard, clubButtonId } from '../../components/club-card.tsx';
import { ClubChoice } from '../../components/club-choice.tsx';
import { PlanList, type PlanOption } from '../../components/plan-list.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { joinCopy, joiningCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { PlanForm, PlansLoading, VisitFirst } from '../joining/plan-form.tsx';
import { usePlanOption } from '../joining/plan-option.tsx';
import { StandardFrame, type StandardStepProps } from './standard-frame.tsx';

/** Only needed if the URL names no known club. */
const FirstClub = lazyWithRetry(() => import('./first-club.tsx'));

/** Step 1: the club and its plans. */
export function PlansStep({
  flow,
  snapshot,
  heading,
  awaitsClub = false,
  picture,
}: StandardStepProps): JSX.Element {
  const copy = useCopy(joinCopy);
  const joining = useCopy(joiningCopy);
  const messages = useMessages();
  const [choosing, setChoosing] = useState(false);
  const { state, ready } = snapshot;
  const { selectedFacility: club } = state;
  // Without a club in the URL, none is likely to be known, so the page is laid out for choosing one from the start.
  const hasClub = club !== null || (!ready && awaitsClub);
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
      lede={hasClub ? copy.plansLede : copy.noClubLede}
      heading={heading}
      snapshot={snapshot}
      picture={hasClub ? null : picture}
    >
      {state.showNonEligibleBanner && (
        <Banner tone="note">
          <p>{messages({ key: 'notEligible' })}</p>
          <p>{copy.notEligibleNote}</p>
        </Banner>
      )}
      {!ready && (
        <div className={hasClub ? 'foyer-compare' : undefined}>
          <Skeleton shape="row" count={4} />
        </div>
      )}
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
          <ClubCard club={club} change={copy.selectClub} onChange={() => setChoosing(true)} />
          <ClubPlans flow={flow} snapshot={snapshot} club={club} />
          <VisitFirst flow={flow} snapshot={snapshot} />
          <Passes snapshot={snapshot} club={club} />
        </>
      )}
      <ClubChoice
        open={choosing}
        purpose="join"
        chosen={club}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => void flow.chooseClub(chosen)}
      />
    </StandardFrame>
  );
}

/** The plans of a club, with a button to continue with the selected one. */
function ClubPlans({
  flow,
  snapshot,
  club,
}: Pick<StandardStepProps, 'flow' | 'snapshot'> & { readonly club: Club }): JSX.Element {
  const copy = useCopy(joinCopy);
  const locale = useLocale();
  const optionOf = useOption(club);
  const { state, plans, busy } = snapshot;
  const hasPlans = plans.list.length > 0;
  return (
    <PlanForm
      flow={flow}
      snapshot={snapshot}
      submit={copy.continue}
      note={copy.continueNote}
      unavailable={!snapshot.canContinue}
      busy={busy === 'continuing' ? copy.continuing : null}
      onSubmit={() => void flow.continue()}
    >
      {(problemId) => (
        <>
          {hasPlans && plans.isPresale && (
            <Banner tone="note">
              {copy.presale(club.name, openingDay(plans.openDate, locale))}
            </Banner>
          )}
          <PlansLoading flow={flow} plans={plans}>
            {hasPlans && (
              <PlanList
                plans={plans.list.map(optionOf)}
                chosen={state.plan?.planId ?? null}
                problemId={problemId}
                onChoose={(planId) => flow.plans.choose(planId)}
              />
            )}
          </PlansLoading>
        </>
      )}
    </PlanForm>
  );
}

/** Returns a function that formats a plan with its reach and its promotion. */
function useOption(club: Club): (plan: StandardPlan) => PlanOption {
  const copy = useCopy(joinCopy);
  const joining = useCopy(joiningCopy);
  const planOption = usePlanOption(club);
  return (plan) => {
    const { promotion } = plan.plan;
    return {
      ...planOption(plan),
      planType: plan.reach === 'single' ? copy.single : copy.multiple,
      promotion: promotion === null ? null : joining.promotion(promotion),
    };
  };
}

/** Formats an ISO date, e.g. `March 1, 2027`; null if it's not one. */
function openingDay(text: string | null, locale: string): string | null {
  if (text === null) return null;
  try {
    return formatDate(text, locale, { dateStyle: 'long' });
  } catch {
    return null;
  }
}

/** The passes beside the plans: the free trial, and the paid day. */
function Passes({
  snapshot,
  club,
}: {
  readonly snapshot: StandardStepProps['snapshot'];
  readonly club: Club;
}): JSX.Element | null {
  const joining = useCopy(joiningCopy);
  const locale = useLocale();
  const { trialDays, dayPassPrice } = snapshot.plans;
  const query = `?facilityId=${encodeURIComponent(club.facilityId)}`;
  if (trialDays === null && dayPassPrice === null) return null;
  return (
    <>
      {trialDays !== null && (
        <p className="foyer-join-aside foyer-soft">
          {joining.trial}{' '}
          <SiteLink path={`/trial-pass/new${query}`}>
            {joining.trialLink(trialDays, club.name)}
          </SiteLink>
        </p>
      )}
      {dayPassPrice !== null && (
        <p className="foyer-join-aside foyer-soft">
          <SiteLink path={`/day-pass${query}`}>
            {joining.dayPass(formatMoney(dayPassPrice, { locale, wholeUnits: true }))}
          </SiteLink>
        </p>
      )}
    </>
  );
}
