import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ComputeCostNote, formatCostNote } from './compute-cost-note.ts';
import { aCost } from '../../testing/builders/plan.builder.ts';
import type { PlanCost } from './plan.ts';

const corporate = { isStandardJoin: false };
const notes = (cost: Partial<PlanCost>, where = corporate): string[] =>
  new ComputeCostNote().execute(aCost(cost), where).map((note) => formatCostNote(note));

describe('the note next to a plan’s price', () => {
  it('PL-01 shows the regular fee from a difference of 30', () => {
    expect(notes({ monthlyFee: 175_00, regularMonthlyFee: 205_00 })).toEqual(['Normally $205']);
    expect(notes({ monthlyFee: 175_01, regularMonthlyFee: 205_00 })).not.toEqual(['Normally $205']);
  });

  it('PL-02 otherwise shows the remaining initiation fee and the normal one', () => {
    expect(notes({})).toEqual(['Including $100 initiation. Normally $500']);
  });

  it('PL-02 PL-05 shows amounts in the club’s currency', () => {
    expect(notes({ currency: 'GBP' })).toEqual(['Including £100 initiation. Normally £500']);
    expect(notes({ currency: 'CAD' })).toEqual(['Including CA$100 initiation. Normally CA$500']);
  });

  it('PL-03 mentions reimbursement if it is available and the fees are equal', () => {
    const reimbursed = 'Your membership may be eligible for reimbursement.';
    expect(notes({ isReimbursementAvailable: true })).toEqual([reimbursed]);
    expect(notes({ isReimbursementAvailable: true, regularMonthlyFee: 205_01 })).toEqual([
      'Including $100 initiation. Normally $500',
    ]);
  });

  it('PL-04 SJ-08 a plan of the standard join adds its commitment', () => {
    expect(notes({}, { isStandardJoin: true })).toEqual([
      'Including $100 initiation. Normally $500',
      '12-mo commitment',
    ]);
  });

  it('PL-01 PL-02 PL-03 shows exactly one of the three notes, depending only on the fees', () => {
    const amount = fc.nat({ max: 1_000_00 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        fc.boolean(),
        (fee, regular, dues, saved, paidBack) => {
          const cost = aCost({
            monthlyFee: fee,
            regularMonthlyFee: regular,
            initiation: { totalDues: dues },
            promotionalSavings: saved,
            isReimbursementAvailable: paidBack,
          });
          const notes = new ComputeCostNote().execute(cost, corporate);
          expect(notes).toHaveLength(1);
          const [note] = notes;
          const wanted =
            regular - fee >= 30_00
              ? 'normally'
              : paidBack && regular === fee
                ? 'reimbursement'
                : 'initiation';
          expect(note?.kind).toBe(wanted);
          if (note?.kind !== 'initiation') return;
          // The initiation fee is never negative.
          expect(note.initiation.minorUnits).toBe(dues > saved ? dues - saved : 0);
          expect(note.normally.minorUnits).toBe(500_00);
        },
      ),
    );
  });
});
