import type { Membership, MembershipOffer } from '../../src/membership/membership.ts';
import type { Invoice } from '../../src/membership/membership-repository.port.ts';

/** Bought on November 20, 2026, and running since. */
export function aMembership(parts: Partial<Membership> = {}): Membership {
  return {
    joinedOn: '2026-11-20',
    startsOn: '2026-11-20',
    timeZone: 'America/New_York',
    hasAgreement: false,
    terms: {
      commitmentMonths: 12,
      noticeDays: 30,
      longestFreezeMonths: 3,
      freezeFee: { minorUnits: 15_00, currency: 'USD' },
    },
    bought: aMembershipOffer(),
    changes: [],
    promo: null,
    freezes: [],
    lastDay: null,
    ...parts,
  };
}

export function aMembershipOffer(parts: Partial<MembershipOffer> = {}): MembershipOffer {
  return {
    planId: '15',
    planName: 'Select Access',
    facilityId: '101',
    monthly: { minorUnits: 205_00, currency: 'USD' },
    ...parts,
  };
}

/** The payment on joining with `aMembership`. */
export function anInvoice(parts: Partial<Invoice> = {}): Invoice {
  const planName = 'Select Access';
  return {
    number: '901001-261120',
    on: '2026-11-20',
    status: 'paid',
    facilityId: '101',
    lines: [
      { kind: 'first-month', planName, amount: { minorUnits: 205_00, currency: 'USD' } },
      { kind: 'initiation', planName, amount: { minorUnits: 500_00, currency: 'USD' } },
      { kind: 'saved', planName, amount: { minorUnits: -200_00, currency: 'USD' } },
    ],
    total: { minorUnits: 505_00, currency: 'USD' },
    paidWith: 'Visa',
    ...parts,
  };
}
