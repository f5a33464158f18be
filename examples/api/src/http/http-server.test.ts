import type { AddressInfo } from 'node:net';

import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { connectionLimits, createHttpServer } from './http-server.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { aLeadBody } from '../testing/lead-bodies.ts';
import { openClient } from '../testing/raw-client.ts';
import { openTestApi } from '../testing/test-api.ts';

let http: ReturnType<typeof createHttpServer> | null = null;
afterEach(async () => {
  vi.useRealTimers();
  http?.server.closeAllConnections();
  await http?.drain();
  http = null;
});

/** Serves an app on a free port and returns its address. */
async function listen(app: Hono, limits: Partial<typeof connectionLimits> = {}): Promise<string> {
  const { server } = (http = createHttpServer(
    app,
    { isDraining: false },
    { ...connectionLimits, connectionsCheckingInterval: 10, ...limits },
  ));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('The connections of a server', () => {
  const app = new Hono().get('/', (context) => context.text('here'));
  app.post('/', async (context) => context.text(await context.req.text()));
  // One of these tests sends an incomplete body.
  app.onError((_, context) => context.body(null, 400));

  it('SE-04 are limited in number: one more is closed at once, and open ones continue', async () => {
    const address = await listen(app, { maxConnections: 1 });
    const first = await openClient(address);
    const second = await openClient(address);
    expect(await second.closed).toBe('');
    first.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await first.closed).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('SE-04 end with 408 when the headers of a request don’t end in time', async () => {
    const client = await openClient(await listen(app, { headersTimeout: 20 }));
    client.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(await client.closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('SE-04 end with 408 when the body of a request doesn’t end in time', async () => {
    const limits = { headersTimeout: 20, requestTimeout: 20 };
    const client = await openClient(await listen(app, limits));
    client.socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc');
    expect(await client.closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('SE-04 end when a client leaves them idle after a response', async () => {
    const client = await openClient(await listen(app, { keepAliveTimeout: 20 }));
    client.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await client.closed).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('SE-04 OP-40 stay open for longer than the minute for which nginx reuses them', async () => {
    const { headers } = await fetch(await listen(app));
    const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  it('SE-04 end when there is no traffic on them', async () => {
    const silent = new Hono().get('/', () => new Promise(() => {}));
    const client = await openClient(await listen(silent, { socketTimeout: 20 }));
    client.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await client.closed).toBe('');
  });
});

describe('A busy database', () => {
  const engine = sqliteEngine();

  it('SE-02 SE-07 is a 503 with Retry-After over HTTP, and the same request succeeds afterwards', async () => {
    const api = await openTestApi(await engine.newPlace());
    const address = await listen(api.app);
    const body = JSON.stringify(aLeadBody());
    const post = async (): Promise<string> => {
      const client = await openClient(address);
      client.socket.write(
        `POST /v6/acq/leads/abandoned HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      return client.closed;
    };
    const holder = await api.database.startTransaction().execute();
    await holder.deleteFrom('consents').execute();

    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const refused = post();
    while (vi.getTimerCount() === 0) await new Promise((turn) => setImmediate(turn));
    await vi.advanceTimersByTimeAsync(5_000);
    const answer = await refused;
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/^retry-after: 5\r$/im);
    expect(answer).toContain('"DATABASE_BUSY"');
    vi.useRealTimers();

    await holder.rollback().execute();
    expect(await post()).toMatch(/^HTTP\/1\.1 200 /);
    await api.close();
  });
});
