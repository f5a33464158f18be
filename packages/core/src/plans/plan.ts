import type { Currency, Money } from '../kernel/money.ts';

/** What a plan costs; every amount in minor units of the one currency. Source: specification section 3, Plan. */
export interface PlanCost {
  readonly currency: Currency;
  readonly monthlyFee: number;
  readonly regularMonthlyFee: number;
  readonly initiation: { readonly totalDues: number };
  readonly promotionalSavings: number;
  readonly isReimbursementAvailable: boolean;
}

/** A membership that can be bought. Source: PL-06. */
export interface Plan {
  /** The id in the club's own offer; null where it came without one (an employer's plan). */
  readonly id: string | null;
  readonly planId: string;
  readonly planType: string;
  readonly name: string;
  /** Its placeholders are filled in (PL-09). */
  readonly description: string;
  readonly cost: PlanCost;
  readonly promotion: string | null;
}

/** A club's plans and what came with them. Source: PL-08, HT-23, HT-33. */
export interface PlanOffer {
  readonly plans: readonly Plan[];
  /** Null where the answer did not say, which is logged (CJ-12). */
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

/** An amount of the plan as money. */
export function moneyOf(cost: PlanCost, minorUnits: number): Money {
  return { minorUnits, currency: cost.currency };
}

/** The offer with `{{CLUB_NAME}}` and `{{REGION}}` filled in, in every plan's description. Source: PL-09. */
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
