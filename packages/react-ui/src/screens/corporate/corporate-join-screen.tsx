import type { CorporateJoinEntry } from '@foyer/core';
import {
  type ComponentType,
  type JSX,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

import { LoaderOverlay } from '../../components/loader-overlay.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { guardCopy } from '../../copy/guard.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCorporateJoin } from '../../hooks/use-corporate-join.ts';
import { useStepHeading } from '../../hooks/use-step-heading.ts';
import { FlowGuard } from '../flow-guard.tsx';
import { awaitsPayment, PaymentReturn, returnWords } from '../joining/payment-return.tsx';
import { useStepTransition } from '../use-step-transition.ts';
import { CorporateFrame } from './corporate-frame.tsx';
import { JoinContactStep } from './join-contact-step.tsx';
import type { JoinStepProps } from './join-step-props.ts';
import { useJoinHistory } from './use-join-history.ts';

/** Nobody's first screens: each is fetched while the visitor is busy with the one before it. */
type StepModule = { readonly default: ComponentType<JoinStepProps> };
const loadCode = (): Promise<StepModule> => import('./code-step.tsx');
const loadPlans = (): Promise<StepModule> => import('./plan-step.tsx');
const loadSchedule = (): Promise<StepModule> => import('./join-schedule-step.tsx');
const loadVisit = (): Promise<StepModule> => import('./join-visit-step.tsx');
const CodeStep = lazy(loadCode);
const PlanStep = lazy(loadPlans);
const MemberStep = lazy(() => import('./member-step.tsx'));
const JoinScheduleStep = lazy(loadSchedule);
const JoinVisitStep = lazy(loadVisit);
const loadNext = [loadCode, loadPlans, loadSchedule, null, loadVisit, null] as const;

export interface CorporateJoinScreenProps {
  /** What the address carried when the visitor came, unchecked. RT-04, CJ-14 */
  readonly arrival?: CorporateJoinEntry;
}

/** Joining through an employer, on a page of its own: six steps from the work email to the member's card. CJ-01 */
export function CorporateJoinScreen({ arrival = {} }: CorporateJoinScreenProps): JSX.Element {
  const { flow, snapshot } = useCorporateJoin();
  const { exitConfirmation } = useService(portTokens.settings);
  // Only the address that the visitor came by counts: later ones are the flow's own doing.
  const entry = useRef(arrival);
  // Before the first paint, so that a stored flow never flashes an empty form.
  useLayoutEffect(() => {
    void flow.enter(entry.current);
  }, [flow]);
  useJoinHistory(flow, snapshot.ready);

  const drawn = useStepTransition(snapshot, true);
  const heading = useStepHeading(placeOf(drawn), drawn.ready, true);
  const { step } = drawn.state;
  useEffect(() => {
    // A failed fetch is met where the step is drawn.
    loadNext[step]?.().catch(() => undefined);
  }, [step]);
  return (
    <div className="foyer foyer-flow">
      <FlowGuard
        flow={flow}
        asksToStay={snapshot.asksToStay}
        exit={exitConfirmation}
        exitText={guardCopy.corporateExitText}
      />
      <Suspense fallback={<Skeleton shape="card" />}>
        <Step flow={flow} snapshot={drawn} heading={heading} />
      </Suspense>
      <LoaderOverlay />
    </div>
  );
}

function Step(props: JoinStepProps): JSX.Element {
  const { snapshot } = props;
  if (awaitsPayment(snapshot)) {
    return (
      <CorporateFrame {...returnWords} heading={props.heading} snapshot={snapshot}>
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

/** A payment that is awaited is a place of its own, at whichever step the flow stands: its heading takes the focus. */
function placeOf(snapshot: JoinStepProps['snapshot']): number {
  return awaitsPayment(snapshot) ? -1 : snapshot.state.step;
}
