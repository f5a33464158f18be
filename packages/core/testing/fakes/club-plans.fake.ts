import type { Club } from '../../src/clubs/club.ts';
import {
  buildCatalogPlans,
  type CatalogEntry,
  type FacilityPlan,
} from '../../src/plans/catalog-plan.ts';
import { type Currency, currencyOf } from '../../src/kernel/money.ts';
import type { Plan, PlanTerms } from '../../src/plans/plan.ts';

/** The terms of a `FakeBackEnd`'s members at clubs that charge in this currency. */
export function fakeTerms(currency: Currency): PlanTerms {
  return {
    commitmentMonths: 12,
    noticeDays: 30,
    longestFreezeMonths: 3,
    taxes: 'included',
    freezeFee: { minorUnits: 15_00, currency },
  };
}

/** The chain's plans and its clubs' offers. All clubs offer the same, except that offline ones offer nothing. */
export class FakeClubPlans {
  /** Tests can replace this. */
  entries: readonly CatalogEntry[] = someEntries;
  offers: readonly FacilityPlan[] = someOffers;
  /** False for a back end that doesn't send the chain's terms. */
  saysTerms = true;

  /** The club's offer, in its currency. */
  at(club: Pick<Club, 'facilityId' | 'status' | 'country'>): readonly Plan[] {
    const offers = club.status === 'offline' ? [] : this.offers;
    const opening = club.status === 'presale' ? { day: '2027-03-01' } : null;
    const terms = { currency: currencyOf(club.country), commitmentMonths: 12, opening };
    return buildCatalogPlans(this.entries, offers, terms).plans.map((plan) =>
      plan.access?.to === 'club'
        ? { ...plan, access: { ...plan.access, facilityIds: [club.facilityId] } }
        : plan,
    );
  }
}

const someEntries: readonly CatalogEntry[] = [
  {
    planId: '6',
    name: 'House Account',
    description: 'For the people who work in our clubs.',
    planType: 'House',
    includes: [],
  },
  {
    planId: '15',
    name: 'Select Access',
    description: 'Unlimited access to {{CLUB_NAME}}.',
    planType: 'Single club',
    includes: ['All group classes'],
  },
  {
    planId: '16',
    name: 'Regional Access',
    description: 'Every club in {{REGION}}, {{CLUB_NAME}} among them.',
    planType: 'Multiple clubs',
    includes: ['All group classes', 'Two guests a month'],
  },
];

const someOffers: readonly FacilityPlan[] = ['6', '15', '16'].map((id, index) => ({
  id,
  planProperties: {
    monthlyFee: 175 + 30 * index,
    regularMonthlyFee: 205 + 30 * index,
    totalDues: 300,
    promotionalSavings: 100,
    isReimbursementAvailable: false,
  },
  promotion: null,
  access:
    id === '16'
      ? { to: 'region', clubs: 2, facilityIds: ['101', '102'] }
      : { to: 'club', clubs: 1, facilityIds: null },
}));
