import { type JoinContentRepository, type Logger, Ok } from '@foyer/core';
import type { ContentPicture, ContentRepository, HeadlineContent } from '@foyer/core/content';

import { isPathSegment, isSourceAddress } from './addresses.ts';
import {
  getHeadline,
  getJoinConfirmation,
  getPromotion,
  type WireHeadline,
  type WirePicture,
} from './contract/content.ts';
import type { HttpClient } from './http-client.ts';
import { readIfKnown, readPictureSet } from './read-answer.ts';

export interface HttpContentRepositoryOptions {
  readonly logger?: Logger;
  /** The paths of the content service, with `{slug}` for the promotion. Default to the contract's paths. */
  readonly paths?: { readonly headline?: string; readonly promotion?: string };
}

/**
 * The chain's copy and pictures over HTTP. Treats empty texts as missing. Omits and logs a picture that can't be shown.
 */
export function createHttpContentRepository(
  client: HttpClient,
  { logger, paths }: HttpContentRepositoryOptions = {},
): ContentRepository {
  const headlineCall = { ...getHeadline, path: paths?.headline ?? getHeadline.path };
  const picture = (place: string, wire: WirePicture) =>
    readPicture(place, wire, client.mediaUrl, logger);
  const promotionCall = { ...getPromotion, path: paths?.promotion ?? getPromotion.path };
  return {
    async headline({ page, intent, variant }, options) {
      const query = { page, variant, ...(intent !== null && { intent }) };
      return readIfKnown(await client.send(headlineCall, { query }, options), (wire) =>
        Ok({
          logo: picture('logo', wire.logo),
          eyebrow: wire.eyebrow ?? '',
          title: wire.title,
          subCopy: wire.subCopy ?? '',
          finePrint: wire.finePrint || null,
          photo: picture('photo', wire.photo),
          points: readPoints(wire),
        }),
      );
    },
    /** The slug comes from the URL and may be anything. */
    async promotion(slug, options) {
      if (!isPathSegment(slug)) return Ok(null);
      return readIfKnown(await client.send(promotionCall, { params: { slug } }, options), (wire) =>
        Ok({
          slug: wire.slug,
          title: wire.title,
          lede: wire.lede ?? '',
          finePrint: wire.finePrint || null,
          photo: picture('photo', wire.photo),
          facilityId: wire.facilityId == null ? null : String(wire.facilityId),
        }),
      );
    },
  };
}

export interface HttpJoinContentRepositoryOptions {
  /** The path of the content service. Defaults to the contract's path. */
  readonly path?: string;
}

/**
 * The chain's copy for the joins over HTTP. Copy without a title, or a call to action without text, is ignored, so that
 * the default applies.
 */
export function createHttpJoinContentRepository(
  client: HttpClient,
  { path = getJoinConfirmation.path }: HttpJoinContentRepositoryOptions = {},
): JoinContentRepository {
  const call = { ...getJoinConfirmation, path };
  return {
    async confirmation(facilityId, options) {
      const answer = await client.send(call, { query: { facilityId } }, options);
      return readIfKnown(answer, ({ title, lede, paragraphs, activation }) => {
        const required = [title, activation.title, activation.action];
        if (required.some((text) => text.trim() === '')) return Ok(null);
        return Ok({
          title,
          lede: lede ?? '',
          paragraphs: (paragraphs ?? []).filter((text) => text.trim() !== ''),
          activation: { ...activation, text: activation.text ?? '' },
        });
      });
    },
  };
}

function readPicture(
  place: string,
  wire: WirePicture,
  mediaUrl: HttpClient['mediaUrl'],
  logger: Logger | undefined,
): ContentPicture | null {
  if (wire == null) return null;
  const { src, alt, width, height, set } = wire;
  if (src != null && isSourceAddress(src) && isLength(width) && isLength(height)) {
    const all = readPictureSet(set, mediaUrl);
    return { src: mediaUrl(src), alt: alt ?? '', width, height, set: all };
  }
  logger?.warn('picture-left-out', { place });
  return null;
}

function isLength(px: number | null | undefined): px is number {
  return px != null && px > 0;
}

/** A point needs a title to be expanded and a text to show. */
function readPoints({ points }: WireHeadline): HeadlineContent['points'] {
  return (points ?? []).flatMap(({ title, text }) => (title && text ? [{ title, text }] : []));
}
