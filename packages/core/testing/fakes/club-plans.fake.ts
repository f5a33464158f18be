import type { Club } from '../../src/clubs/club.ts';
import {
  buildCatalogPlans,
  type CatalogEntry,
  type FacilityPlan,
} from '../../src/plans/catalog-plan.ts';
import { currencyOf } from '../../src/kernel/money.ts';
import type { Plan } from '../../src/plans/plan.ts';

/** The chain's plans and its clubs' offers. All clubs offer the same, except that offline ones offer nothing. */
export class FakeClubPlans {
  /** Tests can replace this. */
  entries: readonly CatalogEntry[] = someEntries;
  offers: readonly FacilityPlan[] = someOffers;

  /** The club's offer, in its currency. */
  at(club: Pick<Club, 'status' | 'country'>): readonly Plan[] {
    const offers = club.status === 'offline' ? [] : this.offers;
    const opening = club.status === 'presale' ? { day: '2027-03-01' } : null;
    const terms = { currency: currencyOf(club.country), opening };
    return buildCatalogPlans(this.entries, offers, terms).plans;
  }
}

const someEntries: readonly CatalogEntry[] = [
  {
    planId: '6',
    name: 'House Account',
    description: 'For the people who work in our clubs.',
    planType: 'House',
  },
  {
    planId: '15',
    name: 'Select Access',
    description: 'Unlimited access to {{CLUB_NAME}}.',
    planType: 'Single club',
  },
  {
    planId: '16',
    name: 'Regional Access',
    description: 'Every club in {{REGION}}, {{CLUB_NAME}} among them.',
    planType: 'Multiple clubs',
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
}));
