import type { CorporateJoin, Navigation } from '@foyer/core';
import {
  type CorporateJoinEntry,
  corporateJoinPath,
  syncCorporateStepsWithHistory,
} from '@foyer/core/corporate';
import { type JSX, type ReactNode, useCallback } from 'react';

import { Button } from '../../components/button.tsx';
import { lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { corporateCopy, joiningCopy } from '../../copy/join.ts';
import { corporateJoinOf } from '../../di/corporate-join-module.ts';
import { useFoyer } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { useAlternatives } from '../../locale/use-formats.ts';
import { JoiningScreen } from '../joining/joining-screen.tsx';
import { ContactAlert } from '../lead/contact-parts.tsx';
import { ContactForm } from '../lead/contact-form.tsx';
import { CorporateFrame, InvitationWay, type JoinStepProps } from './corporate-frame.tsx';

/** Later screens load lazily while the visitor is on the step before. */
const CodeStep = lazyWithRetry(() => import('./code-step.tsx'));
const PlanStep = lazyWithRetry(() => import('./plan-step.tsx'));
const AgreementStep = lazyWithRetry(() => import('./agreement-step.tsx'));
const MemberStep = lazyWithRetry(() => import('./member-step.tsx'));
const JoinScheduleStep = lazyWithRetry(() => import('./join-schedule-step.tsx'));
const JoinVisitStep = lazyWithRetry(() => import('./join-visit-step.tsx'));
const steps = [
  JoinContactStep,
  CodeStep,
  PlanStep,
  MemberStep,
  JoinScheduleStep,
  JoinVisitStep,
  AgreementStep,
] as const;
/** From the plans to the payment, or to a visit. */
const afterPlans = {
  prefetch: () => Promise.all([AgreementStep.prefetch(), JoinScheduleStep.prefetch()]),
};
const next = [CodeStep, PlanStep, afterPlans, null, JoinVisitStep, null, null] as const;

export interface CorporateJoinScreenProps {
  /** The unchecked data from the URL. */
  readonly arrival?: CorporateJoinEntry;
  /** The path of the page; the later steps have their addresses below it. */
  readonly path?: string;
  /** True if the visitor came from another page of the site. The first heading then takes the focus. */
  readonly takesFocus?: boolean;
  /** Beside the first step on wide screens, until the picture of a club is. */
  readonly picture?: ReactNode;
}

/** The corporate join: seven steps from the work email to the member card. */
export function CorporateJoinScreen({
  arrival = {},
  path = corporateJoinPath,
  takesFocus = false,
  picture,
}: CorporateJoinScreenProps): JSX.Element {
  const syncSteps = useCallback(
    (flow: CorporateJoin, navigation: Navigation) =>
      syncCorporateStepsWithHistory(flow, navigation, path),
    [path],
  );
  return (
    <JoiningScreen
      flow={corporateJoinOf(useFoyer().container)}
      arrival={arrival}
      awaitsClub={arrival.facilityId != null}
      takesFocus={takesFocus}
      picture={picture}
      syncSteps={syncSteps}
      Frame={CorporateFrame}
      steps={steps}
      next={next}
    />
  );
}

/** The first step: the visitor's details, their employer and a club. */
function JoinContactStep({
  flow,
  snapshot,
  heading,
  awaitsClub = false,
  picture,
}: JoinStepProps): JSX.Element {
  const copy = useCopy(corporateCopy);
  const joining = useCopy(joiningCopy);
  const alternatives = useAlternatives();
  const { alert, busy, employer, state } = snapshot;
  const companyEmailHint =
    employer === null || employer.domains.length === 0
      ? copy.companyEmailHint
      : copy.companyEmailAt(alternatives(employer.domains));
  return (
    <CorporateFrame
      eyebrow={employer === null ? copy.contactEyebrow : copy.planEyebrow(employer.name)}
      title={copy.contactTitle}
      lede={state.isInvited ? copy.invitedLede : copy.contactLede}
      heading={heading}
      snapshot={snapshot}
      picture={awaitsClub ? null : picture}
    >
      <ContactForm
        flow={flow}
        snapshot={snapshot}
        label={copy.contactEyebrow}
        purpose="join"
        awaitsClub={awaitsClub}
        clubPrompt={joining.selectJoinClub}
        hints={{ ...joining.hints, company_email: companyEmailHint }}
        proposals={null}
        onSubmit={() => void flow.submit()}
      >
        <ContactAlert alert={alert} key={snapshot.refusals} />
        <Button
          type="submit"
          unavailable={!snapshot.canSubmit}
          busy={busy !== 'starting' ? null : state.isInvited ? copy.startingInvited : copy.starting}
        >
          {copy.getStarted}
        </Button>
      </ContactForm>
      <InvitationWay flow={flow} snapshot={snapshot} />
    </CorporateFrame>
  );
}
