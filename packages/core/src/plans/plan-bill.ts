import type { Money } from '../kernel/money.ts';
import { moneyOf, type PlanCost } from './plan.ts';

/** The minimum membership in months. */
export const commitmentMonths = 12;

/** A plan's cost for the buyer. The plan's card, the summary and the payment all show the same amounts. */
export interface PlanBill {
  /** The first month plus the remaining initiation. */
  readonly dueToday: Money;
  /** From the second month on. */
  readonly monthly: Money;
  /** The initiation before savings. */
  readonly initiation: Money;
  /** The savings on the initiation, at most all of it. */
  readonly saved: Money;
  readonly commitmentMonths: number;
  /** The regular monthly fee if it's above the charged one; otherwise null. */
  readonly regularMonthly: Money | null;
}

/** Computes a plan's bill. No amount is negative. */
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
