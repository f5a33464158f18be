import {
  createHttpClient,
  type Fetch,
  HttpClubRepository,
  type HttpClient,
  HttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import { type Club, Err, Ok, type Result, type VisitConfiguration } from '@foyer/core';

import { wallClock } from './wall-clock.ts';

/** What scenarios are played against: an API in this process, or a running one. Both speak HTTP, both honour Foyer-Now. */
export interface BackEnd {
  /** With no slash at its end. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** True where what a run leaves behind is there for the next: bookings are given back then. */
  readonly lasts: boolean;
}

/** The clubs that a scenario may choose among, and which of them take appointments. */
export interface Chain {
  readonly clubs: readonly Club[];
  readonly configuration: VisitConfiguration;
}

/** Asks a back end for its clubs. Fails with one line. */
export async function readChain(client: HttpClient): Promise<Result<Chain, string>> {
  const clubs = await new HttpClubRepository(client).all();
  if (clubs.err) return Err(`its clubs could not be had (${clubs.val.kind})`);
  const configuration = await new HttpVisitConfigurationRepository(client).load();
  if (configuration.err) {
    return Err(`its configuration could not be had (${configuration.val.kind})`);
  }
  return Ok({ clubs: clubs.val, configuration: configuration.val });
}

/** A client over a back end by the machine's own clock, for what is no part of a scenario. */
export function plainClient({ baseUrl, fetch }: Pick<BackEnd, 'baseUrl' | 'fetch'>): HttpClient {
  return createHttpClient({ baseUrl, fetch, clock: wallClock, random: Math.random, retries: 0 });
}
