import { type CallFailure, type CallOptions, Err, type Logger, Ok, type Result } from '@foyer/core';
import type { ClubMediaRepository, FacilityId, MediaSlide } from '@foyer/core/clubs';

import { listMediaSlides } from './contract/media.ts';
import type { WireMediaSlide } from './contract/media.ts';
import type { HttpClient } from './http-client.ts';
import { isSourceAddress } from './source-address.ts';

export interface HttpClubMediaRepositoryOptions {
  readonly logger?: Logger;
  /** The path of a club's slides with `{id}` for the club. Defaults to the contract's path. */
  readonly paths?: { readonly media?: string };
}

export class HttpClubMediaRepository implements ClubMediaRepository {
  readonly #client: HttpClient;
  readonly #call: typeof listMediaSlides;
  readonly #logger: Logger | undefined;

  constructor(client: HttpClient, { logger, paths }: HttpClubMediaRepositoryOptions = {}) {
    this.#client = client;
    this.#call = { ...listMediaSlides, path: paths?.media ?? listMediaSlides.path };
    this.#logger = logger;
  }

  /** Omits and logs slides that can't be shown. */
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

/** The first field that makes a slide unusable: neither a picture nor a video, or a source that no browser can load. */
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
