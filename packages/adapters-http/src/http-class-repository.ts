import type { CallFailure, CallOptions, Result } from '@foyer/core';
import type { FacilityId } from '@foyer/core/clubs';
import type { ClassCategory, ClassCount, ClassRepository } from '@foyer/core/visit';

import { countClasses } from './contract/classes.ts';
import type { HttpClient } from './http-client.ts';

export class HttpClassRepository implements ClassRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async counts(
    facilityId: FacilityId,
    categories: readonly ClassCategory[],
    options?: CallOptions,
  ): Promise<Result<readonly ClassCount[], CallFailure>> {
    const body = categories.map(({ categoryId, className }) => ({ categoryId, className }));
    const answer = await this.#client.send(
      countClasses,
      { params: { facility: facilityId }, query: {}, body },
      options,
    );
    return answer.map(({ classes }) => classes);
  }
}
