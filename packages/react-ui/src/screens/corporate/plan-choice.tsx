import { formatMoney, moneyOf, type OfferedPlan, wordCostNote } from '@foyer/core';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { PlanList, type PlanOption } from '../../components/plan-list.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { commonCopy } from '../../copy/common.ts';
import { corporateCopy } from '../../copy/corporate.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import type { JoinStepProps } from './join-step-props.ts';

const words = corporateCopy;

export interface PlanChoiceProps extends JoinStepProps {
  /** Id of what tells what is wrong with the choice. */
  readonly problemId?: string | undefined;
  readonly onChangeClub: () => void;
}

/** The plans, or the wait for them, or why there are none and what to do about it. CJ-10 to CJ-12 */
export function PlanChoice({
  flow,
  snapshot,
  problemId,
  onChangeClub,
}: PlanChoiceProps): JSX.Element {
  const messages = useMessages();
  const { state, plans } = snapshot;
  const retry = (): void => void flow.retryPlans();
  if (plans.status === 'loading' && plans.list.length === 0) {
    return (
      <Waiting label={words.planLoading} onRetry={retry}>
        <Skeleton shape="row" count={4} />
      </Waiting>
    );
  }
  if (plans.status === 'failed' || plans.status === 'none') {
    return (
      <Banner tone={plans.status === 'failed' ? 'problem' : 'note'}>
        <p>{plans.message && messages(plans.message)}</p>
        {plans.status === 'failed' ? (
          <Button look="secondary" onClick={retry}>
            {commonCopy.tryAgain}
          </Button>
        ) : (
          <Button onClick={onChangeClub}>{words.selectClub}</Button>
        )}
      </Banner>
    );
  }
  return (
    <PlanList
      plans={plans.list.map(optionOf)}
      chosen={state.plan?.planId ?? null}
      club={state.selectedFacility?.name ?? ''}
      problemId={problemId}
      onChoose={(planId) => flow.choosePlan(planId)}
      onChangeClub={onChangeClub}
    />
  );
}

/** A plan as it is read: the price for a month, and what stands beside it. CJ-10, PL-05 */
function optionOf({ plan, notes }: OfferedPlan): PlanOption {
  const { planId, planType, name, description, cost } = plan;
  return {
    planId,
    planType,
    name,
    description,
    price: formatMoney(moneyOf(cost, cost.monthlyFee)),
    notes: notes.map((note) => wordCostNote(note)),
  };
}
