import {
  type AccountClientOptions,
  createAccountClient,
  type Fetch,
  type HttpClient,
} from '@foyer/adapters-http';
import type { Clock } from '@foyer/core';
import type { HostSettings } from '@foyer/core/session';

import { foyerNow } from './back-end.ts';
import { site } from './site.ts';

interface ScenarioAccountOptions extends Pick<
  AccountClientOptions,
  'clock' | 'random' | 'logger' | 'session'
> {
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

/** The client for account calls from a page of the site. */
export function scenarioAccountClient({
  baseUrl,
  fetch,
  ...options
}: ScenarioAccountOptions): HttpClient {
  return createAccountClient({
    ...options,
    fetch: withTime(fetch, options.clock),
    hosts: hostsOf(baseUrl),
    pageOrigin: site,
  });
}

/** A scenario has one host for everything. */
export function hostsOf(baseUrl: string): HostSettings {
  return { accountHost: baseUrl, stagingHost: baseUrl, qaOrigin: null, apiHost: baseUrl };
}

/** Adds the scenario's time below the account client, which sets its own headers. */
export function withTime(fetch: Fetch, clock: Clock): Fetch {
  return (url, init) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(foyerNow(clock))) headers.set(name, value);
    return fetch(url, { ...init, headers });
  };
}
