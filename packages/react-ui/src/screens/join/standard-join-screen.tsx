import type { Navigation, StandardJoin, StandardJoinSnapshot } from '@foyer/core';
import {
  defaultStandardJoinPaths,
  syncStandardStepsWithHistory,
  type StandardJoinEntry,
} from '@foyer/core/join';
import { type ComponentType, type JSX, useCallback, useSyncExternalStore } from 'react';

import { lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { useFoyer, useService } from '../../di/foyer-provider.tsx';
import { standardJoinOf } from '../../di/standard-join-module.ts';
import { portTokens } from '../../di/tokens.ts';
import { JoiningScreen } from '../joining/joining-screen.tsx';
import { awaitsPayment, PaymentReturn, useReturnHeadline } from '../joining/payment-return.tsx';
import { PlansStep } from './plans-step.tsx';
import { StandardFrame, type StandardStepProps } from './standard-frame.tsx';

/** Later screens load lazily while the visitor is on the step before. */
type StepModule = { readonly default: ComponentType<StandardStepProps> };
const loadDetails = (): Promise<StepModule> => import('./details-step.tsx');
const DetailsStep = lazyWithRetry(loadDetails);
const WelcomeStep = lazyWithRetry(() => import('./welcome-step.tsx'));
const fetchNext = [loadDetails, null, null] as const;

export interface StandardJoinScreenProps {
  /** The unchecked data from the URL. */
  readonly arrival?: StandardJoinEntry;
  /** True if the visitor came from another page of the site. The first heading then takes the focus. */
  readonly takesFocus?: boolean;
}

/** The standard join: a plan, the visitor's details, and the membership after the payment. */
export function StandardJoinScreen({
  arrival = {},
  takesFocus = false,
}: StandardJoinScreenProps): JSX.Element {
  const join = useStandardJoin();
  const { paths = defaultStandardJoinPaths } = useService(portTokens.standardJoinSettings);
  const syncSteps = useCallback(
    (flow: StandardJoin, navigation: Navigation) =>
      syncStandardStepsWithHistory(flow, navigation, paths),
    [paths],
  );
  return (
    <JoiningScreen
      {...join}
      arrival={arrival}
      takesFocus={takesFocus}
      syncSteps={syncSteps}
      fetchNext={fetchNext}
      Step={Step}
    />
  );
}

function useStandardJoin(): {
  readonly flow: StandardJoin;
  readonly snapshot: StandardJoinSnapshot;
} {
  const flow = standardJoinOf(useFoyer().container);
  return { flow, snapshot: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}

function Step(props: StandardStepProps): JSX.Element {
  const returnHeadline = useReturnHeadline();
  const { snapshot } = props;
  if (awaitsPayment(snapshot)) {
    return (
      <StandardFrame {...returnHeadline} heading={props.heading} snapshot={snapshot}>
        <PaymentReturn {...props} />
      </StandardFrame>
    );
  }
  switch (snapshot.state.step) {
    case 0:
      return <PlansStep {...props} />;
    case 1:
      return <DetailsStep {...props} />;
    case 2:
      return <WelcomeStep {...props} />;
  }
}
