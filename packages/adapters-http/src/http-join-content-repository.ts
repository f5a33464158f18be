import {
  type CallFailure,
  type CallOptions,
  type JoinContentRepository,
  Ok,
  type Result,
} from '@foyer/core';
import type { FacilityId } from '@foyer/core/clubs';
import type { JoinConfirmationContent } from '@foyer/core/content';

import { getJoinConfirmation } from './contract/content.ts';
import { isUnknown } from './decode-answer.ts';
import type { HttpClient } from './http-client.ts';

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
