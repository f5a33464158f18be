import type { Money } from '../kernel/money.ts';
import { moneyOf, type PlanCost } from './plan.ts';

/** For how many months a member commits. Source: PL-04. */
export const commitmentMonths = 12;

/** What a plan costs whom it is sold to: the same sum on the plan's card, in the summary and at the payment. */
export interface PlanBill {
  /** The first month and what is left of the initiation. */
  readonly dueToday: Money;
  /** From the second month on. */
  readonly monthly: Money;
  /** The initiation before anything is saved. */
  readonly initiation: Money;
  /** How much of the initiation is saved; never more than all of it. */
  readonly saved: Money;
  readonly commitmentMonths: number;
  /** The regular monthly fee where it is above the one that is paid; null otherwise. */
  readonly regularMonthly: Money | null;
}

/** The bill of a plan: no part of it is ever below nothing. Source: PL-02, PL-04, SJ-01. */
export function planBill(cost: PlanCost): PlanBill {
  const monthly = Math.max(0, cost.monthlyFee);
  const initiation = Math.max(0, cost.initiation.totalDues);
  const saved = Math.min(initiation, Math.max(0, cost.promotionalSavings));
  return {
    dueToday: moneyOf(cost, monthly + initiation - saved),
    monthly: moneyOf(cost, monthly),
    initiation: moneyOf(cost, initiation),
    saved: moneyOf(cost, saved),
    commitmentMonths,
    regularMonthly: cost.regularMonthlyFee > monthly ? moneyOf(cost, cost.regularMonthlyFee) : null,
  };
}
