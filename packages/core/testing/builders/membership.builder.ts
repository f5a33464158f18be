import type { Membership } from '../../src/membership/membership.ts';

/** Bought on November 20, 2026, and running since. */
export function aMembership(parts: Partial<Membership> = {}): Membership {
  return {
    joinedOn: '2026-11-20',
    startsOn: '2026-11-20',
    timeZone: 'America/New_York',
    terms: {
      commitmentMonths: 12,
      noticeDays: 30,
      longestFreezeMonths: 3,
      freezeFee: { minorUnits: 15_00, currency: 'USD' },
    },
    bought: {
      planId: '15',
      planName: 'Select Access',
      facilityId: '101',
      monthly: { minorUnits: 205_00, currency: 'USD' },
    },
    changes: [],
    freezes: [],
    lastDay: null,
    ...parts,
  };
}
