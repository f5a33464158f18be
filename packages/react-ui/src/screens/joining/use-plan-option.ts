import type { Plan } from '@foyer/core';
import { type CostNote, moneyOf, formatCostNote } from '@foyer/core/plans';

import type { PlanOption } from '../../components/plan-list.tsx';
import { joiningCopy } from '../../copy/joining.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useMoney } from '../../locale/use-money.ts';

interface PricedPlan {
  readonly plan: Plan;
  readonly notes: readonly CostNote[];
}

/** Returns a function that formats a plan: its monthly price and its notes. */
export function usePlanOption(): (priced: PricedPlan) => PlanOption {
  const { costNotes } = useCopy(joiningCopy);
  const money = useMoney();
  return ({ plan, notes }) => {
    const { planId, planType, name, description, cost } = plan;
    return {
      planId,
      planType,
      name,
      description,
      price: money(moneyOf(cost, cost.monthlyFee)),
      notes: notes.map((note) => formatCostNote(note, money, costNotes)),
    };
  };
}
