import {
  type CallFailure,
  type CallOptions,
  type ClubMediaRepository,
  Err,
  type FacilityId,
  type Logger,
  type MediaSlide,
  Ok,
  type Result,
} from '@foyer/core';

import { listMediaSlides } from './contract/media.ts';
import type { WireMediaSlide } from './contract/media.ts';
import type { HttpClient } from './http-client.ts';
import { isSourceAddress } from './source-address.ts';

export interface HttpClubMediaRepositoryOptions {
  readonly logger?: Logger;
  /** Where the back end serves a club's slides, `{id}` for the club; the contract's path where none is given. HT-63 */
  readonly paths?: { readonly media?: string };
}

/** A club's pictures over HT-63. */
export class HttpClubMediaRepository implements ClubMediaRepository {
  readonly #client: HttpClient;
  readonly #call: typeof listMediaSlides;
  readonly #logger: Logger | undefined;

  constructor(client: HttpClient, { logger, paths }: HttpClubMediaRepositoryOptions = {}) {
    this.#client = client;
    this.#call = { ...listMediaSlides, path: paths?.media ?? listMediaSlides.path };
    this.#logger = logger;
  }

  /** A slide that could not be shown is left out and logged. LA-11 */
  async slides(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<readonly MediaSlide[], CallFailure>> {
    const answer = await this.#client.send(
      this.#call,
      { params: { id: facilityId }, query: {}, body: undefined },
      options,
    );
    return answer.map((slides) =>
      slides.flatMap((wire, index) => {
        const slide = readSlide(wire);
        if (slide.ok) return [slide.val];
        this.#logger?.warn('slide-left-out', { index, ...slide.val });
        return [];
      }),
    );
  }
}

/** The first field that makes it no slide: neither picture nor film, or a source that no browser could load. */
interface UnusableSlide {
  readonly field: 'mediaType' | 'media' | 'mediaMobile';
}

function readSlide({ sys, fields }: WireMediaSlide): Result<MediaSlide, UnusableSlide> {
  const { title, mediaType, media, mediaMobile } = fields;
  if (mediaType !== 'Image' && mediaType !== 'Video') return Err({ field: 'mediaType' });
  if (media == null || !isSourceAddress(media)) return Err({ field: 'media' });
  if (mediaMobile == null || !isSourceAddress(mediaMobile)) return Err({ field: 'mediaMobile' });
  return Ok({ id: sys.id, title: title ?? '', mediaType, media, mediaMobile });
}
