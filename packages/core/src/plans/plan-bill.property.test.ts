import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aCost } from '../../testing/builders/plan.builder.ts';
import { planBill } from './plan-bill.ts';
import { runs } from '../../testing/runs.ts';

const amount = fc.integer({ min: -1_000_00, max: 10_000_00 });
const cost = fc
  .record({
    currency: fc.constantFrom('USD', 'CAD', 'GBP' as const),
    monthlyFee: amount,
    regularMonthlyFee: amount,
    initiation: fc.record({ totalDues: amount }),
    promotionalSavings: amount,
    isReimbursementAvailable: fc.boolean(),
  })
  .map((differences) => aCost(differences));

describe('what a plan costs', () => {
  it('SJ-01 PL-02 today: the first month, and what is left of the initiation', () => {
    const bill = planBill(aCost());
    expect(bill.dueToday).toEqual({ minorUnits: 305_00, currency: 'USD' });
    expect(bill.saved.minorUnits).toBe(150_00);
    expect(bill.regularMonthly).toBeNull();
  });

  it('PL-02 savings above the initiation take nothing off the first month', () => {
    const bill = planBill(aCost({ promotionalSavings: 900_00, currency: 'GBP' }));
    expect(bill.dueToday).toEqual({ minorUnits: 205_00, currency: 'GBP' });
    expect(bill.saved.minorUnits).toBe(250_00);
  });

  it('PL-01 names the regular fee where it is above the one that is paid', () => {
    const { regularMonthly } = planBill(aCost({ regularMonthlyFee: 235_00 }));
    expect(regularMonthly).toEqual({ minorUnits: 235_00, currency: 'USD' });
  });

  it('PL-05 sums up in the plan’s one currency, and no part of it is ever below nothing', () => {
    fc.assert(
      fc.property(cost, (one) => {
        const { dueToday, monthly, initiation, saved, regularMonthly } = planBill(one);
        const parts = [dueToday, monthly, initiation, saved];
        expect(dueToday.minorUnits).toBe(
          monthly.minorUnits + initiation.minorUnits - saved.minorUnits,
        );
        for (const part of [...parts, ...(regularMonthly === null ? [] : [regularMonthly])]) {
          expect(part.minorUnits).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(part.minorUnits)).toBe(true);
          expect(part.currency).toBe(one.currency);
        }
        expect(dueToday.minorUnits).toBeGreaterThanOrEqual(monthly.minorUnits);
        expect(saved.minorUnits).toBeLessThanOrEqual(initiation.minorUnits);
        expect(regularMonthly === null || regularMonthly.minorUnits > monthly.minorUnits).toBe(
          true,
        );
      }),
      runs(100),
    );
  });
});
