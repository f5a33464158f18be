import { type CorporateJoinEntry, syncCorporateStepsWithHistory } from '@foyer/core/corporate';
import { type ComponentType, type JSX } from 'react';

import { lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { useCorporateJoin } from '../../hooks/use-corporate-join.ts';
import { JoiningScreen } from '../joining/joining-screen.tsx';
import { awaitsPayment, PaymentReturn, useReturnHeadline } from '../joining/payment-return.tsx';
import { CorporateFrame } from './corporate-frame.tsx';
import { JoinContactStep } from './join-contact-step.tsx';
import type { JoinStepProps } from './join-step-props.ts';

/** Later screens load lazily while the visitor is on the step before. */
type StepModule = { readonly default: ComponentType<JoinStepProps> };
const loadCode = (): Promise<StepModule> => import('./code-step.tsx');
const loadPlans = (): Promise<StepModule> => import('./plan-step.tsx');
const loadSchedule = (): Promise<StepModule> => import('./join-schedule-step.tsx');
const loadVisit = (): Promise<StepModule> => import('./join-visit-step.tsx');
const CodeStep = lazyWithRetry(loadCode);
const PlanStep = lazyWithRetry(loadPlans);
const MemberStep = lazyWithRetry(() => import('./member-step.tsx'));
const JoinScheduleStep = lazyWithRetry(loadSchedule);
const JoinVisitStep = lazyWithRetry(loadVisit);
const fetchNext = [loadCode, loadPlans, loadSchedule, null, loadVisit, null] as const;

export interface CorporateJoinScreenProps {
  /** The unchecked data from the URL. */
  readonly arrival?: CorporateJoinEntry;
  /** True if the visitor came from another page of the site. The first heading then takes the focus. */
  readonly takesFocus?: boolean;
}

/** The corporate join: six steps from the work email to the member card. */
export function CorporateJoinScreen({
  arrival = {},
  takesFocus = false,
}: CorporateJoinScreenProps): JSX.Element {
  return (
    <JoiningScreen
      {...useCorporateJoin()}
      arrival={arrival}
      awaitsClub={arrival.facilityId != null}
      takesFocus={takesFocus}
      syncSteps={syncCorporateStepsWithHistory}
      fetchNext={fetchNext}
      Step={Step}
    />
  );
}

function Step(props: JoinStepProps): JSX.Element {
  const returnHeadline = useReturnHeadline();
  const { snapshot } = props;
  if (awaitsPayment(snapshot)) {
    return (
      <CorporateFrame {...returnHeadline} heading={props.heading} snapshot={snapshot}>
        <PaymentReturn {...props} />
      </CorporateFrame>
    );
  }
  switch (snapshot.state.step) {
    case 0:
      return <JoinContactStep {...props} />;
    case 1:
      return <CodeStep {...props} />;
    case 2:
      return <PlanStep {...props} />;
    case 3:
      return <MemberStep {...props} />;
    case 4:
      return <JoinScheduleStep {...props} />;
    case 5:
      return <JoinVisitStep {...props} />;
  }
}
