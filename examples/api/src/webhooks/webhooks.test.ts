import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { FakeLogger, VirtualClock } from '@foyer/core/testing';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { jsonLines } from '../http/request-log.ts';
import type { OutboxLoop } from '../outbox/outbox-loop.ts';
import { postgresEngine, sqliteEngine } from '../testing/engines.ts';
import { mostAttempts, startWebhookDelivery } from './deliver-webhooks.ts';
import {
  claimWebhook,
  markDelivered,
  markUndelivered,
  newestWebhooks,
  queueWebhooks,
  redeliver,
} from './webhook-table.ts';

const [now, later, muchLater] = [
  '2026-11-20T15:00:00.000Z',
  '2026-11-20T15:05:00.000Z',
  '2026-11-20T16:00:00.000Z',
] as const;

function anEvent(id: string, about = id) {
  return { id, type: 'lead.created', about, body: JSON.stringify({ id }), at: now };
}

describe.each([sqliteEngine(), postgresEngine()])('The outbox of events on $name', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(
      await engine.newPlace(),
      jsonLines(() => {}),
    );
  });
  afterEach(() => database.destroy());

  it('CN-05 never gives the same event to two concurrent claims', async () => {
    for (let id = 0; id < 30; id += 1) await queueWebhooks(database, [anEvent(String(id))]);
    const claimed: string[] = [];
    while (claimed.length < 30) {
      const hands = Array.from({ length: 10 }, () => claimWebhook(database, now, later));
      for (const got of await Promise.all(hands)) if (got) claimed.push(got.id);
    }
    expect(new Set(claimed).size).toBe(30);
    expect(await claimWebhook(database, now, later)).toBeNull();
  });

  it('CN-05 keeps the events about one lead in order, also behind one that failed, until that is dead', async () => {
    await queueWebhooks(database, [anEvent('booked', 'ada')]);
    await queueWebhooks(database, [anEvent('moved', 'ada')]);
    await queueWebhooks(database, [anEvent('other', 'zoe')]);
    expect(await claimWebhook(database, now, later)).toMatchObject({ id: 'booked', attempts: 1 });
    expect(await claimWebhook(database, now, later)).toMatchObject({ id: 'other' });
    expect(await claimWebhook(database, now, later)).toBeNull();
    await markUndelivered(database, 'booked', { due_at: muchLater }, 'HTTP 500');
    expect(await claimWebhook(database, later, muchLater)).toMatchObject({ id: 'other' });
    expect(await claimWebhook(database, later, muchLater)).toBeNull();
    await markUndelivered(database, 'booked', { dead_at: muchLater }, 'HTTP 500');
    expect(await claimWebhook(database, later, muchLater)).toMatchObject({ id: 'moved' });
  });

  it('CN-05 releases the claim of a process that died, and never returns a delivered event', async () => {
    await queueWebhooks(database, [anEvent('only')]);
    await claimWebhook(database, now, later);
    expect(await claimWebhook(database, later, muchLater)).toMatchObject({ attempts: 2 });
    await markDelivered(database, 'only', later);
    expect(await claimWebhook(database, '2027-01-01T00:00:00.000Z', muchLater)).toBeNull();
  });

  it('CN-10 delivers an event again on request, under its id', async () => {
    await queueWebhooks(database, [anEvent('only')]);
    await markUndelivered(database, 'only', { dead_at: now }, 'HTTP 500');
    expect(await redeliver(database, 'only')).toBe(true);
    expect(await redeliver(database, 'none')).toBe(false);
    expect(await claimWebhook(database, now, later)).toMatchObject({ id: 'only', attempts: 1 });
  });
});

describe('Webhooks to the chain’s back end', () => {
  const engine = sqliteEngine();
  const secret = `whsec_${Buffer.alloc(32, 'foyer').toString('base64')}`;
  const patience = { timeout: 15_000 };
  const loops: OutboxLoop[] = [];
  let database: Database;
  let clock: VirtualClock;
  let receiver: Receiver;
  beforeEach(async () => {
    database = await openDatabase(
      await engine.newPlace(),
      jsonLines(() => {}),
    );
    // Verification compares the signed time with the machine's clock.
    clock = new VirtualClock(new Date().toISOString());
    receiver = await startReceiver(secret);
  });
  afterEach(async () => {
    await Promise.all(loops.splice(0).map((loop) => loop.stop()));
    await receiver.stop();
    await database.destroy();
  });

  function deliver(timeoutMs = 1_000): FakeLogger {
    const logger = new FakeLogger();
    const { url } = receiver;
    loops.push(startWebhookDelivery({ database, clock, logger, url, secret, timeoutMs }));
    return logger;
  }

  const stateOf = async () => (await newestWebhooks(database))[0];

  it('CN-04 are signed, so that the library’s verification accepts them', async () => {
    await queueWebhooks(database, [anEvent('evt_1')]);
    deliver();
    await expect.poll(() => receiver.verified, patience).toEqual([{ id: 'evt_1' }]);
    await expect.poll(async () => (await stateOf())?.delivered_at, patience).not.toBeNull();
    await clock.advanceAndSettle(3_600_000);
    expect(receiver.ids).toEqual(['evt_1']);
  });

  it.each([
    ['an error', (answer: ServerResponse) => answer.writeHead(500).end(), 'HTTP 500'],
    ['silence', () => {}, 'no answer in time'],
    [
      'a redirect',
      (answer: ServerResponse) => answer.writeHead(302, { location: '/' }).end(),
      'HTTP 302',
    ],
    ['a broken connection', (answer: ServerResponse) => answer.destroy(), 'UND_ERR_SOCKET'],
  ])('CN-05 are tried again under the same id after %s', async (_, answer, reason) => {
    receiver.answers.push(answer);
    await queueWebhooks(database, [anEvent('evt_1')]);
    const logger = deliver();
    await expect.poll(() => logger.entries, patience).toHaveLength(1);
    expect(logger.entries[0]).toMatchObject({ fields: { reason, attempts: 1, id: 'evt_1' } });
    await expect
      .poll(async () => {
        await clock.advanceAndSettle(5_000);
        return (await stateOf())?.delivered_at ?? null;
      }, patience)
      .not.toBeNull();
    expect(receiver.ids).toEqual(['evt_1', 'evt_1']);
    expect(receiver.verified).toHaveLength(1);
  });

  it('CN-05 are dead after the last attempt, which the developer page shows', async () => {
    await queueWebhooks(database, [anEvent('evt_1')]);
    await database
      .updateTable('webhooks')
      .set({ attempts: mostAttempts - 1 })
      .execute();
    receiver.answers.push((answer) => answer.writeHead(500).end());
    deliver();
    await expect.poll(async () => (await stateOf())?.dead_at, patience).not.toBeNull();
    expect(await stateOf()).toMatchObject({ attempts: mostAttempts, last_error: 'HTTP 500' });
  });

  it('CN-05 aren’t held up by one that the receiver hasn’t answered', async () => {
    receiver.answers.push(() => {});
    await queueWebhooks(database, [anEvent('slow')]);
    deliver(60_000);
    await expect.poll(() => receiver.ids, patience).toEqual(['slow']);
    await queueWebhooks(database, [anEvent('next')]);
    loops[0]?.wake();
    await expect.poll(() => receiver.verified, patience).toEqual([{ id: 'next' }]);
  });

  it('CN-05 are sent once by two processes that share an outbox', async () => {
    for (let id = 0; id < 20; id += 1) await queueWebhooks(database, [anEvent(`evt_${id}`)]);
    deliver();
    deliver();
    await expect.poll(() => receiver.ids, patience).toHaveLength(20);
    await Promise.all(loops.splice(0).map((loop) => loop.stop()));
    expect(new Set(receiver.ids).size).toBe(20);
  });
});

interface Receiver {
  readonly url: string;
  /** The `webhook-id` of every request. */
  readonly ids: string[];
  /** The events that were accepted, after the library verified their signature. */
  readonly verified: unknown[];
  /** How the next requests are answered; the rest are verified and accepted. */
  readonly answers: ((answer: ServerResponse) => unknown)[];
  stop(): Promise<void>;
}

async function startReceiver(secret: string): Promise<Receiver> {
  const ids: string[] = [];
  const verified: unknown[] = [];
  const answers: ((answer: ServerResponse) => unknown)[] = [];
  const server: Server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      ids.push(String(request.headers['webhook-id']));
      const next = answers.shift();
      if (next) {
        next(answer);
        return;
      }
      verified.push(new Webhook(secret).verify(body, request.headers as Record<string, string>));
      answer.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ids,
    verified,
    answers,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => {
          done();
        });
      }),
  };
}
