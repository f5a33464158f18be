import type { CallFailure, CallOptions, Result, VisitConfigurationRepository } from '@foyer/core';
import type { VisitConfiguration } from '@foyer/core/visit';

import { getConfiguration } from './contract/configuration.ts';
import type { HttpClient } from './http-client.ts';

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
