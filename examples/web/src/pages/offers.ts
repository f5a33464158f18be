import type { offersCopy } from '../copy/offers.ts';

/** One thing that the clubs offer, by the last part of its page's address. */
export type OfferName = Exclude<keyof typeof offersCopy, 'copyKey'>;

export const offerNames: readonly OfferName[] = [
  'groupfitness',
  'personaltraining',
  'pilates',
  'referrals',
];
