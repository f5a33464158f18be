import type {
  CallFailure,
  CallOptions,
  OpenTimesRepository,
  Result,
  VisitConfigurationRepository,
} from '@foyer/core';
import type { FacilityId } from '@foyer/core/clubs';
import type {
  ClassCategory,
  ClassCount,
  ClassRepository,
  DayTimes,
  VisitConfiguration,
  VisitType,
} from '@foyer/core/visit';

import { countClasses, getConfiguration, listOpenTimes } from './contract/visits.ts';
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

export interface HttpVisitConfigurationRepositoryOptions {
  /** The path of the configuration. Defaults to the contract's path. */
  readonly paths?: { readonly configuration?: string };
}

export class HttpVisitConfigurationRepository implements VisitConfigurationRepository {
  readonly #client: HttpClient;
  readonly #call: typeof getConfiguration;

  constructor(client: HttpClient, { paths }: HttpVisitConfigurationRepositoryOptions = {}) {
    this.#client = client;
    this.#call = { ...getConfiguration, path: paths?.configuration ?? getConfiguration.path };
  }

  async load(options?: CallOptions): Promise<Result<VisitConfiguration, CallFailure>> {
    const answer = await this.#client.send(
      this.#call,
      { params: {}, query: {}, body: undefined },
      options,
    );
    return answer.map(({ clubsForAppointment, blackoutDates }) => ({
      clubsForAppointment: clubsForAppointment.map(({ facilityId }) => String(facilityId)),
      blackoutDates: blackoutDates.map(({ date, facilityId }) => ({
        date,
        facilityId: facilityId == null ? null : String(facilityId),
      })),
    }));
  }
}
