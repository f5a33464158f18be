import { constantFrom, integer, property, assert as check, record, array } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { employerCurrencies, type EmployerPrice, employerSaving } from './employer-saving.ts';

function aPrice(changes: Partial<EmployerPrice> = {}): EmployerPrice {
  return {
    currency: 'USD',
    monthlyFee: 175_00,
    joiningFee: 300_00,
    publicMonthlyFee: 205_00,
    publicJoiningFee: 500_00,
    ...changes,
  };
}

const aPlan = (planId: string, ...prices: readonly EmployerPrice[]) => ({
  planId,
  prices,
  name: `Plan ${planId}`,
});

describe('what an employer’s people save', () => {
  it('MB-90 is the public price less the employer’s, by month and to join', () => {
    const plans = [aPlan('15', aPrice())];
    expect(employerSaving(plans, 'USD')).toMatchObject({
      currency: 'USD',
      monthly: 30_00,
      joining: 200_00,
      monthlyVaries: false,
      joiningVaries: false,
      plans: [{ plan: plans[0], monthly: 30_00, joining: 200_00 }],
    });
  });

  it('MB-90 is the most of several plans, and says that it varies', () => {
    const plans = [aPlan('15', aPrice()), aPlan('16', aPrice({ monthlyFee: 165_00 }))];
    expect(employerSaving(plans, 'USD')).toMatchObject({
      monthly: 40_00,
      joining: 200_00,
      monthlyVaries: true,
      joiningVaries: false,
    });
  });

  it('MB-90 is of one currency only', () => {
    const plans = [aPlan('15', aPrice(), aPrice({ currency: 'GBP', monthlyFee: 195_00 }))];
    expect(employerSaving(plans, 'GBP')).toMatchObject({ monthly: 10_00 });
    expect(employerSaving(plans, 'CAD')).toBeNull();
    expect(employerCurrencies(plans)).toEqual(['USD', 'GBP']);
  });

  it('MB-90 is never negative, and never more than the public price', () => {
    const fee = integer({ min: 0, max: 1_000_00 });
    const price = record<EmployerPrice>({
      currency: constantFrom('USD', 'GBP'),
      monthlyFee: fee,
      joiningFee: fee,
      publicMonthlyFee: fee,
      publicJoiningFee: fee,
    });
    check(
      property(array(price, { minLength: 1, maxLength: 4 }), (prices) => {
        const saving = employerSaving(
          prices.map((one, at) => aPlan(String(at), one)),
          'USD',
        );
        for (const one of saving?.plans ?? []) {
          expect(one.monthly).toBeGreaterThanOrEqual(0);
          expect(one.monthly).toBeLessThanOrEqual(one.price.publicMonthlyFee);
          expect(one.joining).toBeLessThanOrEqual(saving?.joining ?? 0);
        }
      }),
    );
  });
});
