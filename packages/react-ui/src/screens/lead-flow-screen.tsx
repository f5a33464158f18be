import type { FlowPage, LeadFlowEntry } from '@foyer/core';
import {
  type JSX,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

import { fetched, Meanwhile } from '../components/fetched.tsx';
import { HeadlineLevel } from '../components/headline.tsx';
import { LoaderOverlay } from '../components/loader-overlay.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { idle } from '../hooks/idle.ts';
import { useCalmSnapshot } from '../hooks/use-calm-snapshot.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useLeadFlow } from '../hooks/use-lead-flow.ts';
import { useStepHeading } from '../hooks/use-step-heading.ts';
import { useStepHistory } from '../hooks/use-step-history.ts';
import { useLocale } from '../locale/use-copy.ts';
import { ContactStep } from './contact-step.tsx';
import type { StepProps } from './step-props.ts';
import { useStepTransition } from './use-step-transition.ts';

/** Nobody's first screens: each is fetched while the visitor is busy with the one before it. */
const ScheduleStep = fetched<StepProps>(() => import('./schedule-step.tsx'));
const ConfirmationStep = fetched<StepProps>(() => import('./confirmation-step.tsx'));
const LeadFlowGuard = fetched(() => import('./lead-flow-guard.tsx'), Meanwhile);
/** Drawn only where its snapshot is another one. */
const FirstStep = memo(ContactStep);

export interface LeadFlowScreenProps {
  /** The page that shows the flow. RT-01, RT-02, RT-07 */
  readonly page: FlowPage;
  /** What the address carried when the visitor came, unchecked. RT-02, RT-11, RT-12, RF-01 */
  readonly arrival?: Omit<LeadFlowEntry, 'path'>;
  /**
   * False inside a foreign page: the address, the history and what else is the page's stay as they are. LX-14, EM-01
   */
  readonly keepsHistory?: boolean;
  /** RT-01: guided workouts are offered; by default on the membership pages. */
  readonly offersGuided?: boolean;
  /** True where the visitor came from another page of the site: the first heading takes the focus, too. UI-02 */
  readonly takesFocus?: boolean;
}

/** The lead flow on a page: contact, schedule, confirmation. */
export function LeadFlowScreen(props: LeadFlowScreenProps): JSX.Element {
  return (
    // Where it was drawn before its script it is taken over as one: what the flow then finds would else have React take over
    // the first step in a hurry, without a pause for a key or a tap.
    <Suspense
      fallback={
        <div className="foyer foyer-flow">
          <Skeleton shape="card" />
        </div>
      }
    >
      <Steps {...props} />
    </Suspense>
  );
}

function Steps({
  page,
  arrival = {},
  keepsHistory = true,
  offersGuided = page.kind === 'inline',
  takesFocus = false,
}: LeadFlowScreenProps): JSX.Element {
  const { flow, snapshot } = useLeadFlow();
  const locale = useLocale();
  // What is fetched can't be taken over with the rest of a page that was drawn before its script. It is in no hurry.
  const isHydrated = useDeferredValue(useHydrated());
  // Only the address that the visitor came by counts: later ones are the flow's own doing.
  const entry = useRef({ path: page.path, ...arrival });
  // Before the first paint, so that a stored flow never flashes an empty form.
  useLayoutEffect(() => {
    void flow.enter(entry.current);
  }, [flow]);
  useStepHistory(flow, keepsHistory ? page : null, snapshot.ready);

  const drawn = useStepTransition(useCalmSnapshot(snapshot), keepsHistory);
  const { step } = drawn.state;
  const namesPage = page.kind !== 'embedding';
  const heading = useStepHeading(step, drawn.ready, {
    namesPage,
    takesFocus: takesFocus && namesPage,
  });
  useEffect(() => {
    if (step === 2) return;
    void idle().then((step === 0 ? ScheduleStep : ConfirmationStep).ahead);
  }, [step]);
  const props = { flow, snapshot: drawn, heading };
  return (
    <HeadlineLevel value={page.kind === 'embedding' ? 'h2' : 'h1'}>
      <div className="foyer foyer-flow">
        {isHydrated && (
          <Suspense fallback={null}>
            <LeadFlowGuard
              flow={flow}
              snapshot={snapshot}
              exits={page.kind !== 'embedding'}
              goesBack={!keepsHistory}
            />
          </Suspense>
        )}
        {step === 0 && (
          <FirstStep
            // The headline is another one in another language.
            key={locale}
            {...props}
            page={page.path}
            offersGuided={offersGuided}
            showsNearby={arrival.location != null}
            awaitsClub={arrival.facilityId != null}
          />
        )}
        <Suspense fallback={<Skeleton shape="card" />}>
          {step === 1 && <ScheduleStep {...props} />}
          {step === 2 && <ConfirmationStep {...props} />}
        </Suspense>
        <LoaderOverlay />
      </div>
    </HeadlineLevel>
  );
}
