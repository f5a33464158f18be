import type { contract } from '@foyer/adapters-http/wire';
import type * as z from 'zod/mini';

import { photo } from './photo.ts';

export type SeedPromotion = z.input<typeof contract.getPromotion.answer>;

/** The current promotions: two for all clubs, one for a single club. */
export const seedPromotions: readonly SeedPromotion[] = [
  {
    slug: 'quiet-hours',
    title: 'The quiet hours',
    lede: 'Between ten and four the floor is nearly yours. Come and see it then, and stay for a swim.',
    finePrint: 'On weekdays, for visitors who are not members yet.',
    photo: photo('118', 2),
    facilityId: null,
  },
  {
    slug: 'bring-a-friend',
    title: 'Two are looked after as well as one',
    lede: 'Bring somebody along to your visit. The advisor takes you round together.',
    finePrint: 'One friend a visit. Both of you need a photo ID.',
    photo: photo('114', 4),
    facilityId: null,
  },
  {
    slug: 'tribeca-after-dark',
    title: 'Tribeca, after dark',
    lede: 'The rooftop pool is open until midnight this season. See it with the lamps on.',
    finePrint: 'At Foyer Tribeca, on every evening of the week.',
    photo: photo('101', 2),
    facilityId: '101',
  },
];
