import {
  type CallFailure,
  type CallOptions,
  type Club,
  type ClubRepository,
  type Logger,
  Ok,
  type Result,
} from '@foyer/core';
import type { FacilityId } from '@foyer/core/clubs';

import { getFacility, listFacilities } from './contract/facilities.ts';
import { isUnknown } from './decode-answer.ts';
import type { HttpClient } from './http-client.ts';
import { readClub } from './read-club.ts';

export interface HttpClubRepositoryOptions {
  readonly logger?: Logger;
  /** The format of facility ids. Defaults to the core's. */
  readonly facilityIdPattern?: RegExp;
}

export class HttpClubRepository implements ClubRepository {
  readonly #client: HttpClient;
  readonly #options: HttpClubRepositoryOptions;

  constructor(client: HttpClient, options: HttpClubRepositoryOptions = {}) {
    this.#client = client;
    this.#options = options;
  }

  /**
   * Omits and logs a club that nobody could choose, find or book (see `readClub`), instead of failing for all clubs.
   */
  async all(options?: CallOptions): Promise<Result<readonly Club[], CallFailure>> {
    const answer = await this.#client.send(
      listFacilities,
      { params: {}, query: {}, body: undefined },
      options,
    );
    return answer.map((facilities) =>
      facilities.flatMap((facility, index) => {
        const club = readClub(facility, this.#options.facilityIdPattern);
        if (club.ok) return [club.val];
        this.#options.logger?.warn('club-left-out', { index, ...club.val });
        return [];
      }),
    );
  }

  async byId(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<Club | null, CallFailure>> {
    const answer = await this.#client.send(
      getFacility,
      { params: { id: facilityId }, query: {}, body: undefined },
      options,
    );
    if (isUnknown(answer)) return Ok(null);
    return answer.andThen((facility) =>
      readClub(facility, this.#options.facilityIdPattern).mapErr(({ field }): CallFailure => ({
        kind: 'unexpected-shape',
        path: field,
      })),
    );
  }
}
