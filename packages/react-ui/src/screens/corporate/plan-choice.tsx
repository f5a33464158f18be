import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { PlanList } from '../../components/plan-list.tsx';
import { joiningCopy } from '../../copy/joining.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { usePlanOption } from '../joining/use-plan-option.ts';
import { PlansLoading } from '../joining/plans-loading.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import type { JoinStepProps } from './join-step-props.ts';

export interface PlanChoiceProps extends JoinStepProps {
  readonly problemId?: string | undefined;
  readonly onChangeClub: () => void;
}

/** The plans, their loading state, or why there are none and what to do. */
export function PlanChoice({
  flow,
  snapshot,
  problemId,
  onChangeClub,
}: PlanChoiceProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const planOption = usePlanOption();
  const messages = useMessages();
  const { state, plans } = snapshot;
  return (
    <PlansLoading flow={flow} plans={plans}>
      {plans.status === 'none' ? (
        <Banner tone="note">
          <p>{plans.message && messages(plans.message)}</p>
          <Button onClick={onChangeClub}>{copy.selectClub}</Button>
        </Banner>
      ) : (
        <PlanList
          plans={plans.list.map(planOption)}
          chosen={state.plan?.planId ?? null}
          club={{ name: state.selectedFacility?.name ?? '', onChange: onChangeClub }}
          problemId={problemId}
          onChoose={(planId) => flow.choosePlan(planId)}
        />
      )}
    </PlansLoading>
  );
}
