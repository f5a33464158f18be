import type { Plan, PlanOffer } from './plan.ts';

/** A club, a plan and its price, which the club holds for a visitor who came to see it. */
export interface HeldPrice {
  readonly facilityId: string;
  /** The last day, an ISO date at the club. */
  readonly until: string;
  /** `used`: someone joined with it. `over`: its last day has passed. */
  readonly status: 'open' | 'used' | 'over';
  /** Null unless it's open. */
  readonly offer: {
    /** At the held price. */
    readonly plan: Plan;
    readonly contact: {
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string;
      readonly phone: string;
    };
  } | null;
}

/** The club's offer with the plan at its held price, whatever it costs by now and whether it's still offered. */
export function withHeldPlan(offer: PlanOffer, held: Plan | null): PlanOffer {
  if (held === null) return offer;
  const isOffered = offer.plans.some(({ planId }) => planId === held.planId);
  const plans = isOffered
    ? offer.plans.map((plan) =>
        plan.planId === held.planId
          ? // The opening of the club isn't part of the price.
            { ...held, cost: { ...held.cost, opening: plan.cost.opening } }
          : plan,
      )
    : [held, ...offer.plans];
  return { ...offer, plans };
}
