import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ComputeCostNote, type CostNote, formatCostNote } from './compute-cost-note.ts';
import { aBill, anyCost, joinDay } from '../../testing/builders/plan-bill.builder.ts';
import { runs } from '../../testing/properties.ts';
import type { Money } from '../kernel/money.ts';
import { planBill, type PlanBill } from './plan-bill.ts';
import type { PlanCost } from './plan.ts';

const notes = (cost: Partial<PlanCost>): string[] =>
  new ComputeCostNote().execute(aBill(cost)).map((note) => formatCostNote(note));
/** The note about the fees, which comes first. */
const feeNote = (cost: Partial<PlanCost>): string | undefined => notes(cost)[0];
const dues = (totalDues: number) => ({ initiation: { totalDues } });

describe('the note next to a plan’s price', () => {
  it('PL-01 shows the regular fee from a difference of 30', () => {
    expect(feeNote({ monthlyFee: 175_00, regularMonthlyFee: 205_00 })).toBe('Normally $205');
    expect(feeNote({ monthlyFee: 175_01, regularMonthlyFee: 205_00 })).not.toBe('Normally $205');
  });

  it('PL-02 otherwise shows the remaining initiation fee and the normal one', () => {
    expect(feeNote({ ...dues(500_00), promotionalSavings: 400_00 })).toBe(
      'Including $100 initiation. Normally $500',
    );
  });

  it('PL-02 PL-05 shows amounts in the club’s currency', () => {
    expect(feeNote({ currency: 'GBP', ...dues(400_00) })).toBe(
      'Including £250 initiation. Normally £400',
    );
    expect(feeNote({ currency: 'CAD', ...dues(650_00) })).toBe(
      'Including CA$500 initiation. Normally CA$650',
    );
  });

  it('PR-02: the normal initiation fee is only shown if the order starts from it and takes something off', () => {
    expect(feeNote(dues(300_00))).toBe('Including $150 initiation');
    expect(feeNote({ ...dues(500_00), promotionalSavings: 0 })).toBe('Including $500 initiation');
    const [note] = new ComputeCostNote({ USD: 300_00, CAD: 0, GBP: 0 }).execute(
      aBill(dues(300_00)),
    );
    expect(note && formatCostNote(note)).toBe('Including $150 initiation. Normally $300');
  });

  it('PL-03 mentions reimbursement if it is available and the fees are equal', () => {
    const reimbursed = 'Your membership may be eligible for reimbursement.';
    expect(feeNote({ isReimbursementAvailable: true })).toBe(reimbursed);
    expect(feeNote({ isReimbursementAvailable: true, regularMonthlyFee: 205_01 })).toBe(
      'Including $100 initiation',
    );
  });

  it('PL-04 SJ-08 adds the commitment', () => {
    expect(notes({})).toEqual(['Including $100 initiation', '12-mo commitment']);
    expect(notes({ commitmentMonths: 0 })).toEqual(['Including $100 initiation']);
  });

  it('PL-01 PL-02 PL-03 shows exactly one of the three notes, depending only on the fees', () => {
    fc.assert(
      fc.property(anyCost, (cost) => {
        const bill = planBill(cost, joinDay);
        const [note, ...others] = new ComputeCostNote().execute(bill);
        const { monthlyFee: fee, regularMonthlyFee: regular } = cost;
        const wanted =
          regular - Math.max(0, fee) >= 30_00
            ? 'normally'
            : cost.isReimbursementAvailable && regular === fee
              ? 'reimbursement'
              : 'initiation';
        expect(others.map(({ kind }) => kind)).toEqual(
          cost.commitmentMonths > 0 ? ['commitment'] : [],
        );
        expect(note?.kind).toBe(wanted);
      }),
      runs(100),
    );
  });

  it('PR-02: no claim contradicts the order, in any currency and whatever the club', () => {
    const initiations = fc.record({
      USD: fc.constantFrom(0, 250_00, 500_00),
      CAD: fc.constantFrom(0, 250_00, 650_00),
      GBP: fc.constantFrom(0, 250_00, 400_00),
    });
    fc.assert(
      fc.property(anyCost, initiations, (cost, normal) => {
        const bill = planBill(cost, joinDay);
        const claims = new ComputeCostNote(normal).execute(bill);
        expect(claims.filter((claim) => !isTrueOf(claim, bill))).toEqual([]);
        const { initiation, initiationDue, saved } = bill;
        expect(initiation.minorUnits - saved.minorUnits).toBe(initiationDue.minorUnits);
        expect(bill.regularMonthly === null || isBelow(bill.monthly, bill.regularMonthly)).toBe(
          true,
        );
      }),
      runs(300),
    );
  });
});

/** Whether the order shows the same amounts, and charges less than any amount that is called normal. */
function isTrueOf(claim: CostNote, bill: PlanBill): boolean {
  if (claim.kind === 'normally') {
    return isSame(claim.regular, bill.regularMonthly) && isBelow(bill.monthly, claim.regular);
  }
  if (claim.kind !== 'initiation') return true;
  const { initiation, normally } = claim;
  const rest = bill.dueToday.minorUnits - bill.firstMonth.minorUnits;
  if (!isSame(initiation, { ...bill.dueToday, minorUnits: rest })) return false;
  return normally === null || (isSame(normally, bill.initiation) && isBelow(initiation, normally));
}

function isSame(one: Money, other: Money | null): boolean {
  return one.currency === other?.currency && one.minorUnits === other.minorUnits;
}

function isBelow(one: Money, other: Money): boolean {
  return one.currency === other.currency && one.minorUnits < other.minorUnits;
}
