import { type Clock, Err, Ok, type Result } from '@foyer/core';
import { VirtualClock } from '@foyer/core/testing';

import { type BackEnd, type Chain, directClient, readChain } from './back-end.ts';
import {
  fakeSeed,
  InMemoryBackEnd,
  type OpenOwnBackEnd,
  type Seed,
  unknownPort,
} from './in-memory-back-end.ts';
import { FaultyNetwork, type Network, NoNetwork } from './network.ts';
import type { Scenario } from '../scenario/scenario.schema.ts';
import { actionsIn, type Step } from '../scenario/step.schema.ts';

/** Where scenarios are played. */
export interface BackEnds {
  readonly chain: Chain;
  /** The in-memory back end, for scenarios that don't need HTTP; null if all scenarios use HTTP. */
  readonly inMemory: Connect | null;
  /** Provides a run with an API. Throws if the back end lacks `HTTP`. */
  readonly use: OpenedApi['use'];
  /** True if the back end keeps its own time, so that scenarios start now. */
  readonly startsNow: boolean;
  /** What to add to the back end for this hook; null if it has it. */
  readonly lacks: (hook: Hook) => string | null;
  close(): Promise<void>;
}

/** Connects a run to its back end, with the scenario's clock. */
export type Connect = (clock: Clock) => Connection;

export interface Connection {
  readonly backEnd: BackEnd;
  readonly network: Network;
  /** Called directly instead of `backEnd`; null for HTTP. */
  readonly inMemory: InMemoryBackEnd | null;
}

/** Over HTTP, with the scenario's faults. */
export function overHttp(backEnd: BackEnd): Connect {
  return (clock) => ({
    backEnd,
    network: new FaultyNetwork(backEnd.fetch, clock),
    inMemory: null,
  });
}

/** Where the in-memory back end gets its data and, if it has one, its API. */
export interface InMemoryOptions {
  /** By default, the clubs of the core's fakes. */
  readonly seed?: Seed;
  /** Your own ports instead of some of the fakes. */
  readonly own?: OpenOwnBackEnd | null;
  /** Opens an API in this process, for scenarios that need HTTP. Without it, they are left out. */
  readonly openApi?: (() => Promise<OpenedApi>) | null;
  /** All scenarios use HTTP. */
  readonly wire?: boolean;
}

export interface OpenedApi {
  use<T>(work: (backEnd: BackEnd) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Back ends in this process: the in-memory one, and an API for scenarios that need HTTP. */
export async function openInMemoryBackEnds({
  seed = fakeSeed(),
  own = null,
  openApi = null,
  wire = false,
}: InMemoryOptions = {}): Promise<Result<BackEnds, string>> {
  if (wire && openApi === null) {
    return Err('There is no API here for --wire. Name a running one with --api URL.');
  }
  const opened = own === null ? Ok(seed) : await seedOf(own, seed);
  if (!opened.ok) return opened;
  const chain = opened.val;
  let api: Promise<OpenedApi> | null = null;
  return Ok({
    chain,
    inMemory: wire
      ? null
      : (clock) => {
          const inMemory = new InMemoryBackEnd(chain, clock, own?.({ clock }));
          const network = new NoNetwork(inMemory);
          const backEnd = {
            baseUrl: 'http://localhost',
            isPersistent: false,
            fetch: network.fetch,
          };
          return { backEnd, network, inMemory };
        },
    async use(work) {
      if (openApi === null) throw new Error('There is no API.');
      // Loaded on demand, because loading the API and its database takes longer than playing a scenario.
      api ??= openApi();
      return (await api).use(work);
    },
    startsNow: false,
    lacks(hook) {
      if (hook === 'HTTP') return openApi === null ? 'an API (--api URL)' : null;
      const lacksRecords = hook === 'GET /dev/leads' && own !== null && !hasRecords(own);
      return lacksRecords ? 'recordedLeads of the ports module' : null;
    },
    async close() {
      await (await api)?.close();
    },
  });
}

/** The clubs of your own ports. The fakes then know the same ones. */
async function seedOf(own: OpenOwnBackEnd, seed: Seed): Promise<Result<Seed, string>> {
  const { ports } = own({ clock: new VirtualClock() });
  const unknown = unknownPort(ports);
  if (unknown !== null) return Err(unknown);
  const clubs = (await ports.clubs?.all()) ?? Ok(seed.clubs);
  if (clubs.err) return Err(`The clubs of your ports could not be loaded (${clubs.val.kind}).`);
  const accepting = clubs.val.filter((club) => club.isAcceptingAppointments);
  const byDefault = ports.clubs
    ? { clubsForAppointment: accepting.map(({ facilityId }) => facilityId), blackoutDates: [] }
    : seed.configuration;
  const configuration = (await ports.configuration?.load()) ?? Ok(byDefault);
  if (configuration.err) {
    return Err(`The configuration of your ports could not be loaded (${configuration.val.kind}).`);
  }
  return Ok({ ...seed, clubs: clubs.val, configuration: configuration.val });
}

function hasRecords(own: OpenOwnBackEnd): boolean {
  const { ports, recordedLeads } = own({ clock: new VirtualClock() });
  return ports.leads === undefined || recordedLeads !== undefined;
}

/** The longest wait for a response of a running API, in real ms. */
const timeoutMs = 30_000;

/**
 * A running API. With developer tools, scenarios set its time with `Foyer-Now` and read its data through `/dev`. The
 * error is one line for the user.
 */
export async function openApiBackEnd(
  url: string,
  { needsTools = true }: { readonly needsTools?: boolean } = {},
): Promise<Result<BackEnds, string>> {
  const backEnd: BackEnd = {
    baseUrl: url.replace(/\/+$/, ''),
    isPersistent: true,
    fetch: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  };
  const tools = await checkDeveloperTools(backEnd);
  if (!tools.ok && needsTools) return tools;
  const chain = await readChain(directClient(backEnd));
  if (!chain.ok) return Err(`The API at ${url} can't be used: ${chain.val}.`);
  return Ok({
    chain: chain.val,
    inMemory: null,
    use: (work) => work(backEnd),
    startsNow: !tools.ok,
    lacks: (hook) => (tools.ok || hook === 'HTTP' ? null : hook),
    close: () => Promise.resolve(),
  });
}

/** Succeeds if scenarios can set this API's time and read its data. The error is one line for the user. */
export async function checkDeveloperTools({
  baseUrl,
  fetch,
}: Pick<BackEnd, 'baseUrl' | 'fetch'>): Promise<Result<void, string>> {
  try {
    const answer = await fetch(`${baseUrl}/dev/leads?transactionId=none`, {});
    // A site may also respond 200 to unknown paths with its own page, but not with a list.
    const isList = (await answer.text()).trimStart().startsWith('[');
    if (answer.ok && isList) return Ok(undefined);
    return Err(
      `The API at ${baseUrl} has no developer tools (GET /dev/leads answered ${answer.status}): scenarios set its clock, so start it on this machine with FOYER_DEV_TOOLS=1.`,
    );
  } catch {
    return Err(`Nothing answers at ${baseUrl}. Start the API first, or leave --api out.`);
  }
}

/** What a back end may lack: HTTP, and what it offers to tests only, such as the reference API's developer tools. */
export type Hook =
  | 'HTTP'
  | 'GET /dev/leads'
  | 'GET /dev/consents'
  | 'GET /dev/feedback'
  | 'GET /dev/mailbox'
  | 'POST /dev/invitations'
  | 'POST /dev/products'
  | 'POST /dev/social-logins'
  | 'the header Foyer-Now'
  | 'the members grace and alan'
  | 'the payment page';

/** The hooks that a scenario needs. A scenario that names a date assumes its own clock. */
export function hooksOf({ clock, steps }: Scenario): readonly Hook[] {
  const setsTime = clock !== undefined || /\d{4}-\d\d-\d\d/.test(JSON.stringify(steps));
  return [...(setsTime ? ['the header Foyer-Now' as const] : []), ...steps.flatMap(ofStep)];
}

function ofStep(step: Step): readonly Hook[] {
  const ofActions = actionsIn(step).flatMap((name) => byAction[name] ?? []);
  const ofExpectation = Object.keys(step.expect ?? {}).flatMap((name) => byExpectation[name] ?? []);
  const login = JSON.stringify([step.open, step['sign-in'], step['app-posts']]);
  return [
    ...ofActions,
    ...(login.includes('"social') ? ['POST /dev/social-logins' as const] : []),
    ...(login.includes('"grace"') ? ['the members grace and alan' as const] : []),
    ...ofExpectation,
  ];
}

const byAction: Readonly<Record<string, Hook>> = {
  'ask-for-alans': 'the members grace and alan',
  'begin-purchase': 'POST /dev/products',
  'open-link': 'GET /dev/mailbox',
  'type-code': 'GET /dev/mailbox',
  'type-invitation': 'POST /dev/invitations',
  'use-email-link': 'GET /dev/mailbox',
  joined: 'GET /dev/mailbox',
  pay: 'the payment page',
  social: 'POST /dev/social-logins',
};

const byExpectation: Readonly<Record<string, Hook>> = {
  booked: 'GET /dev/leads',
  bookings: 'GET /dev/leads',
  codes: 'GET /dev/mailbox',
  consents: 'GET /dev/consents',
  feedback: 'GET /dev/feedback',
  lead: 'GET /dev/leads',
  leads: 'GET /dev/leads',
  links: 'GET /dev/mailbox',
};
