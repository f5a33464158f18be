import type { Currency, Money } from '../kernel/money.ts';
import { Temporal } from '../kernel/temporal.ts';

/** A plan's costs, in minor units of one currency. Specification, section 3. */
export interface PlanCost {
  readonly currency: Currency;
  readonly monthlyFee: number;
  readonly regularMonthlyFee: number;
  readonly initiation: { readonly totalDues: number };
  readonly promotionalSavings: number;
  readonly isReimbursementAvailable: boolean;
  /** How long members commit, from the first day of the membership on. */
  readonly commitmentMonths: number;
  /** Null if the club is open. Otherwise the monthly fee is charged from its opening on. */
  readonly opening: ClubOpening | null;
  /** What the visitor's promo code takes off. Absent without one, or if it takes nothing off this plan. */
  readonly promo?: PlanPromo | undefined;
}

/** What is taken off an amount. A percentage is a whole number from 1 to 100. */
export type PromoDiscount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly minorUnits: number };

/** What a promo code takes off a plan's cost, after the club's own savings. */
export interface PlanPromo {
  /** As the chain writes it. */
  readonly code: string;
  readonly initiation: PromoDiscount | null;
  /** Off the monthly fee of the first months. */
  readonly monthly: { readonly discount: PromoDiscount; readonly months: number } | null;
}

/** Used if the back end doesn't say how long members commit. */
export const defaultCommitmentMonths = 12;

/** The opening of a club that isn't open yet. `day` is an ISO date; null if it isn't known. */
export interface ClubOpening {
  readonly day: string | null;
}

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
  /** What its members get, in the order of importance. Empty if the back end doesn't say. */
  readonly includes: readonly string[];
  /** The clubs that it opens; null if the back end doesn't say. */
  readonly access: PlanAccess | null;
  /** The last day, an ISO date, on which the club holds this cost for the visitor. Absent for a cost that anyone gets. */
  readonly heldUntil?: string | undefined;
  /** Names the held price to the back end, for its agreement. */
  readonly heldPriceId?: string | undefined;
  /** For an employer's plan: what the club charges everyone else for it. Null if it doesn't sell it to others. */
  readonly publicCost: PlanCost | null;
}

/** The clubs that a plan opens: its own, those of the region, or all of the chain. */
export interface PlanAccess {
  readonly to: 'club' | 'region' | 'chain';
  readonly clubs: number;
  /** Which clubs these are; null if the back end only counts them. */
  readonly facilityIds: readonly string[] | null;
}

/** A chain's terms for the members of a club. */
export interface PlanTerms {
  readonly commitmentMonths: number;
  /** How long before its last day a membership has to be canceled. */
  readonly noticeDays: number;
  /** Zero if a membership can't be frozen. */
  readonly longestFreezeMonths: number;
  /** Charged for each month of a freeze in place of the monthly fee. */
  readonly freezeFee: Money;
  /** Whether prices include taxes or taxes are added to them. */
  readonly taxes: 'included' | 'added';
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
  /** The plan that the chain recommends, whether the club offers it or not. Null for none. */
  readonly recommendedPlanId: string | null;
  /** Null if the back end doesn't say. */
  readonly terms: PlanTerms | null;
  /** How many days a free trial pass of the club is valid; null if it has none. */
  readonly trialDays: number | null;
  /** What a day pass of the club costs; null if it sells none. */
  readonly dayPassPrice: Money | null;
}

/** The opening of the club of an offer; null if the club is open. The date may carry a time. */
export function openingOf({
  isPresale,
  facilityOpenDate,
}: {
  readonly isPresale?: boolean | null | undefined;
  readonly facilityOpenDate?: string | null | undefined;
}): ClubOpening | null {
  if (isPresale !== true) return null;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(facilityOpenDate ?? '')?.[0] ?? '';
  try {
    return { day: Temporal.PlainDate.from(day).toString() };
  } catch {
    return { day: null };
  }
}

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
