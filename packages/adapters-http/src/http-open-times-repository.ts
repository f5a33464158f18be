import type {
  CallFailure,
  CallOptions,
  DayTimes,
  FacilityId,
  OpenTimesRepository,
  Result,
  VisitType,
} from '@foyer/core';

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
