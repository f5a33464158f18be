/** Bills and costs for property tests. Not in an entry: fast-check is no dependency of the package. */
import fc from 'fast-check';

import { Temporal } from '../../src/kernel/temporal.ts';
import { planBill, type PlanBill } from '../../src/plans/plan-bill.ts';
import type { PlanCost, PlanPromo, PromoDiscount } from '../../src/plans/plan.ts';
import { aCost } from './plan.builder.ts';

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

/** The day that `aBill` is for. */
export const joinDay: Temporal.PlainDate = Temporal.PlainDate.from('2026-11-20');

/** The bill of `aCost` for someone who joins on November 20, 2026. */
export function aBill(cost: Partial<PlanCost> = {}): PlanBill {
  return planBill(aCost(cost), joinDay);
}

/** Round amounts are likely, so that generated fees are sometimes equal. */
const amount = fc.oneof(
  fc.integer({ min: -1_000_00, max: 10_000_00 }),
  fc.constantFrom(0, 205_00, 235_00, 250_00, 400_00, 500_00, 650_00),
);
/** An ISO date before or after the join day. */
export const anyDay: fc.Arbitrary<string> = fc
  .integer({ min: -400, max: 400 })
  .map((days) => joinDay.add({ days }).toString());

/** The cost of a plan in any currency, at an open club or one in presale. */
export const anyCost: fc.Arbitrary<PlanCost> = fc.record({
  currency: fc.constantFrom('USD', 'CAD', 'GBP' as const),
  monthlyFee: amount,
  regularMonthlyFee: amount,
  initiation: fc.record({ totalDues: amount }),
  promotionalSavings: amount,
  isReimbursementAvailable: fc.boolean(),
  commitmentMonths: fc.constantFrom(0, 1, 12),
  opening: fc.option(fc.record({ day: fc.option(anyDay) })),
});
