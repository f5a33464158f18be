import { seedHeadlines, type SeedHeadline } from './seed-headlines.ts';
import { type SeedPromotion, seedPromotions } from './seed-promotions.ts';

/** Where a headline appears, and for whom. */
export interface HeadlinePlace {
  readonly page: string;
  readonly intent?: SeedHeadline['intent'];
  readonly variant?: SeedHeadline['variant'];
}

/**
 * The most specific headline for a place: an exact page beats a parent page, then intent and then variant break ties.
 * Undefined when nothing matches.
 */
export function findHeadline(place: HeadlinePlace): SeedHeadline['headline'] | undefined {
  const [best] = seedHeadlines
    .filter(
      ({ page, intent, variant }) =>
        isAt(page, place.page) &&
        (intent === undefined || intent === place.intent) &&
        (variant === undefined || variant === place.variant),
    )
    .toSorted((a, b) => weightOf(b, place.page) - weightOf(a, place.page));
  return best?.headline;
}

export function findPromotion(slug: string): SeedPromotion | undefined {
  return seedPromotions.find((promotion) => promotion.slug === slug);
}

function isAt(place: string, page: string): boolean {
  return place === page || (place.length > 1 && place.endsWith('/') && page.startsWith(place));
}

function weightOf({ page, intent, variant }: SeedHeadline, asked: string): number {
  return (page === asked ? 4 : 0) + (intent ? 2 : 0) + (variant ? 1 : 0);
}
