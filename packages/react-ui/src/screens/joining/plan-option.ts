import { type CostNote, formatMoney, moneyOf, type Plan, wordCostNote } from '@foyer/core';

import type { PlanOption } from '../../components/plan-list.tsx';

/** A plan as it is read: the price for a month, and what stands beside it. CJ-10, PL-01 to PL-05 */
export function planOption({
  plan,
  notes,
}: {
  readonly plan: Plan;
  readonly notes: readonly CostNote[];
}): PlanOption {
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
