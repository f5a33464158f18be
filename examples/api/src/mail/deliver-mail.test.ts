import { type AddressInfo, createServer, type Socket } from 'node:net';

import { FakeLogger } from '@foyer/core/testing';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sqliteEngine } from '../testing/engines.ts';
import { aCodeBody, aLeadBody, aVisitBody } from '../testing/lead-bodies.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { queueMail } from './outbox-table.ts';
import type { OutboxLoop } from '../outbox/outbox-loop.ts';
import { startMailDelivery } from './deliver-mail.ts';

/** A mail takes about ten steps between two processes, possibly on a busy machine. */
const patience = { timeout: 15_000 };

describe('Mail from the outbox to an SMTP server', () => {
  const engine = sqliteEngine();
  let api: TestApi;
  let server: MailServer;
  const deliveries: OutboxLoop[] = [];
  beforeAll(async () => {
    server = await startMailServer();
  });
  beforeEach(async () => {
    api = await openTestApi(await engine.newPlace(), {
      mail: {
        wake() {
          for (const delivery of deliveries) delivery.wake();
        },
      },
    });
    server.received.length = 0;
  });
  afterEach(async () => {
    await Promise.all(deliveries.splice(0).map((delivery) => delivery.stop()));
    await api.close();
  });
  afterAll(async () => {
    await server.stop();
    await engine.stop();
  });

  function deliver(url = server.url): FakeLogger {
    const logger = new FakeLogger();
    const { database, clock, secret } = api;
    const from = 'A Chain <visits@chain.example>';
    const replyTo = 'help@chain.example';
    deliveries.push(startMailDelivery({ database, clock, logger, secret, url, from, replyTo }));
    return logger;
  }

  async function bookAt(time: string): Promise<void> {
    const body = aLeadBody({ EmailAddress: 'zoe@example.com', FirstName: 'Zoë' });
    await api.send('POST', '/v6/acq/leads/abandoned', body);
    const answer = await api.send('PUT', '/v6/acq/lead', aVisitBody(body.TransactionId, time));
    expect(answer.status).toBe(200);
  }

  /** The mails that are due, so without reminders. */
  function unsent(): Promise<unknown[]> {
    return api.database
      .selectFrom('outbox_mail')
      .select('id')
      .where('sent_at', 'is', null)
      .where('about', 'is', null)
      .execute();
  }

  /** What the visitor received. The club is told of each booking too. */
  function toVisitor(): readonly string[] {
    return server.received.filter((mail) => mail.includes('To: zoe@example.com'));
  }

  it('LA-01 delivers a booking’s confirmation: what, where, when, whom to call', async () => {
    deliver();
    await bookAt('2026-11-21T09:00:00-05:00');
    await expect.poll(unsent, patience).toEqual([]);
    const [mail = ''] = toVisitor();
    expect(toVisitor()).toHaveLength(1);
    expect(mail).toContain('To: zoe@example.com');
    expect(mail).toContain('Hello Zo=C3=AB,');
    expect(mail).toContain('Saturday, November 21, 2026 at 9:00 AM EST');
    expect(mail).toContain('88 Hudson Street');
    expect(mail).toContain('(212) 555-0101');
  });

  it('SE-44 comes from the chain’s own address, with another address for replies', async () => {
    deliver();
    await bookAt('2026-11-21T09:00:00-05:00');
    await expect.poll(unsent, patience).toEqual([]);
    const [mail = ''] = toVisitor();
    expect(mail).toMatch(/^From: A Chain <visits@chain\.example>$/m);
    expect(mail).toMatch(/^Reply-To: help@chain\.example$/m);
    expect(mail).toMatch(/^Message-ID: <[^@]+@chain\.example>$/m);
  });

  it('is retried when the mail server is down, and the booking stands', async () => {
    const gone = await startMailServer();
    await gone.stop();
    const logger = deliver(gone.url);
    await bookAt('2026-11-21T09:00:00-05:00');
    // The confirmation, and the club's mails about the lead and the booking.
    await expect.poll(() => logger.entries.length, patience).toBe(3);
    expect(logger.entries[0]).toMatchObject({ fields: { reason: 'ESOCKET', attempts: 1 } });
    await deliveries.pop()?.stop();

    deliver();
    await api.clock.advanceAndSettle(9_000);
    expect(server.received).toEqual([]);
    // The first retry comes after 10 s, and the loop checks every 5.
    await expect
      .poll(async () => {
        await api.clock.advanceAndSettle(5_000);
        return unsent();
      }, patience)
      .toEqual([]);
    expect(toVisitor()).toHaveLength(1);
  });

  it('keeps no visitor waiting when the mail server never answers', async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => sockets.push(socket));
    await new Promise<void>((done) => {
      mute.listen(0, '127.0.0.1', done);
    });
    const { port } = mute.address() as AddressInfo;
    const logger = deliver(`smtp://127.0.0.1:${port}`);
    await bookAt('2026-11-21T09:00:00-05:00');
    expect(logger.entries).toEqual([]);
    await expect.poll(() => sockets, patience).toHaveLength(3);
    expect(await unsent()).toHaveLength(3);
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => mute.close(done));
    await expect.poll(() => logger.entries, patience).toHaveLength(3);
  });

  it('CJ-20 skips and deletes a code that has expired', async () => {
    const gone = await startMailServer();
    await gone.stop();
    const logger = deliver(gone.url);
    await api.send('POST', '/v6/acq/corp/email/verify', aCodeBody());
    await expect.poll(() => logger.entries.length, patience).toBe(1);
    await deliveries.pop()?.stop();
    api.clock.advance(900_000);
    await bookAt('2026-11-21T09:00:00-05:00');
    deliver();
    await expect.poll(() => server.received, patience).toHaveLength(3);
    expect(toVisitor()).toHaveLength(1);
    const left = await api.database
      .selectFrom('outbox_mail')
      .select(['recipient', 'sealed_code'])
      .where('sent_at', 'is', null)
      .where('about', 'is', null)
      .execute();
    expect(left).toEqual([{ recipient: 'ada@globex.example', sealed_code: null }]);
  });

  it('SE-16 sends a code ahead of 200 waiting mails, over few connections', async () => {
    const { database } = api;
    for (let count = 0; count < 200; count += 1) {
      const mail = { recipient: `reader${count}@example.com`, subject: 'News', body: 'News' };
      // oxlint-disable-next-line no-await-in-loop
      await queueMail(database, mail, { id: `news ${count}`, at: '2026-11-20T14:00:00.000Z' });
    }
    await api.send('POST', '/v6/acq/corp/email/verify', aCodeBody());
    server.connections.clear();
    deliver();
    await expect.poll(unsent, patience).toEqual([]);
    const place = server.received.findIndex((mail) => mail.includes('To: ada@globex.example'));
    // A connection that starts slowly may be overtaken by a few mails of the others.
    expect(place).toBeLessThan(20);
    expect(server.connections.size).toBeLessThanOrEqual(5);
  });

  it('is sent once by two processes that share an outbox', async () => {
    for (let hour = 9; hour < 17; hour += 1) {
      await bookAt(`2026-11-21T${String(hour).padStart(2, '0')}:00:00-05:00`);
    }
    deliver();
    deliver();
    await expect.poll(unsent, patience).toEqual([]);
    const ids = server.received.map((mail) => /^Message-ID: <(.*)>/im.exec(mail)?.[1]);
    expect(ids).toHaveLength(24);
    expect(new Set(ids).size).toBe(24);
  });
});

interface MailServer {
  readonly url: string;
  /** Every mail as received over the wire. */
  readonly received: string[];
  /** The connections received. */
  readonly connections: Set<string>;
  stop(): Promise<void>;
}

async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const connections = new Set<string>();
  const server = new SMTPServer({
    onConnect({ id }, done) {
      connections.add(id);
      done();
    },
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections,
    stop: () =>
      new Promise((done) => {
        server.close(done);
      }),
  };
}
