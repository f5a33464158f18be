import { type Clock, Temporal } from '@foyer/core';
import { afterEach } from 'vitest';

import { createHttpClient, type HttpClient } from './http-client.ts';
import {
  type Behaviour,
  type MisbehavingServer,
  openServer,
} from './misbehaving-server.fixture.ts';

export interface ServedAdapter {
  readonly client: HttpClient;
  readonly server: MisbehavingServer;
}

let open: MisbehavingServer | null = null;

/** Closes after each test the server that it opened. To be called once in a test file. */
export function closeServers(): void {
  afterEach(async () => {
    await open?.close();
    open = null;
  });
}

/** A client of a server that behaves as told, request by request. */
export function serve(...behaviours: readonly Behaviour[]): Promise<ServedAdapter> {
  return serveRetrying(0, ...behaviours);
}

/** The same, with retries, and with pauses of no length, so that a retry needs no clock to be moved. */
export async function serveRetrying(
  retries: number,
  ...behaviours: readonly Behaviour[]
): Promise<ServedAdapter> {
  const server = await openServer(...behaviours);
  open = server;
  const client = createHttpClient({
    baseUrl: server.baseUrl,
    clock: standingClock,
    random: () => 0,
    retries,
  });
  return { client, server };
}

/** Time stands still: no time-out comes, and a pause of no length is over at once. */
const standingClock: Clock = {
  now: () => Temporal.Instant.from('2026-11-20T15:00:00Z'),
  after(ms, run) {
    const timer = ms > 0 ? null : setTimeout(run, 0);
    return () => {
      if (timer !== null) clearTimeout(timer);
    };
  },
};
