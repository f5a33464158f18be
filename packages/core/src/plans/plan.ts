import type { Currency, Money } from '../kernel/money.ts';

/** A plan's costs, in minor units of one currency. Specification, section 3. */
export interface PlanCost {
  readonly currency: Currency;
  readonly monthlyFee: number;
  readonly regularMonthlyFee: number;
  readonly initiation: { readonly totalDues: number };
  readonly promotionalSavings: number;
  readonly isReimbursementAvailable: boolean;
}

/** A membership for sale. */
export interface Plan {
  /** The id in the club's own offer; null for an employer's plan, which has none. */
  readonly id: string | null;
  readonly planId: string;
  readonly planType: string;
  readonly name: string;
  /** With placeholders already filled in. */
  readonly description: string;
  readonly cost: PlanCost;
  readonly promotion: string | null;
}

/** A club's plans and the data that came with them. */
export interface PlanOffer {
  readonly plans: readonly Plan[];
  /** Null if the response didn't say, which is logged. */
  readonly success: boolean | null;
  readonly clubName: string | null;
  readonly region: string | null;
  readonly promotionId: string | null;
  readonly memberId: string | null;
  readonly isPresale: boolean | null;
  readonly facilityStatus: string | null;
  readonly facilityOpenDate: string | null;
  readonly corporateAgreementId: string | null;
}

/** Converts an amount of the plan to `Money`. */
export function moneyOf(cost: PlanCost, minorUnits: number): Money {
  return { minorUnits, currency: cost.currency };
}

/** Fills in `{{CLUB_NAME}}` and `{{REGION}}` in every plan's description. */
export function fillPlaceholders(
  offer: PlanOffer,
  club: { readonly name: string; readonly region: string },
): PlanOffer {
  const values: Readonly<Record<string, string>> = {
    CLUB_NAME: offer.clubName ?? club.name,
    REGION: offer.region ?? club.region,
  };
  const fill = (text: string): string =>
    text.replaceAll(
      /\{\{\s*(CLUB_NAME|REGION)\s*\}\}/g,
      (whole, name: string) => values[name] ?? whole,
    );
  return {
    ...offer,
    plans: offer.plans.map((plan) => ({ ...plan, description: fill(plan.description) })),
  };
}

/** The minimum membership in months. */
const commitmentMonths = 12;

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
