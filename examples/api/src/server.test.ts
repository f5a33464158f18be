import { contract, errorBody } from '@foyer/adapters-http/wire';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { jsonLines } from './http/request-log.ts';
import { type RunningServer, startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { sqliteEngine } from './testing/engines.ts';
import { aGiftBody } from './testing/gifts.ts';
import { aLeadBody } from './testing/lead-bodies.ts';
import { goodCard } from './testing/payment.ts';
import { openClient } from './testing/raw-client.ts';

describe('A running server', () => {
  const engine = sqliteEngine();
  let server: RunningServer;

  beforeEach(async () => {
    const place = await engine.newPlace();
    const settings = readSettings({
      PORT: '0',
      FOYER_DATA_DIR: 'folder' in place ? place.folder : '',
    });
    const logger = jsonLines(() => {});
    server = (await startServer(settings.unwrap(), logger)).unwrap();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.stop();
  });
  afterAll(() => engine.stop());

  const post = (path: string, body: unknown) =>
    fetch(server.address + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });

  it('SE-01 answers after a payment from an unknown browser, on a new database without FOYER_SECRET', async () => {
    const order = await post('/v6/utility/giftcard/order', aGiftBody());
    const { result } = (await order.json()) as { result: string };
    const payment = await fetch(`${server.address}/payment`, {
      method: 'POST',
      body: new URLSearchParams(goodCard),
      headers: { cookie: `foyer_product_token=${result}`, 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    expect(payment.status).toBe(303);
    expect((await post('/v6/acq/leads/abandoned', aLeadBody())).status).toBe(200);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  });

  it('OP-131 FOYER_SECOND_STEP=required refuses a member whose login has no second step', async () => {
    const place = await engine.newPlace();
    const settings = readSettings({
      PORT: '0',
      FOYER_DATA_DIR: 'folder' in place ? place.folder : '',
      FOYER_DEV_TOOLS: '1',
      FOYER_SECOND_STEP: 'required',
    }).unwrap();
    const strict = (
      await startServer(
        settings,
        jsonLines(() => {}),
      )
    ).unwrap();
    try {
      const login = await fetch(`${strict.address}/v6/account/authentication/login`, {
        method: 'POST',
        body: JSON.stringify({ username: 'grace', password: 'Quiet_Hours1' }),
        headers: { 'content-type': 'application/json' },
      });
      const { token } = (await login.json()) as { token: string };
      const visits = await fetch(`${strict.address}${contract.listOwnVisits.path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(visits.status).toBe(403);
      expect(errorBody.parse(await visits.json()).error.code).toBe('SECOND_STEP_REQUIRED');
    } finally {
      await strict.stop();
    }
  });

  it('SE-04 closes the connection after a body that is too large', async () => {
    const client = await openClient(server.address);
    const size = 250_000;
    const head = `POST /v6/acq/leads/abandoned HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`;
    client.socket.write(head + 'x'.repeat(size));
    const answer = await client.closed;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/^connection: close\r$/im);
  });

  it('SE-04 refuses a request with two Host headers', async () => {
    const client = await openClient(server.address);
    client.socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n');
    expect(await client.closed).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('SE-05 is not ready while it drains, and closes each connection after its response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const client = await openClient(server.address);
    const idle = await openClient(server.address);
    const ask = (path: string) =>
      client.socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    ask('/livez');
    await client.answered();
    const stopped = server.stop();
    ask('/readyz');
    const answers = await client.closed;
    expect(answers).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 503 [\s\S]*"draining"/);
    expect(answers).toMatch(/^connection: close\r$/im);
    await vi.advanceTimersByTimeAsync(10_000);
    await stopped;
    await idle.closed;
  });
});
