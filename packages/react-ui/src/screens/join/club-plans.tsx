import type { Club } from '@foyer/core';
import type { StandardPlan } from '@foyer/core/join';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { PlanList, type PlanOption } from '../../components/plan-list.tsx';
import { joinCopy } from '../../copy/join.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { useMoney } from '../../locale/use-money.ts';
import { PlanForm, planProblemId } from '../joining/plan-form.tsx';
import { usePlanOption } from '../joining/use-plan-option.ts';
import { PlansLoading } from '../joining/plans-loading.tsx';
import { openingDay } from './opening-day.ts';
import type { StandardStepProps } from './standard-step-props.ts';

/** The plans of a club, with a button to continue with the selected one. */
export function ClubPlans({
  flow,
  snapshot,
  club,
}: Pick<StandardStepProps, 'flow' | 'snapshot'> & { readonly club: Club }): JSX.Element {
  const copy = useCopy(joinCopy);
  const locale = useLocale();
  const optionOf = useOption();
  const { state, plans, busy } = snapshot;
  const hasPlans = plans.list.length > 0;
  const problem = hasPlans ? (snapshot.alert ?? plans.message) : null;
  return (
    <PlanForm
      problem={problem}
      refusals={snapshot.refusals}
      submit={
        hasPlans
          ? {
              label: copy.continue,
              note: copy.continueNote,
              unavailable: !snapshot.canContinue,
              busy: busy === 'continuing' ? copy.continuing : null,
            }
          : null
      }
      onSubmit={() => void flow.continue()}
    >
      {hasPlans && plans.isPresale && (
        <Banner tone="note">{copy.presale(club.name, openingDay(plans.openDate, locale))}</Banner>
      )}
      <PlansLoading flow={flow} plans={plans}>
        {hasPlans && (
          <PlanList
            plans={plans.list.map(optionOf)}
            chosen={state.plan?.planId ?? null}
            problemId={problem === null ? undefined : planProblemId}
            onChoose={(planId) => flow.choosePlan(planId)}
          />
        )}
      </PlansLoading>
    </PlanForm>
  );
}

/** Returns a function that formats a plan with its reach and the amount due today. */
function useOption(): (plan: StandardPlan) => PlanOption {
  const copy = useCopy(joinCopy);
  const money = useMoney();
  const planOption = usePlanOption();
  return (plan) => {
    const { promotion } = plan.plan;
    return {
      ...planOption(plan),
      planType: plan.reach === 'single' ? copy.single : copy.multiple,
      today: copy.dueToday(money(plan.bill.dueToday)),
      promotion: promotion === null ? null : copy.promotion(promotion),
    };
  };
}
