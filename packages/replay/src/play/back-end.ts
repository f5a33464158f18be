import {
  type AccountClientOptions,
  createAccountClient,
  createHttpClient,
  type Fetch,
  createHttpClubRepository,
  type HttpClient,
  createHttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import { type Clock, type Club, Err, Ok, type Result, Temporal } from '@foyer/core';
import type { CookieJar } from '@foyer/core/kernel';
import type { HostSettings } from '@foyer/core/session';
import type { VisitConfiguration } from '@foyer/core/visit';

/** The site's origin in scenarios. */
export const site = 'https://www.club.example';

/** A reference API for scenarios, in this process or elsewhere. It takes its time from `Foyer-Now`. */
export interface BackEnd {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** True if data survives a run, so that a run must cancel the visits it booked. */
  readonly isPersistent: boolean;
}

/** The clubs that a scenario may choose from, and which of them take appointments. */
export interface Chain {
  readonly clubs: readonly Club[];
  readonly configuration: VisitConfiguration;
}

/** A booking in the back end, without canceled ones. */
export interface RecordedBooking {
  readonly facilityId: string;
  /** ISO instant. */
  readonly startsAt: string;
  readonly purpose: 'tour' | 'workout';
}

export interface RecordedLead {
  readonly bookings: readonly RecordedBooking[];
  readonly facilityId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyEmail: string | null;
  readonly zip: string | null;
  readonly outreachCode: string;
  readonly referringId: string | null;
  readonly answers: readonly { readonly answerId: number }[];
}

export interface RecordedConsent {
  readonly channel: string;
  readonly granted: boolean;
  readonly basis: string;
}

/** Loads a back end's clubs. The error is one line for the user. */
export async function readChain(client: HttpClient): Promise<Result<Chain, string>> {
  const clubs = await createHttpClubRepository(client).all();
  if (clubs.err) return Err(`its clubs could not be loaded (${clubs.val.kind})`);
  const configuration = await createHttpVisitConfigurationRepository(client).load();
  if (configuration.err) {
    return Err(`its configuration could not be loaded (${configuration.val.kind})`);
  }
  return Ok({ clubs: clubs.val, configuration: configuration.val });
}

/**
 * A client that bypasses a scenario's faults and never retries. With a scenario's clock, requests carry the
 * scenario's time; with the visitor's cookies, they carry the payment cookie. The client itself always uses the
 * machine's clock.
 */
export function directClient(
  { baseUrl, fetch }: Pick<BackEnd, 'baseUrl' | 'fetch'>,
  clock: Clock | null = null,
  cookies: Pick<CookieJar, 'read'> | null = null,
): HttpClient {
  return createHttpClient({
    baseUrl,
    fetch,
    clock: wallClock,
    random: Math.random,
    retries: 0,
    headers: () => ({
      ...(clock !== null && foyerNow(clock)),
      ...(cookies !== null && paymentCookie(cookies)),
    }),
  });
}

interface ScenarioAccountOptions extends Omit<AccountClientOptions, 'hosts' | 'pageOrigin'> {
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

/** The client for account calls from a page of the site. */
export function scenarioAccountClient({ baseUrl, ...rest }: ScenarioAccountOptions): HttpClient {
  const fetch = withTime(rest.fetch, rest.clock);
  return createAccountClient({ ...rest, fetch, hosts: hostsOf(baseUrl), pageOrigin: site });
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

/** The header that sets the scenario's time for a back end with developer tools. */
export function foyerNow(clock: Clock): Readonly<Record<string, string>> {
  return { 'Foyer-Now': clock.now().toString() };
}

/** The payment page uses this to recognize the browser that paid. */
export const browserCookie = 'foyer_payment_browser';

/** Browsers send it with every call. Scripts can't read it. */
export function paymentCookie(cookies: Pick<CookieJar, 'read'>): Readonly<Record<string, string>> {
  const value = cookies.read(browserCookie);
  return value === null ? {} : { cookie: `${browserCookie}=${value}` };
}

/** The machine's clock. Scenarios have a virtual one. */
export const wallClock: Clock = {
  now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
