import type { ChainData } from '../chain-data.ts';

type ContentFile = ChainData['content'];

/**
 * The most specific headline for a place: an exact page beats a parent page, then intent and then variant break ties.
 * Undefined when nothing matches.
 */
export function findHeadline(
  content: ContentFile,
  place: Pick<ContentFile['headlines'][number], 'page' | 'intent' | 'variant'>,
): ContentFile['headline'] | undefined {
  const [best] = content.headlines
    .filter(
      ({ page, intent, variant }) =>
        isAt(page, place.page) &&
        (intent === undefined || intent === place.intent) &&
        (variant === undefined || variant === place.variant),
    )
    .toSorted((a, b) => weightOf(b, place.page) - weightOf(a, place.page));
  if (!best) return undefined;
  const { page: _, intent: __, variant: ___, ...own } = best;
  return { ...content.headline, ...own, title: own.title ?? content.headline.title };
}

export function findPromotion(
  { promotions }: ContentFile,
  slug: string,
): ContentFile['promotions'][number] | undefined {
  return promotions.find((promotion) => promotion.slug === slug);
}

function isAt(place: string, page: string): boolean {
  return place === page || (place.length > 1 && place.endsWith('/') && page.startsWith(place));
}

function weightOf(
  { page, intent, variant }: ContentFile['headlines'][number],
  asked: string,
): number {
  return (page === asked ? 4 : 0) + (intent ? 2 : 0) + (variant ? 1 : 0);
}
