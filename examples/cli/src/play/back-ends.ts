import { type Clock, Err, Ok, type Result } from '@foyer/core';

import type { ApiInMemory } from './api-in-memory.ts';
import { type BackEnd, type Chain, directClient, readChain } from './back-end.ts';
import { InMemoryBackEnd, readSeed } from './in-memory-back-end.ts';
import { FaultyNetwork, type Network, NoNetwork } from './network.ts';

/** Where scenarios are played. */
export interface BackEnds {
  readonly chain: Chain;
  /** The in-memory back end, for scenarios that don't need HTTP; null if all scenarios use HTTP. */
  readonly inMemory: Connect | null;
  /** Provides a run with the reference API. */
  use<T>(work: (backEnd: BackEnd) => Promise<T>): Promise<T>;
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

/**
 * Back ends in this process: the in-memory one, and the reference API for scenarios that need HTTP. With `wire`, all
 * scenarios use HTTP.
 */
export async function openInMemoryBackEnds({
  wire = false,
}: { readonly wire?: boolean } = {}): Promise<BackEnds> {
  const seed = await readSeed();
  let api: Promise<ApiInMemory> | null = null;
  return {
    chain: seed,
    inMemory: wire
      ? null
      : (clock) => {
          const inMemory = new InMemoryBackEnd(seed, clock);
          const network = new NoNetwork(inMemory);
          const backEnd = {
            baseUrl: 'http://localhost',
            isPersistent: false,
            fetch: network.fetch,
          };
          return { backEnd, network, inMemory };
        },
    async use(work) {
      // Loaded on demand, because loading the API and its database takes longer than playing a scenario.
      api ??= import('./api-in-memory.ts').then(({ ApiInMemory }) => new ApiInMemory());
      return (await api).use(work);
    },
    async close() {
      await (await api)?.close();
    },
  };
}

/** The longest wait for a response of a running API, in real ms. */
const timeoutMs = 30_000;

/**
 * A running API with developer tools. Scenarios set its time with `Foyer-Now` and read its data through `/dev`. The
 * error is one line for the user.
 */
export async function openApiBackEnd(url: string): Promise<Result<BackEnds, string>> {
  const backEnd: BackEnd = {
    baseUrl: url.replace(/\/+$/, ''),
    isPersistent: true,
    fetch: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  };
  const tools = await checkDeveloperTools(backEnd);
  if (!tools.ok) return tools;
  const chain = await readChain(directClient(backEnd));
  if (!chain.ok) return Err(`The API at ${url} can't be used: ${chain.val}.`);
  return Ok({
    chain: chain.val,
    inMemory: null,
    use: (work) => work(backEnd),
    close: () => Promise.resolve(),
  });
}

async function checkDeveloperTools({ baseUrl, fetch }: BackEnd): Promise<Result<void, string>> {
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
