import { VirtualClock } from '@foyer/core/testing';
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
  const clock = new VirtualClock();
  const client = createHttpClient({
    baseUrl: server.baseUrl,
    clock: {
      now: () => clock.now(),
      after: (ms, run) => {
        if (ms > 0) return clock.after(ms, run);
        const timer = setTimeout(run, 0);
        return () => {
          clearTimeout(timer);
        };
      },
    },
    random: () => 0,
    retries,
  });
  return { client, server };
}
