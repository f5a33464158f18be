import { Err, Ok } from '@foyer/core';

import { notFound } from '../http/api-failure.ts';
import type { ChainData } from '../chain-data.ts';
import { findClub } from '../clubs/club-table.ts';
import { pictureSetOf } from '../clubs/photos.ts';
import { formatDay } from '../locale/request-locale.ts';
import { publicCalls } from '../http/serve-call.ts';
import { translateAnswer } from '../copy/translate.ts';

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

export const contentCalls = publicCalls({
  async getHeadline({ query }, { data }) {
    const headline = findHeadline(data.content, query);
    return headline
      ? Ok({ ...headline, photo: withSizes(data, headline.photo) })
      : Err(notFound('There is no headline for this page.', 'page'));
  },

  async getPromotion({ params }, { data }) {
    const promotion = findPromotion(data.content, params.slug);
    return promotion
      ? Ok({ ...promotion, photo: withSizes(data, promotion.photo) })
      : Err(notFound('There is no such promotion.', 'slug'));
  },

  /** A presale club's copy says when it opens. */
  async getJoinConfirmation({ query, locale }, { database, data: { content, translations } }) {
    const club = await findClub(database, query.facilityId);
    if (!club) return Err(notFound('There is no such club.', 'facilityId'));
    const { presaleLede, ...open } = content.joinConfirmation;
    const texts = club.status === 'presale' ? { ...open, lede: presaleLede } : open;
    const translated = translateAnswer(translations, locale, texts);
    const lede = translated.lede.replace('{{OPEN_DAY}}', formatDay(club.open_date, locale));
    return Ok({ ...translated, lede });
  },
});

function withSizes(data: ChainData, photo: ContentFile['headline']['photo']) {
  return photo?.src == null ? photo : { ...photo, set: pictureSetOf(data, photo.src) };
}

function isAt(place: string, page: string): boolean {
  return place === page || (place.length > 1 && place.endsWith('/') && page.startsWith(place));
}

function weightOf({ page, intent, variant }: ContentFile['headlines'][number], asked: string) {
  return (page === asked ? 4 : 0) + (intent ? 2 : 0) + (variant ? 1 : 0);
}
