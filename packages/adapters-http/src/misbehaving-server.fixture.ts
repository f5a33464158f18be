import { type Clock, Temporal } from '@foyer/core';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

import { createHttpClient, type HttpClient } from './http-client.ts';

/** How the server responds to one request. */
export type Behavior = (response: ServerResponse) => void;

interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  /** The body as JSON; undefined without a body. */
  readonly body: unknown;
}

export interface MisbehavingServer {
  readonly baseUrl: string;
  /** The requests so far, oldest first. */
  readonly arrived: Arrived[];
  close(): Promise<void>;
}

/**
 * Starts a server on a loopback port that handles each request with the next of `behaviours`, and repeats the last
 * one.
 */
export async function openServer(...behaviors: readonly Behavior[]): Promise<MisbehavingServer> {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const sent = Buffer.concat(chunks).toString('utf8');
      const body: unknown = sent === '' ? undefined : JSON.parse(sent);
      arrived.push({ method, url, headers, body });
      behaviors[Math.min(arrived.length, behaviors.length) - 1]?.(response);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    close: () =>
      new Promise((closed) => {
        server.close(() => {
          closed();
        });
        server.closeAllConnections();
      }),
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Behavior {
  return text(JSON.stringify(body), status, { 'content-type': 'application/json', ...headers });
}

/** Responds with this text, without a content type unless `headers` sets one. */
export function text(body: string, status = 200, headers: Record<string, string> = {}): Behavior {
  return (response) => {
    response.writeHead(status, headers).end(body);
  };
}

export const hangs: Behavior = () => undefined;

/** Closes the connection before responding. */
export const cutsBefore: Behavior = (response) => {
  response.socket?.destroy();
};

/** Sends half a chunked body and closes the connection. */
export const cutsInTheBody: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"half":', () => response.socket?.destroy());
};

/** Announces more bytes than it sends and closes the connection. */
export const cutsShort: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"half":', () => response.socket?.destroy());
};

/** Sends the headers and half a body, then hangs. */
export const hangsInTheBody: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"half":');
};

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
