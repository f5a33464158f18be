import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aBill, anyCost, anyDay, joinDay } from '../../testing/builders/plan-bill.builder.ts';
import { aCost } from '../../testing/builders/plan.builder.ts';
import { runs } from '../../testing/properties.ts';
import { isStartIn, nextMonthlyCharge, planBill, startWindow } from './plan-bill.ts';
import { Temporal } from '../kernel/temporal.ts';
import { openingOf } from './plan.ts';

const presale = { opening: { day: '2027-03-01' } };

describe('a plan’s bill', () => {
  it('SJ-01 PL-02 is due today for the first month and the remaining initiation', () => {
    const bill = aBill();
    expect(bill.dueToday).toEqual({ minorUnits: 305_00, currency: 'USD' });
    expect(bill.saved.minorUnits).toBe(150_00);
    expect(bill.regularMonthly).toBeNull();
  });

  it('PL-02 savings above the initiation don’t reduce the first month', () => {
    const bill = aBill({ promotionalSavings: 900_00, currency: 'GBP' });
    expect(bill.dueToday).toEqual({ minorUnits: 205_00, currency: 'GBP' });
    expect(bill.saved.minorUnits).toBe(250_00);
  });

  it('PL-01 shows the regular fee if it is above the charged one', () => {
    const { regularMonthly } = aBill({ regularMonthlyFee: 235_00 });
    expect(regularMonthly).toEqual({ minorUnits: 235_00, currency: 'USD' });
  });

  it('PR-01: names the day of the next monthly charge, a month from today', () => {
    expect(aBill()).toMatchObject({ monthlyFrom: '2026-12-20', isPresale: false });
  });

  it('PR-03: a presale charges the initiation today, and the monthly fee from the opening day on', () => {
    const { dueToday, firstMonth, monthlyFrom, isPresale } = aBill(presale);
    expect(dueToday.minorUnits).toBe(100_00);
    expect(firstMonth.minorUnits).toBe(0);
    expect({ monthlyFrom, isPresale }).toEqual({ monthlyFrom: '2027-03-01', isPresale: true });
  });

  it.each([null, '2026-11-20', '2026-01-01'])(
    'PR-03: a presale that was to open on %s opens on a day that isn’t known',
    (day) => {
      const bill = aBill({ opening: { day } });
      expect(bill).toMatchObject({ monthlyFrom: null, isPresale: true });
      expect(bill.dueToday.minorUnits).toBe(100_00);
    },
  );

  it('MB-10: a membership that starts later is charged like one of a presale', () => {
    const later = planBill(aCost(), joinDay, joinDay.add({ days: 25 }));
    const asPresale = planBill(aCost({ opening: { day: '2026-12-15' } }), joinDay);
    expect(later).toEqual({ ...asPresale, isPresale: false, opensOn: null });
    expect(later).toMatchObject({ startsOn: '2026-12-15', monthlyFrom: '2026-12-15' });
    expect(later.dueToday.minorUnits).toBe(100_00);
  });

  it('MB-10: the first day is never before the payment or the opening', () => {
    const yesterday = joinDay.subtract({ days: 1 });
    expect(planBill(aCost(), joinDay, yesterday)).toEqual(aBill());
    expect(planBill(aCost(presale), joinDay, joinDay.add({ days: 9 }))).toEqual(aBill(presale));
    const afterOpening = planBill(aCost(presale), joinDay, Temporal.PlainDate.from('2027-03-08'));
    expect(afterOpening).toMatchObject({ startsOn: '2027-03-08', opensOn: '2027-03-01' });
  });

  it('MB-12: a membership can start within 90 days, in a presale from the opening on', () => {
    expect(startWindow(aCost(), joinDay)).toEqual({ first: '2026-11-20', last: '2027-02-18' });
    const days = startWindow(aCost(presale), joinDay);
    expect(days).toEqual({ first: '2027-03-01', last: '2027-05-30' });
    expect(startWindow(aCost({ opening: { day: null } }), joinDay)).toBeNull();
    const isIn = ['2027-02-28', '2027-03-01', '2027-05-30', '2027-05-31', '2027-04-31', ''].map(
      (day) => days && isStartIn(days, day),
    );
    expect(isIn).toEqual([false, true, true, false, false, false]);
  });

  it('PL-05 PR-01 MB-01 MB-10: adds up in the plan’s single currency, and no part is negative', () => {
    fc.assert(
      fc.property(anyCost, anyDay, (cost, day) => {
        const bill = planBill(cost, joinDay, Temporal.PlainDate.from(day));
        const { dueToday, firstMonth, monthly, initiation, initiationDue, saved } = bill;
        const parts = [dueToday, firstMonth, monthly, initiation, initiationDue, saved];
        expect(bill.firstYear.minorUnits).toBe(initiationDue.minorUnits + 12 * monthly.minorUnits);
        parts.push(bill.firstYear);
        for (const part of [...parts, bill.regularMonthly ?? monthly]) {
          expect(part.minorUnits).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(part.minorUnits)).toBe(true);
          expect(part.currency).toBe(cost.currency);
        }
        expect(dueToday.minorUnits).toBe(firstMonth.minorUnits + initiationDue.minorUnits);
        const startsToday = bill.startsOn === joinDay.toString();
        expect(firstMonth.minorUnits).toBe(startsToday ? monthly.minorUnits : 0);
        expect(startsToday || bill.monthlyFrom === bill.startsOn).toBe(true);
        expect(bill.monthlyFrom === null || bill.monthlyFrom > joinDay.toString()).toBe(true);
      }),
      runs(100),
    );
  });
});

describe('the next monthly charge', () => {
  it.each([
    ['2027-03-01', '2026-11-20', '2027-03-01'],
    ['2026-11-20', '2026-11-20', '2026-11-20'],
    ['2026-11-20', '2026-11-21', '2026-12-20'],
    ['2027-01-31', '2027-02-28', '2027-02-28'],
    ['2027-01-31', '2027-03-01', '2027-03-31'],
  ])('PR-01: of a membership charged from %s is, on %s, on %s', (from, today, next) => {
    expect(nextMonthlyCharge(from, joinDay.with(fieldsOf(today)))).toBe(next);
  });
});

describe('an offer’s opening', () => {
  it('PR-03: is null for an open club, and a day or a date-time for a presale', () => {
    expect(openingOf({ isPresale: false, facilityOpenDate: '2019-05-01' })).toBeNull();
    expect(openingOf({ isPresale: true, facilityOpenDate: '2027-03-01' })).toEqual(presale.opening);
    expect(openingOf({ isPresale: true, facilityOpenDate: '2027-03-01T09:00:00Z' })).toEqual(
      presale.opening,
    );
    expect(openingOf({ isPresale: true, facilityOpenDate: 'in spring' })).toEqual({ day: null });
  });
});

function fieldsOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}
