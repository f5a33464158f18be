import type { Referrer } from '../../src/lead/lead.ts';

/** The members who refer friends, in every fake back end. */
export const someReferrers: readonly [Referrer, Referrer] = [
  { referringId: 'R-1001', firstName: 'Grace', memberId: '900101', shareId: 'S-1001' },
  { referringId: 'R-1002', firstName: 'Alan', memberId: '900102', shareId: 'S-1002' },
];
