import { createServer, request, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { getRequestListener } from '@hono/node-server';
import { VirtualClock } from '@foyer/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createServedApi } from './app.ts';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/schema.ts';
import { jsonLines } from './request-log.ts';
import { systemIds } from './system.ts';
import { sqliteEngine } from './testing/engines.ts';
import { aLeadBody, aResidentialBody, aVisitBody } from './testing/lead-bodies.ts';

/** A request as it goes over the wire. */
interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
}

interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const leads = '/v6/acq/leads/abandoned';
const json = { 'content-type': 'application/json' };
const known = aLeadBody();
const text = JSON.stringify(known);
const bytes = new TextEncoder();

/** What is taken past the app, by what is told apart in it. */
const usual: Readonly<Record<string, Sent>> = {
  'a lead': { body: text },
  'a lead that is sent again': { method: 'PUT', body: text },
  'a lead in full': {
    path: '/v6/acq/lead/residential',
    body: JSON.stringify(aResidentialBody({ leadTransactionId: known.TransactionId })),
  },
  'what a lead wants': {
    method: 'PUT',
    path: '/v6/acq/lead',
    headers: { 'accept-language': 'fr-CA', cookie: 'a=b; foyer-locale=es-US' },
    body: JSON.stringify(aVisitBody(known.TransactionId, null)),
  },
  'a time that is none': {
    method: 'PUT',
    path: '/v6/acq/lead',
    body: JSON.stringify(aVisitBody(known.TransactionId, '2026-11-20T03:00:00-05:00')),
  },
  'a name that is none': { body: JSON.stringify({ ...known, FirstName: '7' }) },
  'a club that is none': { body: JSON.stringify({ ...known, FacilityId: '99999' }) },
  'a missing field': { body: JSON.stringify({ ...known, LastName: undefined }) },
  'text that no database holds': { body: JSON.stringify({ ...known, OutreachCode: 'a\0b' }) },
  'half a surrogate pair': { body: text.replace('WEBLEAD', String.raw`\ud800`) },
  'no JSON': { body: '{"FirstName":' },
  nothing: { body: '' },
  'a name beyond ASCII': { body: JSON.stringify({ ...known, FirstName: 'Zoë', LastName: '李' }) },
  'a mark of the byte order': { body: `\uFEFF${text}` },
  'bytes that are not UTF-8': {
    body: Buffer.concat([
      bytes.encode(text.slice(0, 20)),
      Buffer.from([0xc3, 0x28, 0xff]),
      bytes.encode(text.slice(20)),
    ]),
  },
  'another kind of JSON': {
    headers: { 'content-type': 'application/merge-patch+json; charset=utf-8' },
    body: text,
  },
  'another type of content': { headers: { 'content-type': 'text/plain' }, body: text },
  'a time and a caller of its own': {
    headers: { 'foyer-now': '2026-11-22T10:00:00Z', 'foyer-client': 'somebody' },
    body: text,
  },
  'a header that is empty': { headers: { cookie: '', 'accept-language': '' }, body: text },
  'a body that is as large as may be': { body: text.padEnd(64 * 1024) },
};

/** What is left to the app. */
const unusual: Readonly<Record<string, Sent>> = {
  'a body that is too large': { body: text.padEnd(64 * 1024 + 1) },
  'a body in chunks': { headers: { 'transfer-encoding': 'chunked' }, body: text },
  'a path with a slash at its end': { path: `${leads}/`, body: text },
  'a path with a query': { path: `${leads}?debug=1`, body: text },
  'a path that is spelled in another way': { path: '/v6/acq/leads/%61bandoned', body: text },
  'another method': { method: 'DELETE', body: text },
  'a look at what may be asked': { method: 'OPTIONS' },
  'a header that comes twice': {
    headers: { 'x-forwarded-for': ['1.2.3.4', '5.6.7.8'] },
    body: text,
  },
  'a host that is none': { headers: { host: 'a b' }, body: text },
  'a host in capitals': { headers: { host: 'LOCALHOST' }, body: text },
};

describe('Calls that are taken past the app', () => {
  const engine = sqliteEngine();
  let database: Database;
  let logged: string[] = [];
  let passedOn = 0;
  const servers: Server[] = [];
  let direct = 0;
  let plain = 0;

  beforeAll(async () => {
    database = await openDatabase(
      await engine.newPlace(),
      jsonLines(() => {}),
    );
    const served = createServedApi({
      ...{ database, clock: new VirtualClock('2026-11-20T15:00:00Z'), ids: systemIds },
      ...{ logger: jsonLines((line) => logged.push(line)), devTools: true },
    });
    const app = getRequestListener(served.app.fetch);
    const counted: RequestListener = (incoming, outgoing) => {
      passedOn += 1;
      void app(incoming, outgoing);
    };
    direct = await listen(served.direct?.before(counted) ?? counted);
    plain = await listen(counted);
  });
  beforeEach(() => {
    logged = [];
    passedOn = 0;
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    await database.destroy();
    await engine.stop();
  });

  it.each(Object.entries(usual))(
    'HT-60 are answered and logged as by the app: %s',
    async (_, sent) => {
      const expected = await ask(plain, sent);
      const lineExpected = lines();
      logged = [];
      passedOn = 0;
      expect(await ask(direct, sent)).toEqual(expected);
      expect(lines()).toEqual(lineExpected);
      expect(passedOn).toBe(0);
    },
  );

  it.each(Object.entries(unusual))(
    'HT-60 are left to the app where they are unusual: %s',
    async (_, sent) => {
      const expected = await ask(plain, sent);
      passedOn = 0;
      expect(await ask(direct, sent)).toEqual(expected);
      expect(passedOn).toBe(1);
    },
  );

  it.each([
    ['past the app', () => direct, 0],
    ['by the app', () => plain, 1],
  ])(
    'HT-60 alarm nobody when the caller goes away in the middle of a body: %s',
    async (_, port, passed) => {
      const arrived = new Promise((done) => {
        for (const server of servers) server.once('request', done);
      });
      const socket = connect(port(), '127.0.0.1');
      socket.write(
        `POST ${leads} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"First`,
      );
      await arrived;
      socket.destroy();
      await expect.poll(lines).not.toEqual([]);
      expect((await ask(port(), { body: text })).status).toBe(200);
      expect(lines()).toEqual([
        { level: 'info', event: 'caller-left', method: 'POST', route: leads },
        { level: 'info', event: 'request', method: 'POST', route: leads, status: 200 },
      ]);
      expect(passedOn).toBe(2 * passed);
    },
  );

  it('HT-60 are answered as by the app when something goes wrong, and say nothing of what it was', async () => {
    await database.schema.alterTable('leads').renameTo('leads_elsewhere').execute();
    // The app would compress it, were it longer, and says so.
    const { headers, ...expected } = await ask(plain, { body: text });
    const { vary, ...others } = headers;
    const lineExpected = lines();
    logged = [];
    expect([expected.status, vary]).toEqual([500, 'Accept-Encoding']);
    expect(await ask(direct, { body: text })).toEqual({ ...expected, headers: others });
    expect(lines()).toEqual(lineExpected);
  });

  it('are all left to the app where answers tell other sites apart', () => {
    const { direct: none } = createServedApi({
      ...{ database, clock: new VirtualClock('2026-11-20T15:00:00Z'), ids: systemIds },
      ...{ logger: jsonLines(() => {}), devTools: false, allowedOrigins: ['https://a.example'] },
    });
    expect(none).toBeNull();
  });

  /** What was logged, without the milliseconds. */
  function lines(): unknown[] {
    return logged.map((line) => {
      const { ms: _, ...rest } = JSON.parse(line) as Record<string, unknown>;
      return rest;
    });
  }

  async function listen(listener: RequestListener): Promise<number> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    return (server.address() as AddressInfo).port;
  }
});

function ask(
  port: number,
  { method = 'POST', path = leads, headers = {}, body }: Sent,
): Promise<Heard> {
  return new Promise((done, fail) => {
    const length =
      body === undefined || 'transfer-encoding' in headers
        ? {}
        : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request(
      {
        ...{ port, host: '127.0.0.1', agent: false, method, path },
        headers: { ...json, ...length, ...headers },
      },
      (incoming) => {
        let heard = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (part: string) => (heard += part));
        incoming.on('end', () => {
          const { date: _, ...others } = incoming.headers;
          done({ status: incoming.statusCode ?? 0, headers: others, body: heard });
        });
      },
    );
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}
