import type { offersCopy } from '../copy/offers.ts';

/** An offer, by the last part of its page's path. */
export type OfferName = Exclude<keyof typeof offersCopy, 'copyKey'>;

export const offerNames: readonly OfferName[] = [
  'groupfitness',
  'personaltraining',
  'pilates',
  'referrals',
];
