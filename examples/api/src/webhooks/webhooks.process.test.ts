import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { postgresEngine } from '../testing/engines.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';
import { bookVisit, createLead, openTimes } from '../testing/wire-client.ts';

/** Retries wait 5 s and more, possibly on a busy machine. */
const patience = { timeout: 60_000, interval: 100 };

describe('The server and the chain’s back end as separate processes', () => {
  const secret = `whsec_${Buffer.alloc(32, 'foyer').toString('base64')}`;
  const folder = mkdtempSync(join(tmpdir(), 'foyer-webhooks-'));
  const postgres = postgresEngine();
  const started: ServerProcess[] = [];
  const backEnds: BackEnd[] = [];
  afterEach(async () => {
    for (const server of started.splice(0)) await server.ended('SIGKILL');
    for (const backEnd of backEnds.splice(0)) await backEnd.stop();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
  });

  const places = [
    ['a data folder', () => Promise.resolve({ FOYER_DATA_DIR: join(folder, 'shared') })],
    [
      'PostgreSQL',
      async () => {
        const place = await postgres.newEmptyPlace();
        return { DATABASE_URL: 'url' in place ? place.url : '' };
      },
    ],
  ] as const;

  it.each(places)(
    'CN-05 lose no event and process none twice over %s, while the back end fails, hangs and restarts, and a server is killed',
    async (_, newPlace) => {
      const backEnd = await startBackEnd(secret);
      backEnds.push(backEnd);
      const place = {
        ...(await newPlace()),
        FOYER_WEBHOOK_URL: backEnd.url,
        FOYER_WEBHOOK_SECRET: secret,
        FOYER_LIMITS: 'off',
      };
      const [first, second] = await Promise.all([startProcess(place), startProcess(place)]);
      started.push(first, second);

      backEnd.mode = 'error';
      const times = await openTimes(first.address, '110');
      const visitors = await Promise.all(
        times.slice(0, 4).map(async (time, index) => {
          const { address } = index % 2 === 0 ? first : second;
          const transactionId = await createLead(address, '110');
          return { transactionId, booked: await bookVisit(address, transactionId, time) };
        }),
      );
      expect(visitors.map(({ booked }) => booked)).toEqual([200, 200, 200, 200]);
      await expect.poll(() => backEnd.requests.length, patience).toBeGreaterThan(3);

      backEnd.mode = 'silence';
      const last = await createLead(second.address, '110');
      await expect.poll(() => backEnd.hanging(), patience).toBeGreaterThan(0);
      // The server dies in the middle of a request; the other one takes over.
      await first.ended('SIGKILL');
      await backEnd.restart();
      backEnd.mode = 'accept';

      const expected = visitors.flatMap(({ transactionId }) => [
        `${transactionId} lead.created`,
        `${transactionId} visit.booked`,
      ]);
      await expect
        .poll(() => backEnd.processed().toSorted(), { ...patience, timeout: 120_000 })
        .toEqual([...expected, `${last} lead.created`].toSorted());
      for (const { transactionId } of visitors) {
        const order = backEnd.processed().filter((event) => event.startsWith(transactionId));
        expect(order[0]).toContain('lead.created');
      }
      // An accepted event is never sent again, and no id stands for two events.
      expect(new Set(backEnd.accepted).size).toBe(backEnd.accepted.length);
      expect(backEnd.bodiesById()).toBe(9);
    },
    240_000,
  );
});

interface BackEnd {
  readonly url: string;
  /** What it does with the next requests. */
  mode: 'accept' | 'error' | 'silence';
  /** The `webhook-id` of every request. */
  readonly requests: readonly string[];
  /** The ids that it answered with 204, in order. */
  readonly accepted: readonly string[];
  /** What it processed, by transaction and type. */
  processed(): readonly string[];
  /** The number of requests that it hasn't answered. */
  hanging(): number;
  /** The number of different events, by id and content. */
  bodiesById(): number;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A back end that verifies each event with the library of Standard Webhooks. */
async function startBackEnd(secret: string): Promise<BackEnd> {
  const webhook = new Webhook(secret);
  const requests: string[] = [];
  const accepted: string[] = [];
  const processed: string[] = [];
  const bodies = new Set<string>();
  let hanging = 0;
  let server: Server;
  const backEnd: BackEnd = {
    url: '',
    mode: 'accept',
    requests,
    accepted,
    processed: () => processed,
    hanging: () => hanging,
    bodiesById: () => bodies.size,
    async restart() {
      const { port } = server.address() as AddressInfo;
      await close(server);
      server = await listen(port);
    },
    stop: () => close(server),
  };

  function listen(port: number): Promise<Server> {
    const listening = createServer((request, answer) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        const id = String(request.headers['webhook-id']);
        requests.push(id);
        bodies.add(`${id} ${body}`);
        if (backEnd.mode === 'silence') {
          hanging += 1;
          return;
        }
        if (backEnd.mode === 'error') {
          answer.writeHead(500).end();
          return;
        }
        const headers = request.headers as Record<string, string>;
        const event = webhook.verify(body, headers) as {
          type: string;
          data: { lead: { transactionId: string } };
        };
        accepted.push(id);
        processed.push(`${event.data.lead.transactionId} ${event.type}`);
        answer.writeHead(204).end();
      });
    });
    return new Promise((done) => {
      listening.listen(port, '127.0.0.1', () => {
        done(listening);
      });
    });
  }

  server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return Object.assign(backEnd, { url: `http://127.0.0.1:${port}/foyer` });
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => {
      done();
    });
    server.closeAllConnections();
  });
}
