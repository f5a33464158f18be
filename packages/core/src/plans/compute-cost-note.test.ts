import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ComputeCostNote, type CostNote, formatCostNote } from './compute-cost-note.ts';
import {
  aBill,
  anyCost,
  anyDay,
  anyPromo,
  joinDay,
} from '../../testing/builders/plan-bill.builder.ts';
import { aCost } from '../../testing/builders/plan.builder.ts';
import { runs } from '../../testing/properties.ts';
import type { Money } from '../kernel/money.ts';
import { Temporal } from '../kernel/temporal.ts';
import { monthlyPayments, planBill, type PlanBill } from './plan-bill.ts';
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

  it('MB-13 PR-03 says when the first monthly fee is charged, if today’s payment has none', () => {
    const first = (cost: Partial<PlanCost>, startsOn?: string) => {
      const start = startsOn === undefined ? joinDay : Temporal.PlainDate.from(startsOn);
      const [note] = new ComputeCostNote().execute(planBill(aCost(cost), joinDay, start));
      return note && formatCostNote(note);
    };
    expect(first({}, '2026-12-15')).toBe('First $205 on December 15, 2026');
    expect(first({ opening: { day: '2027-03-01' } })).toBe(
      'First $205 on March 1, 2027, when the club opens',
    );
    expect(first({ opening: { day: '2027-03-01' } }, '2027-03-10')).toBe(
      'First $205 on March 10, 2027',
    );
    expect(first({ opening: { day: null } })).toBe('First $205 on the day the club opens');
    expect(first({})).toBe('Including $100 initiation');
  });

  it('MB-126 says what the first months cost with a promo code, and charges that first', () => {
    const off = { kind: 'percent', percent: 20 } as const;
    const promo = (months: number) => ({
      promo: { code: 'MONTHS20', initiation: null, monthly: { discount: off, months } },
    });
    expect(feeNote(promo(3))).toBe('$164 a month for the first 3 months with MONTHS20');
    expect(notes({ ...promo(1), opening: { day: '2027-03-01' } }).slice(0, 2)).toEqual([
      '$164 a month for the first month with MONTHS20',
      'First $164 on March 1, 2027, when the club opens',
    ]);
    const onlyInitiation = { code: 'START50', initiation: off, monthly: null };
    expect(feeNote({ promo: onlyInitiation })).toBe('Including $80 initiation');
  });

  it('MB-138 says first until when the price is held', () => {
    const [note] = new ComputeCostNote().execute(aBill(), { heldUntil: '2026-11-27' });
    expect(note && formatCostNote(note)).toBe('Price held until November 27, 2026');
  });

  it('MB-13 MB-126 promises the fees that the order charges, whatever the cost, the code and the first day', () => {
    const costs = fc
      .tuple(anyCost, fc.option(anyPromo))
      .map(([cost, promo]) => (promo === null ? cost : { ...cost, promo }));
    fc.assert(
      fc.property(costs, anyDay, (cost, startsOn) => {
        const bill = planBill(cost, joinDay, Temporal.PlainDate.from(startsOn));
        const claims = new ComputeCostNote().execute(bill);
        const [next] = monthlyPayments(bill);
        const isLater = bill.startsOn !== joinDay.toString();
        expect(claims.filter(({ kind }) => kind === 'first-fee')).toEqual(
          isLater
            ? [
                {
                  kind: 'first-fee',
                  amount: next.amount,
                  on: next.from,
                  isOpening: bill.isPresale && next.from === bill.opensOn,
                },
              ]
            : [],
        );
        const lower = claims.flatMap((claim) => (claim.kind === 'promo' ? [claim] : []));
        expect(lower.every(({ monthly }) => isBelow(monthly, bill.monthly))).toBe(true);
        expect(lower.map(({ months }) => months)).toEqual(
          [bill.promo?.months ?? 0].filter((months) => months > 0),
        );
      }),
      runs(200),
    );
  });

  it('PL-01 PL-02 PL-03 shows exactly one of the three notes, depending only on the fees', () => {
    fc.assert(
      fc.property(anyCost, (cost) => {
        const bill = planBill(cost, joinDay);
        const [note, ...others] = new ComputeCostNote()
          .execute(bill)
          .filter(({ kind }) => kind !== 'first-fee');
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
