import {
  defaultStandardJoinPaths,
  keepStandardStepsInHistory,
  type Navigation,
  type StandardJoin,
  type StandardJoinEntry,
} from '@foyer/core';
import { type ComponentType, type JSX, useCallback } from 'react';

import { fetched } from '../../components/fetched.tsx';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useStandardJoin } from '../../hooks/use-standard-join.ts';
import { JoiningScreen } from '../joining/joining-screen.tsx';
import { awaitsPayment, PaymentReturn, useReturnWords } from '../joining/payment-return.tsx';
import { PlansStep } from './plans-step.tsx';
import { StandardFrame } from './standard-frame.tsx';
import type { StandardStepProps } from './standard-step-props.ts';

/** Nobody's first screens: each is fetched while the visitor is busy with the one before it. */
type StepModule = { readonly default: ComponentType<StandardStepProps> };
const loadDetails = (): Promise<StepModule> => import('./details-step.tsx');
const DetailsStep = fetched(loadDetails);
const WelcomeStep = fetched(() => import('./welcome-step.tsx'));
const fetchNext = [loadDetails, null, null] as const;

export interface StandardJoinScreenProps {
  /** What the address carried when the visitor came, unchecked. RT-05, SJ-05 */
  readonly arrival?: StandardJoinEntry;
  /** True where the visitor came from another page of the site: the first heading takes the focus, too. UI-02 */
  readonly takesFocus?: boolean;
}

/** Joining as anyone does, on a page of its own: a plan, the details, and after the payment the membership. RT-05 */
export function StandardJoinScreen({
  arrival = {},
  takesFocus = false,
}: StandardJoinScreenProps): JSX.Element {
  const join = useStandardJoin();
  const { paths = defaultStandardJoinPaths } = useService(portTokens.standardJoinSettings);
  const keepSteps = useCallback(
    (flow: StandardJoin, navigation: Navigation) =>
      keepStandardStepsInHistory(flow, navigation, paths),
    [paths],
  );
  return (
    <JoiningScreen
      {...join}
      arrival={arrival}
      takesFocus={takesFocus}
      keepSteps={keepSteps}
      fetchNext={fetchNext}
      Step={Step}
    />
  );
}

function Step(props: StandardStepProps): JSX.Element {
  const returnWords = useReturnWords();
  const { snapshot } = props;
  if (awaitsPayment(snapshot)) {
    return (
      <StandardFrame {...returnWords} heading={props.heading} snapshot={snapshot}>
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
