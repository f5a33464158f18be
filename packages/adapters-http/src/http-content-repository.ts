import {
  type CallFailure,
  type CallOptions,
  type JoinContentRepository,
  type Logger,
  Ok,
  type Result,
} from '@foyer/core';
import type { FacilityId } from '@foyer/core/clubs';
import type {
  ContentPicture,
  ContentRepository,
  HeadlineContent,
  HeadlineQuery,
  JoinConfirmationContent,
  Promotion,
} from '@foyer/core/content';

import { getHeadline, getJoinConfirmation, getPromotion } from './contract/content.ts';
import type { WireHeadline, WirePicture } from './contract/content.ts';
import { isUnknown } from './exchange.ts';
import type { HttpClient } from './http-client.ts';
import { isPathSegment, isSourceAddress } from './addresses.ts';

export interface HttpContentRepositoryOptions {
  readonly logger?: Logger;
  /** The paths of the content service, with `{slug}` for the promotion. Default to the contract's paths. */
  readonly paths?: { readonly headline?: string; readonly promotion?: string };
}

/** The chain's copy and pictures over HTTP. */
export class HttpContentRepository implements ContentRepository {
  readonly #client: HttpClient;
  readonly #headline: typeof getHeadline;
  readonly #promotion: typeof getPromotion;
  readonly #logger: Logger | undefined;

  constructor(client: HttpClient, { logger, paths }: HttpContentRepositoryOptions = {}) {
    this.#client = client;
    this.#headline = { ...getHeadline, path: paths?.headline ?? getHeadline.path };
    this.#promotion = { ...getPromotion, path: paths?.promotion ?? getPromotion.path };
    this.#logger = logger;
  }

  /** Treats empty texts as missing. Omits and logs a picture that can't be shown. */
  async headline(
    { page, intent, variant }: HeadlineQuery,
    options?: CallOptions,
  ): Promise<Result<HeadlineContent | null, CallFailure>> {
    const query = { page, variant, ...(intent !== null && { intent }) };
    const answer = await this.#client.send(
      this.#headline,
      { params: {}, query, body: undefined },
      options,
    );
    if (isUnknown(answer)) return Ok(null);
    return answer.map((wire) => ({
      logo: this.#picture('logo', wire.logo),
      eyebrow: wire.eyebrow ?? '',
      title: wire.title,
      subCopy: wire.subCopy ?? '',
      finePrint: wire.finePrint || null,
      photo: this.#picture('photo', wire.photo),
      points: readPoints(wire),
    }));
  }

  /** The slug comes from the URL and may be anything. */
  async promotion(
    slug: string,
    options?: CallOptions,
  ): Promise<Result<Promotion | null, CallFailure>> {
    if (!isPathSegment(slug)) return Ok(null);
    const answer = await this.#client.send(
      this.#promotion,
      { params: { slug }, query: {}, body: undefined },
      options,
    );
    if (isUnknown(answer)) return Ok(null);
    return answer.map((wire) => ({
      slug: wire.slug,
      title: wire.title,
      lede: wire.lede ?? '',
      finePrint: wire.finePrint || null,
      photo: this.#picture('photo', wire.photo),
      facilityId: wire.facilityId == null ? null : String(wire.facilityId),
    }));
  }

  #picture(place: string, wire: WirePicture): ContentPicture | null {
    if (wire == null) return null;
    const { src, alt, width, height } = wire;
    if (src != null && isSourceAddress(src) && isLength(width) && isLength(height)) {
      return { src, alt: alt ?? '', width, height };
    }
    this.#logger?.warn('picture-left-out', { place });
    return null;
  }
}

export interface HttpJoinContentRepositoryOptions {
  /** The path of the content service. Defaults to the contract's path. */
  readonly path?: string;
}

/** The chain's copy for the joins over HTTP. */
export class HttpJoinContentRepository implements JoinContentRepository {
  readonly #client: HttpClient;
  readonly #confirmation: typeof getJoinConfirmation;

  constructor(client: HttpClient, { path }: HttpJoinContentRepositoryOptions = {}) {
    this.#client = client;
    this.#confirmation = { ...getJoinConfirmation, path: path ?? getJoinConfirmation.path };
  }

  /** Copy without a title, or a call to action without text, is ignored, so that the default applies. */
  async confirmation(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<JoinConfirmationContent | null, CallFailure>> {
    const answer = await this.#client.send(
      this.#confirmation,
      { params: {}, query: { facilityId }, body: undefined },
      options,
    );
    if (isUnknown(answer)) return Ok(null);
    return answer.map(({ title, lede, paragraphs, activation }) => {
      if ([title, activation.title, activation.action].some((text) => text.trim() === '')) {
        return null;
      }
      return {
        title,
        lede: lede ?? '',
        paragraphs: (paragraphs ?? []).filter((text) => text.trim() !== ''),
        activation: { ...activation, text: activation.text ?? '' },
      };
    });
  }
}

function isLength(px: number | null | undefined): px is number {
  return px != null && px > 0;
}

/** A point needs a title to be expanded and a text to show. */
function readPoints({ points }: WireHeadline): HeadlineContent['points'] {
  return (points ?? []).flatMap(({ title, text }) => (title && text ? [{ title, text }] : []));
}
