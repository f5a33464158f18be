import {
  type CallFailure,
  type CallOptions,
  type FacilityId,
  type JoinConfirmationContent,
  type JoinContentRepository,
  Ok,
  type Result,
} from '@foyer/core';

import { getJoinConfirmation } from './contract/content.ts';
import { isUnknown } from './decode-answer.ts';
import type { HttpClient } from './http-client.ts';

export interface HttpJoinContentRepositoryOptions {
  /** Where the content service answers; the contract's path where none is given. HT-63 */
  readonly path?: string;
}

/** The chain's words on joining over HT-63. */
export class HttpJoinContentRepository implements JoinContentRepository {
  readonly #client: HttpClient;
  readonly #confirmation: typeof getJoinConfirmation;

  constructor(client: HttpClient, { path }: HttpJoinContentRepositoryOptions = {}) {
    this.#client = client;
    this.#confirmation = { ...getJoinConfirmation, path: path ?? getJoinConfirmation.path };
  }

  /** Words without a title, or a call to action without words, are none: the default stands. SJ-06 */
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
      if ([title, activation.title, activation.action].some((words) => words.trim() === '')) {
        return null;
      }
      return {
        title,
        lede: lede ?? '',
        paragraphs: (paragraphs ?? []).filter((words) => words.trim() !== ''),
        activation: { ...activation, text: activation.text ?? '' },
      };
    });
  }
}
