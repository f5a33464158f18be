import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';

import { notFound } from '../api-failure.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import type { CallHandler } from '../serve-call.ts';
import { findHeadline, findPromotion } from './find-content.ts';
import { joinConfirmationFor } from './seed-join-confirmations.ts';

export function getHeadline(): CallHandler<typeof contract.getHeadline> {
  return async ({ query }) => {
    const headline = findHeadline(query);
    return headline ? Ok(headline) : Err(notFound('There is no headline for this page.', 'page'));
  };
}

export function getPromotion(): CallHandler<typeof contract.getPromotion> {
  return async ({ params }) => {
    const promotion = findPromotion(params.slug);
    return promotion ? Ok(promotion) : Err(notFound('There is no such promotion.', 'slug'));
  };
}

export function getJoinConfirmation(
  database: Database,
): CallHandler<typeof contract.getJoinConfirmation> {
  return async ({ query, locale }) => {
    const club = await findClub(database, query.facilityId);
    return club
      ? Ok(joinConfirmationFor(club, locale))
      : Err(notFound('There are no words for this club.', 'facilityId'));
  };
}
