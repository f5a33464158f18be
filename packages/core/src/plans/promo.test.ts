import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyCost, anyDay, anyPromo, joinDay } from '../../testing/builders/plan-bill.builder.ts';
import { aCost } from '../../testing/builders/plan.builder.ts';
import { runs } from '../../testing/properties.ts';
import { Temporal } from '../kernel/temporal.ts';
import { monthlyPayments, planBill } from './plan-bill.ts';
import { amountOff, withPromo } from './promo.ts';

const half = { kind: 'percent', percent: 50 } as const;
const code = 'WELCOME50';

describe('a promo code', () => {
  it('MB-125: takes whole minor units off, at most the amount, and nothing off nothing', () => {
    expect(amountOff({ kind: 'percent', percent: 33 }, 205_50)).toBe(67_82);
    expect(amountOff({ kind: 'percent', percent: 100 }, 205_50)).toBe(205_50);
    expect(amountOff({ kind: 'amount', minorUnits: 900_00 }, 205_50)).toBe(205_50);
    expect(amountOff({ kind: 'amount', minorUnits: -5 }, 205_50)).toBe(0);
    expect(amountOff(half, 0)).toBe(0);
    expect(amountOff(half, -100)).toBe(0);
    expect(amountOff(null, 205_50)).toBe(0);
  });

  it('MB-125: takes off what the club’s own savings leave of the initiation, as its own line', () => {
    const cost = withPromo(aCost(), { code, initiation: half, monthly: null });
    const bill = planBill(cost, joinDay);
    expect(bill).toMatchObject({
      saved: { minorUnits: 150_00 },
      initiationDue: { minorUnits: 100_00 },
      promo: { code, today: { minorUnits: 50_00 }, firstYear: { minorUnits: 50_00 }, months: 0 },
      dueToday: { minorUnits: 255_00 },
    });
    expect(monthlyPayments(bill)).toEqual([
      { amount: { minorUnits: 205_00, currency: 'USD' }, from: '2026-12-20', months: null },
    ]);
  });

  it('MB-126: reduces the first months, of which the first may be paid today', () => {
    const monthly = { discount: half, months: 3 };
    const cost = withPromo(aCost(), { code, initiation: null, monthly });
    const bill = planBill(cost, joinDay);
    expect(bill.dueToday.minorUnits).toBe(202_50);
    expect(bill.promo?.firstYear.minorUnits).toBe(307_50);
    const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' });
    expect(monthlyPayments(bill)).toEqual([
      { amount: usd(102_50), from: '2026-12-20', months: 2 },
      { amount: usd(205_00), from: '2027-02-20', months: null },
    ]);
    const later = planBill(cost, joinDay, joinDay.add({ days: 10 }));
    expect(later.dueToday.minorUnits).toBe(100_00);
    expect(monthlyPayments(later)).toEqual([
      { amount: usd(102_50), from: '2026-11-30', months: 3 },
      { amount: usd(205_00), from: '2027-02-28', months: null },
    ]);
    const presale = planBill({ ...cost, opening: { day: null } }, joinDay);
    expect(monthlyPayments(presale)).toEqual([
      { amount: usd(102_50), from: null, months: 3 },
      { amount: usd(205_00), from: null, months: null },
    ]);
  });

  it('MB-125: that takes nothing off leaves the cost as it is', () => {
    const free = aCost({ promotionalSavings: 250_00 });
    expect(withPromo(free, { code, initiation: half, monthly: null })).toEqual(free);
    const reduced = withPromo(aCost(), { code, initiation: half, monthly: null });
    expect(withPromo(reduced, null)).toEqual(aCost());
  });

  it('MB-125: adds up whatever the plan, and no amount is below zero', () => {
    fc.assert(
      fc.property(anyCost, anyPromo, anyDay, (own, promo, day) => {
        const startsOn = Temporal.PlainDate.from(day);
        const before = planBill(own, joinDay, startsOn);
        const bill = planBill(withPromo(own, promo), joinDay, startsOn);
        const off = bill.promo?.today.minorUnits ?? 0;
        const offFirstYear = bill.promo?.firstYear.minorUnits ?? 0;
        expect(bill.dueToday.minorUnits).toBe(before.dueToday.minorUnits - off);
        expect(bill.firstYear.minorUnits).toBe(before.firstYear.minorUnits - offFirstYear);
        expect(off).toBeLessThanOrEqual(offFirstYear);
        // The first year is today's payment and the eleven or twelve charges after it.
        const payments = monthlyPayments(bill);
        const paidMonths = bill.firstMonth.minorUnits > 0 ? 1 : 0;
        const left = bill.monthly.minorUnits > 0 ? 12 - paidMonths : 0;
        const reduced = Math.min(left, payments[0].months ?? 0);
        const charged =
          reduced * payments[0].amount.minorUnits + (left - reduced) * bill.monthly.minorUnits;
        expect(bill.dueToday.minorUnits + charged).toBe(bill.firstYear.minorUnits);
        const amounts = [bill.dueToday, bill.firstYear, ...payments.map(({ amount }) => amount)];
        if (bill.promo) amounts.push(bill.promo.today, bill.promo.firstYear, bill.promo.monthly);
        for (const { minorUnits, currency } of amounts) {
          expect(minorUnits).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(minorUnits)).toBe(true);
          expect(currency).toBe(own.currency);
        }
        expect(bill.promo === null || offFirstYear > 0).toBe(true);
      }),
      runs(200),
    );
  });
});
