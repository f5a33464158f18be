import type { Currency } from '../kernel/money.ts';

/** A plan that an employer offers its people, with the public price of the same plan. */
export interface EmployerPlan {
  readonly planId: string;
  readonly name: string;
  /** One per currency in which the agreement's clubs charge. */
  readonly prices: readonly EmployerPrice[];
}

/** In minor units. */
export interface EmployerPrice {
  readonly currency: Currency;
  readonly monthlyFee: number;
  readonly joiningFee: number;
  readonly publicMonthlyFee: number;
  readonly publicJoiningFee: number;
}

/** What a person saves, in minor units; 0 for nothing. */
export interface Saving {
  readonly monthly: number;
  readonly joining: number;
}

/** What an employer's people save in one currency. */
export interface EmployerSaving extends Saving {
  readonly currency: Currency;
  /** True if `monthly` or `joining`, the highest of any plan, isn't that of every plan. */
  readonly monthlyVaries: boolean;
  readonly joiningVaries: boolean;
  readonly plans: readonly PlanSaving[];
}

export interface PlanSaving extends Saving {
  readonly plan: EmployerPlan;
  readonly price: EmployerPrice;
}

/** The currencies in which an employer's plans are priced, in order of appearance. */
export function employerCurrencies(plans: readonly EmployerPlan[]): readonly Currency[] {
  return [...new Set(plans.flatMap(({ prices }) => prices.map(({ currency }) => currency)))];
}

/** Compares an employer's plans with the public prices; null if no plan has a price in the currency. */
export function employerSaving(
  plans: readonly EmployerPlan[],
  currency: Currency,
): EmployerSaving | null {
  const savings = plans.flatMap((plan) =>
    plan.prices
      .filter((price) => price.currency === currency)
      .map((price) => ({ plan, price, ...savingOf(price) })),
  );
  if (savings.length === 0) return null;
  const monthly = savings.map((one) => one.monthly);
  const joining = savings.map((one) => one.joining);
  return {
    currency,
    monthly: Math.max(...monthly),
    joining: Math.max(...joining),
    monthlyVaries: new Set(monthly).size > 1,
    joiningVaries: new Set(joining).size > 1,
    plans: savings,
  };
}

/** A plan that costs more through the employer saves nothing. */
function savingOf(price: EmployerPrice): Saving {
  return {
    monthly: Math.max(0, price.publicMonthlyFee - price.monthlyFee),
    joining: Math.max(0, price.publicJoiningFee - price.joiningFee),
  };
}
