import type { LeadFlowEntry, LeadFlowSnapshot } from '@foyer/core';
import type { FlowPage } from '@foyer/core/lead';
import { type ComponentType, type JSX, Suspense, useEffect, useMemo } from 'react';

import { HeadlineLevel } from '../flow/step-layout.tsx';
import { LoaderOverlay, Skeleton } from '../../components/loading-state.tsx';
import { idle } from '../../hooks/timing.ts';
import { useHydrated } from '../../hooks/use-early-input.ts';
import { useEnteredLeadFlow } from '../../hooks/use-lead-flow.ts';
import { useStepHeading, useStepHistory, useStepTransition } from '../../hooks/use-steps.ts';
import { useLocale } from '../../locale/use-copy.ts';
import { ContactStep, type ContactStepProps } from './contact-step.tsx';
import type { StepProps } from './step-frame.tsx';
import type { LeadFlowGuardProps } from './lead-flow-guard.tsx';
import {
  lazyWithRetry,
  type LazyWithRetry,
  SilentRetry,
} from '../../components/lazy-with-retry.tsx';

/** The steps of the lead flow. */
export interface LeadFlowComponents {
  readonly Contact: ComponentType<ContactStepProps>;
  readonly Schedule: ComponentType<StepProps>;
  readonly Confirmation: ComponentType<StepProps>;
}

export interface LeadFlowScreenProps {
  readonly page: FlowPage;
  /** Steps to show in place of Foyer's. Their `heading` is a ref for the heading that takes the focus. */
  readonly components?: Partial<LeadFlowComponents>;
  /** Values from the URL, not validated. */
  readonly arrival?: Omit<LeadFlowEntry, 'path'>;
  /** False if the flow is embedded in another site's page, whose URL and history it must leave alone. */
  readonly usesHistory?: boolean;
  /** Whether to offer guided workouts. By default only the membership pages do. */
  readonly offersGuided?: boolean;
  /** Shows the contact step to a visitor who is done, so that another visit can begin. The flow stays as it is. */
  readonly beginsAgain?: boolean;
  /** True after client-side navigation: the first heading then takes the focus as well. */
  readonly takesFocus?: boolean;
}

/** The lead flow on a page: contact, schedule, confirmation. */
export function LeadFlowScreen({
  page,
  components,
  arrival = {},
  usesHistory = true,
  offersGuided = page.kind === 'inline',
  beginsAgain = false,
  takesFocus = false,
}: LeadFlowScreenProps): JSX.Element {
  const { flow, snapshot } = useEnteredLeadFlow({ path: page.path, ...arrival });
  const locale = useLocale();
  // A lazy component can't be part of the prerendered page.
  const isHydrated = useHydrated();
  useStepHistory(flow, usesHistory && !beginsAgain ? page : null, snapshot.ready);

  const shown = useMemo(
    () => (beginsAgain ? atContact(snapshot) : snapshot),
    [beginsAgain, snapshot],
  );
  const drawn = useStepTransition(shown, usesHistory);
  const { step } = drawn.state;
  const namesPage = page.kind !== 'embedding';
  const heading = useStepHeading(step, drawn.ready, {
    namesPage,
    takesFocus: takesFocus && namesPage,
  });
  const {
    Contact = ContactStep,
    Schedule = LazySchedule,
    Confirmation = LazyConfirmation,
  } = components ?? {};
  const next = [Schedule, Confirmation, null][step];
  useEffect(() => {
    const own = [LazySchedule, LazyConfirmation].find((one) => one === next);
    if (own) void idle().then(own.prefetch);
  }, [next]);
  const props = { flow, snapshot: drawn, heading };
  return (
    <HeadlineLevel.Provider value={page.kind === 'embedding' ? 'h2' : 'h1'}>
      <div className="foyer foyer-flow" data-step={step}>
        {isHydrated && (
          <Suspense fallback={null}>
            <LazyGuard
              flow={flow}
              snapshot={snapshot}
              exits={page.kind !== 'embedding'}
              goesBack={!usesHistory}
            />
          </Suspense>
        )}
        {step === 0 && (
          <Contact
            // Each language has its own headline.
            key={locale}
            {...props}
            page={page.path}
            offersGuided={offersGuided}
            showsNearby={arrival.location != null}
            awaitsClub={arrival.facilityId != null}
          />
        )}
        {/* Not on a prerendered page: React 18 takes such a boundary over only until something changes. */}
        {step !== 0 && (
          <Suspense fallback={<Skeleton shape="card" />}>
            {step === 1 ? <Schedule {...props} /> : <Confirmation {...props} />}
          </Suspense>
        )}
        <LoaderOverlay />
      </div>
    </HeadlineLevel.Provider>
  );
}

/** The snapshot as the contact step of another visit shows it. */
function atContact(snapshot: LeadFlowSnapshot): LeadFlowSnapshot {
  const { state } = snapshot;
  return {
    ...snapshot,
    state: { ...state, step: 0, selectedAppointment: null, showGuidedWorkouts: false },
  };
}

/** Each step is prefetched while the visitor is on the one before it. */
export const LazySchedule: LazyWithRetry<StepProps> = lazyWithRetry(
  () => import('./schedule-step.tsx'),
);
export const LazyConfirmation: LazyWithRetry<StepProps> = lazyWithRetry(
  () => import('./confirmation-step.tsx'),
);
export const LazyGuard: LazyWithRetry<LeadFlowGuardProps> = lazyWithRetry(
  () => import('./lead-flow-guard.tsx'),
  SilentRetry,
);
