import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aCost } from '../../testing/builders/plan.builder.ts';
import { planBill } from './plan.ts';
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

describe('a plan’s cost', () => {
  it('SJ-01 PL-02 is due today for the first month and the remaining initiation', () => {
    const bill = planBill(aCost());
    expect(bill.dueToday).toEqual({ minorUnits: 305_00, currency: 'USD' });
    expect(bill.saved.minorUnits).toBe(150_00);
    expect(bill.regularMonthly).toBeNull();
  });

  it('PL-02 savings above the initiation don’t reduce the first month', () => {
    const bill = planBill(aCost({ promotionalSavings: 900_00, currency: 'GBP' }));
    expect(bill.dueToday).toEqual({ minorUnits: 205_00, currency: 'GBP' });
    expect(bill.saved.minorUnits).toBe(250_00);
  });

  it('PL-01 shows the regular fee if it is above the charged one', () => {
    const { regularMonthly } = planBill(aCost({ regularMonthlyFee: 235_00 }));
    expect(regularMonthly).toEqual({ minorUnits: 235_00, currency: 'USD' });
  });

  it('PL-05 adds up in the plan’s single currency, and no part is negative', () => {
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
