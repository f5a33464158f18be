import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';

import { notFound } from '../api-failure.ts';
import type { ChainData } from '../chain-data.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { formatOpenDay } from '../clubs/to-facility.ts';
import type { CallHandler } from '../serve-call.ts';
import { translateAnswer } from '../copy/translate.ts';
import { findHeadline, findPromotion } from './find-content.ts';

export function getHeadline({ content }: ChainData): CallHandler<typeof contract.getHeadline> {
  return async ({ query }) => {
    const headline = findHeadline(content, query);
    return headline ? Ok(headline) : Err(notFound('There is no headline for this page.', 'page'));
  };
}

export function getPromotion({ content }: ChainData): CallHandler<typeof contract.getPromotion> {
  return async ({ params }) => {
    const promotion = findPromotion(content, params.slug);
    return promotion ? Ok(promotion) : Err(notFound('There is no such promotion.', 'slug'));
  };
}

/** A presale club's copy says when it opens. */
export function getJoinConfirmation(
  database: Database,
  { content, translations }: ChainData,
): CallHandler<typeof contract.getJoinConfirmation> {
  return async ({ query, locale }) => {
    const club = await findClub(database, query.facilityId);
    if (!club) return Err(notFound('There are no words for this club.', 'facilityId'));
    const { presaleLede, ...open } = content.joinConfirmation;
    const texts = club.status === 'presale' ? { ...open, lede: presaleLede } : open;
    const translated = translateAnswer(translations, locale, texts);
    const lede = translated.lede.replace('{{OPEN_DAY}}', formatOpenDay(club, locale));
    return Ok({ ...translated, lede });
  };
}
