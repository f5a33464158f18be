import type { CallFailure, CallOptions, OpenTimesRepository, Result } from '@foyer/core';
import type { FacilityId } from '@foyer/core/clubs';
import type { DayTimes, VisitType } from '@foyer/core/visit';

import { listOpenTimes } from './contract/visits.ts';
import type { HttpClient } from './http-client.ts';

export class HttpOpenTimesRepository implements OpenTimesRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async forClub(
    facilityId: FacilityId,
    type: VisitType,
    options?: CallOptions,
  ): Promise<Result<readonly DayTimes[], CallFailure>> {
    const guided = type === 'workout' ? ({ type: 'guided' } as const) : {};
    const answer = await this.#client.send(
      listOpenTimes,
      { params: {}, query: { facilityId, ...guided }, body: undefined },
      options,
    );
    return answer.map(({ dateRangeWithTime }) => dateRangeWithTime);
  }
}
