import fc from 'fast-check';

import type { PlanPromo, PromoDiscount } from '../../src/plans/plan.ts';

const discount: fc.Arbitrary<PromoDiscount> = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percent' as const, percent })),
  fc
    .oneof(fc.integer({ min: 0, max: 1_000_00 }), fc.constantFrom(1, 205_00, 10_000_00))
    .map((minorUnits) => ({ kind: 'amount' as const, minorUnits })),
);

/** What any promo code takes off. */
export const anyPromo: fc.Arbitrary<PlanPromo> = fc.record({
  code: fc.constant('ANYCODE'),
  initiation: fc.option(discount),
  monthly: fc.option(fc.record({ discount, months: fc.integer({ min: 1, max: 24 }) })),
});
