import type { Plan, PlanCost, PlanPromo, PromoDiscount } from './plan.ts';

/** A promo code at a club, in the club's currency. */
export interface PromoCode extends PlanPromo {
  /** The plans that it's for; null for all. */
  readonly planIds: readonly string[] | null;
}

/** In characters. */
export const longestPromoCode = 40;

/** Codes are compared without spaces around them and without case. */
export function normalizePromoCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** What the discount takes off an amount: whole minor units, never more than the amount, and never less than zero. */
export function amountOff(discount: PromoDiscount | null, amount: number): number {
  if (discount === null || amount <= 0) return 0;
  const off =
    discount.kind === 'percent'
      ? Math.round((amount * discount.percent) / 100)
      : discount.minorUnits;
  return Math.min(amount, Math.max(0, off));
}

/** The cost with the code's reduction, or without any if it's null or takes nothing off. */
export function withPromo(cost: PlanCost, promo: PlanPromo | null): PlanCost {
  const { promo: _former, ...own } = cost;
  if (promo === null) return own;
  const { monthly, initiation } = promo;
  const { initiationDue, monthlyFee } = dueWithoutPromo(own);
  const takesOff =
    amountOff(initiation, initiationDue) > 0 ||
    (monthly !== null && monthly.months > 0 && amountOff(monthly.discount, monthlyFee) > 0);
  const { code } = promo;
  return takesOff ? { ...own, promo: { code, initiation, monthly } } : own;
}

/** Plans at their cost with the code, as far as it's for them. */
export function plansWithPromo(plans: readonly Plan[], promo: PromoCode | null): readonly Plan[] {
  return plans.map((plan) => {
    const isFor = promo !== null && isPromoFor(promo, plan);
    return { ...plan, cost: withPromo(plan.cost, isFor ? promo : null) };
  });
}

export function isPromoFor({ planIds }: PromoCode, { planId }: Pick<Plan, 'planId'>): boolean {
  return planIds === null || planIds.includes(planId);
}

/** The fees that a promo code reduces. */
export function dueWithoutPromo(cost: PlanCost): {
  readonly monthlyFee: number;
  readonly initiation: number;
  /** The club's savings on the initiation, at most all of it. */
  readonly saved: number;
  readonly initiationDue: number;
} {
  const initiation = Math.max(0, cost.initiation.totalDues);
  const saved = Math.min(initiation, Math.max(0, cost.promotionalSavings));
  const monthlyFee = Math.max(0, cost.monthlyFee);
  return { monthlyFee, initiation, saved, initiationDue: initiation - saved };
}
