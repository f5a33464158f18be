import type { FlowPage, LeadFlowEntry } from '@foyer/core';
import { type JSX, Suspense, useEffect, useLayoutEffect, useRef } from 'react';

import { fetched, Meanwhile } from '../components/fetched.tsx';
import { HeadlineLevel } from '../components/headline.tsx';
import { LoaderOverlay } from '../components/loader-overlay.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { idle } from '../hooks/idle.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useLeadFlow } from '../hooks/use-lead-flow.ts';
import { useStepHeading } from '../hooks/use-step-heading.ts';
import { useStepHistory } from '../hooks/use-step-history.ts';
import { useLocale } from '../locale/use-copy.ts';
import { ContactStep } from './contact-step.tsx';
import type { StepProps } from './step-props.ts';
import { useStepTransition } from './use-step-transition.ts';

/** Each step is prefetched while the visitor is on the one before it. */
const ScheduleStep = fetched<StepProps>(() => import('./schedule-step.tsx'));
const ConfirmationStep = fetched<StepProps>(() => import('./confirmation-step.tsx'));
const LeadFlowGuard = fetched(() => import('./lead-flow-guard.tsx'), Meanwhile);

export interface LeadFlowScreenProps {
  /** The page that the flow is on. RT-01, RT-02, RT-07 */
  readonly page: FlowPage;
  /** Values from the address, not validated. RT-02, RT-11, RT-12, RF-01 */
  readonly arrival?: Omit<LeadFlowEntry, 'path'>;
  /** False inside another site's page: its address and history are left alone. LX-14, EM-01 */
  readonly keepsHistory?: boolean;
  /** Whether to offer guided workouts; by default on the membership pages only. RT-01 */
  readonly offersGuided?: boolean;
  /** True after client-side navigation: the first heading takes the focus as well. UI-02 */
  readonly takesFocus?: boolean;
}

/** The lead flow on a page: contact, schedule, confirmation. */
export function LeadFlowScreen({
  page,
  arrival = {},
  keepsHistory = true,
  offersGuided = page.kind === 'inline',
  takesFocus = false,
}: LeadFlowScreenProps): JSX.Element {
  const { flow, snapshot } = useLeadFlow();
  const locale = useLocale();
  // A lazy component can't be part of the prerendered page.
  const isHydrated = useHydrated();
  // Only the first address counts: the flow itself changes later ones.
  const entry = useRef({ path: page.path, ...arrival });
  // Before paint, so that an empty form never flashes before a stored flow.
  useLayoutEffect(() => {
    void flow.enter(entry.current);
  }, [flow]);
  useStepHistory(flow, keepsHistory ? page : null, snapshot.ready);

  const drawn = useStepTransition(snapshot, keepsHistory);
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
          <ContactStep
            // Each language has its own headline.
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
