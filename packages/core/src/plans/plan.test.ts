import { describe, expect, it } from 'vitest';

import { buildCatalogPlan, buildCatalogPlans } from './catalog-plan.ts';
import { aPlan, anOffer } from '../../testing/builders/plan.builder.ts';
import { fillPlaceholders } from './plan.ts';

const dollars = { currency: 'USD', commitmentMonths: 12, opening: null } as const;
const opening = { day: '2027-03-01' };
const entry = {
  planId: '15',
  name: 'Single Club',
  description: 'All of {{CLUB_NAME}}.',
  planType: 'single',
  includes: ['Classes'],
};
const offered = {
  id: '15',
  planProperties: {
    monthlyFee: 175,
    regularMonthlyFee: '205.50',
    totalDues: 250,
    promotionalSavings: '150',
    isReimbursementAvailable: true,
  },
  promotion: 'SPRING',
  access: { to: 'club', clubs: 1, facilityIds: ['101'] },
} as const;

describe('a plan of the catalog', () => {
  it('PL-06 has the catalog’s description, the club’s id and promotion, and the costs of the plan properties', () => {
    expect(
      buildCatalogPlan(entry, offered, { currency: 'CAD', commitmentMonths: 12, opening }),
    ).toEqual({
      ...entry,
      id: '15',
      promotion: 'SPRING',
      access: offered.access,
      publicCost: null,
      cost: {
        currency: 'CAD',
        monthlyFee: 175_00,
        regularMonthlyFee: 205_50,
        initiation: { totalDues: 250_00 },
        promotionalSavings: 150_00,
        isReimbursementAvailable: true,
        commitmentMonths: 12,
        opening,
      },
    });
  });

  it('PL-06 without a regular fee, the monthly fee is the regular one', () => {
    const plan = buildCatalogPlan(
      entry,
      { ...offered, planProperties: { monthlyFee: 175 } },
      dollars,
    );
    expect(plan?.cost).toMatchObject({ regularMonthlyFee: 175_00, initiation: { totalDues: 0 } });
  });

  it('PL-06 an unreadable price makes no plan', () => {
    const planProperties = { ...offered.planProperties, monthlyFee: 'ask us' };
    expect(buildCatalogPlan(entry, { ...offered, planProperties }, dollars)).toBeNull();
  });

  it('HT-33 PL-06 plans are in the club’s order without plan 6, with unusable offers reported separately', () => {
    const priceless = { ...offered, id: '17', planProperties: { monthlyFee: 'ask us' } };
    const { plans, unusable } = buildCatalogPlans(
      ['6', '15', '16', '17'].map((planId) => ({ ...entry, planId })),
      [
        { ...offered, id: '16' },
        { ...offered, id: '6' },
        { ...offered, id: '99' },
        priceless,
        offered,
      ],
      dollars,
    );
    expect(plans.map(({ planId }) => planId)).toEqual(['16', '15']);
    expect(unusable).toEqual([
      { planId: '99', lacks: 'words' },
      { planId: '17', lacks: 'price' },
    ]);
  });
});

describe('placeholders', () => {
  const description = 'Train at {{CLUB_NAME}} or anywhere in {{REGION}}, {{CLUB_NAME}} first.';

  it('PL-09 are filled in every plan’s description, from the offer’s own values', () => {
    const offer = anOffer({
      plans: [
        aPlan({ description }),
        aPlan({ description: '{{REGION}}' }),
        aPlan({ description: 'x' }),
      ],
      clubName: 'Bryant Park',
      region: 'New York',
    });
    expect(
      fillPlaceholders(offer, { name: 'no', region: 'no' }).plans.map((one) => one.description),
    ).toEqual([
      'Train at Bryant Park or anywhere in New York, Bryant Park first.',
      'New York',
      'x',
    ]);
  });

  it('PL-09 are filled from the chosen club if the offer has no value, whatever characters its name contains', () => {
    const offer = anOffer({ plans: [aPlan({ description })] });
    const [plan] = fillPlaceholders(offer, { name: '$& {{REGION}}', region: 'Bay' }).plans;
    expect(plan?.description).toBe(
      'Train at $& {{REGION}} or anywhere in Bay, $& {{REGION}} first.',
    );
  });
});
