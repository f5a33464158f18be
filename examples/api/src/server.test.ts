import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contract, errorBody } from '@foyer/adapters-http/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { jsonLines } from './http/request-log.ts';
import { type RunningServer, startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { sqliteEngine } from './testing/engines.ts';
import { aGiftBody } from './testing/orders.ts';
import { aLeadBody } from './testing/lead-bodies.ts';
import { goodCard } from './testing/payment.ts';
import { openClient } from './testing/raw-client.ts';
import { createLead } from './testing/wire-client.ts';

const quiet = jsonLines(() => {});

describe('A running server', () => {
  const engine = sqliteEngine();
  let shared = '';
  let server: RunningServer;

  beforeAll(async () => {
    shared = await newFolder();
  });
  beforeEach(async () => {
    server = await start();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.stop();
  });

  /** Starts one on the database of the file's other servers, unless the environment names another. */
  async function start(environment: Record<string, string> = {}): Promise<RunningServer> {
    const settings = readSettings({ PORT: '0', FOYER_DATA_DIR: shared, ...environment });
    return (await startServer(settings.unwrap(), quiet)).unwrap();
  }

  async function newFolder(): Promise<string> {
    const place = await engine.newPlace();
    return 'folder' in place ? place.folder : '';
  }

  const post = (path: string, body: unknown) =>
    fetch(server.address + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });

  it('SE-01 answers after a payment from an unknown browser, on a new database without FOYER_SECRET', async () => {
    await server.stop();
    server = await start({ FOYER_DATA_DIR: await newFolder() });
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
    const strict = await start({ FOYER_DEV_TOOLS: '1', FOYER_SECOND_STEP: 'required' });
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

  it('says in one line that the port of the metrics is taken', async () => {
    const port = Number(new URL(server.address).port);
    const place = { PORT: '0', FOYER_METRICS_PORT: String(port), FOYER_DATA_DIR: shared };
    const refused = await startServer(readSettings(place).unwrap(), quiet);
    expect(refused.val).toBe(
      `Port ${port} is in use. Stop what uses it, or choose another: FOYER_METRICS_PORT=${port + 1} npm start`,
    );
  });

  it('OP-01 counts requests by route, and what waits in the outboxes, on a port of its own, and names nobody', async () => {
    const place = { FOYER_DATA_DIR: await newFolder() };
    const measured = await start({ FOYER_METRICS_PORT: '0', ...place });
    try {
      await createLead(measured.address, '101');
      const address = measured.metrics ?? '';
      // The lead is reported a moment later.
      await expect
        .poll(async () => (await fetch(address)).text())
        .toContain('foyer_outbox_waiting{outbox="webhooks"} 1');
      const answer = await fetch(address);
      expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
      const metrics = await answer.text();
      expect(metrics).toContain(
        'foyer_http_request_seconds_count{method="POST",route="/v6/acq/leads/abandoned",status="200"} 1',
      );
      expect(metrics).toMatch(/^foyer_outbox_waiting\{outbox="mail"\} \d+$/m);
      expect(metrics).toMatch(/^foyer_mail_age_seconds [\d.]+$/m);
      expect(metrics).toContain('nodejs_eventloop_lag_seconds');
      expect(metrics).not.toContain('@');
      expect((await fetch(`${measured.address}/metrics`)).status).toBe(404);
    } finally {
      await measured.stop();
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

describe('A server that can’t start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-server-'));
  writeFileSync(join(folder, 'a-file'), '');
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  writeFileSync(
    join(broken, 'foyer.sqlite'),
    'long enough to be read as one, and not one '.repeat(50),
  );
  // Root can write anywhere, but even root can't write to a file that is a folder.
  const locked = join(folder, 'locked');
  mkdirSync(join(locked, 'foyer.sqlite'), { recursive: true });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each([
    [
      'a data folder that can’t be',
      { FOYER_DATA_DIR: join(folder, 'a-file') },
      /^The data folder .*a-file can't be written \(EEXIST\)\. Make it writable, or choose another: .*$/,
    ],
    [
      'a data folder below a file',
      { FOYER_DATA_DIR: join(folder, 'a-file', 'data') },
      /^The data folder .*data can't be written \(ENOTDIR\)\. .*$/,
    ],
    [
      'a database file that is none',
      { FOYER_DATA_DIR: broken },
      /^The database in .* can't be opened \(file is not a database\)\. .*$/,
    ],
    [
      'a data folder that the database may not write to',
      { FOYER_DATA_DIR: locked },
      /^The data folder .* can't be written \(unable to open database file\)\. .*$/,
    ],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/foyer' },
      /^The database at 127\.0\.0\.1:1 can't be used \(ECONNREFUSED\)\. .*$/,
    ],
    [
      'a site that is not built',
      { FOYER_SITE_DIR: folder },
      /^FOYER_SITE_DIR has no index\.html: .*$/,
    ],
    ['a host that is not here', { HOST: '192.0.2.1' }, /^HOST "192\.0\.2\.1" is no address/],
  ])('says why in one line: %s', async (_, environment, line) => {
    expect(await problemOf(environment)).toMatch(line);
  });

  it.runIf(process.platform === 'linux')(
    'SE-09 says why in one line: a data folder in which nothing can be created',
    async () => {
      expect(await problemOf({ FOYER_DATA_DIR: '/proc/foyer/data' })).toMatch(
        /^The data folder \/proc\/foyer\/data can't be written \(ENOENT\)\. .*$/,
      );
    },
  );

  async function problemOf(environment: Record<string, string>): Promise<unknown> {
    const usual = { PORT: '0', FOYER_DATA_DIR: join(folder, 'data') };
    const started = await startServer(readSettings({ ...usual, ...environment }).unwrap(), quiet);
    expect(started.val).not.toContain('secret');
    return started.val;
  }
});
