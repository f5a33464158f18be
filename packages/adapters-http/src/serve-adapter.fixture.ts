import { type Clock, Temporal } from '@foyer/core';
import { afterEach } from 'vitest';

import { createHttpClient, type HttpClient } from './http-client.ts';
import { type Behavior, type MisbehavingServer, openServer } from './misbehaving-server.fixture.ts';

export interface ServedAdapter {
  readonly client: HttpClient;
  readonly server: MisbehavingServer;
}

let open: MisbehavingServer | null = null;

/** Closes the servers opened by each test. Call it once per test file. */
export function closeServers(): void {
  afterEach(async () => {
    await open?.close();
    open = null;
  });
}

/** A client of a server with the given behaviors, one per request. */
export function serve(...behaviors: readonly Behavior[]): Promise<ServedAdapter> {
  return serveRetrying(0, ...behaviors);
}

/** Like `serve`, with retries whose pauses take no time. */
export async function serveRetrying(
  retries: number,
  ...behaviors: readonly Behavior[]
): Promise<ServedAdapter> {
  const server = await openServer(...behaviors);
  open = server;
  const client = createHttpClient({
    baseUrl: server.baseUrl,
    clock: fixedClock,
    random: () => 0,
    retries,
  });
  return { client, server };
}

/** Time stands still: timeouts never fire, and pauses of 0 ms end at once. */
const fixedClock: Clock = {
  now: () => Temporal.Instant.from('2026-11-20T15:00:00Z'),
  after(ms, run) {
    const timer = ms > 0 ? null : setTimeout(run, 0);
    return () => {
      if (timer !== null) clearTimeout(timer);
    };
  },
};
