import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';

import { notFound } from '../api-failure.ts';
import type { CallHandler } from '../serve-call.ts';
import { seedHeadlines, type SeedHeadline } from './seed-headlines.ts';
import { seedPromotions } from './seed-promotions.ts';

/**
 * HT-63, LC-19: the headline that says most about where it stands: the page itself before those above it, then the
 * intent, then the variant.
 */
export function getHeadline(): CallHandler<typeof contract.getHeadline> {
  return async ({ query }) => {
    const [best] = seedHeadlines
      .filter(
        ({ page, intent, variant }) =>
          isAt(page, query.page) &&
          (intent === undefined || intent === query.intent) &&
          (variant === undefined || variant === query.variant),
      )
      .toSorted((a, b) => weightOf(b, query.page) - weightOf(a, query.page));
    return best ? Ok(best.headline) : Err(notFound('There is no headline for this page.', 'page'));
  };
}

/** HT-63, RT-07 */
export function getPromotion(): CallHandler<typeof contract.getPromotion> {
  return async ({ params }) => {
    const promotion = seedPromotions.find(({ slug }) => slug === params.slug);
    return promotion ? Ok(promotion) : Err(notFound('There is no such promotion.', 'slug'));
  };
}

function isAt(place: string, page: string): boolean {
  return place === page || (place.length > 1 && place.endsWith('/') && page.startsWith(place));
}

function weightOf({ page, intent, variant }: SeedHeadline, asked: string): number {
  return (page === asked ? 4 : 0) + (intent ? 2 : 0) + (variant ? 1 : 0);
}
