import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { WireAbandonedLead } from '@foyer/adapters-http/wire';
import { FakeLogger } from '@foyer/core/testing';
import { type Attachment, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { changeRows } from '../database/rows.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { aCodeBody, aLeadBody, aVisitBody } from '../testing/lead-bodies.ts';
import { mailSamples } from '../testing/mail-samples.ts';
import { freshApi } from '../testing/test-api.ts';
import { shippedFolder } from '../chain-data.ts';
import { queueMail, waitingMail } from './outbox-table.ts';
import { readMailTheme } from './read-mail-theme.ts';
import { type MailOutcome, startMailDelivery } from './deliver-mail.ts';
import { suppress } from './suppression-table.ts';
import type { OutboxLoop } from '../outbox/outbox-loop.ts';

/** A mail takes about ten steps between two processes, possibly on a busy machine. */
const patience = { timeout: 15_000 };

describe('Mail from the outbox to an SMTP server', () => {
  const api = freshApi(sqliteEngine(), {
    mail: {
      wake() {
        for (const delivery of deliveries) delivery.wake();
      },
    },
  });
  let server: MailServer;
  const deliveries: OutboxLoop[] = [];
  const outcomes: MailOutcome[] = [];
  beforeAll(async () => {
    server = await startMailServer();
  });
  beforeEach(() => {
    server.received.length = 0;
    outcomes.length = 0;
  });
  afterEach(async () => {
    await Promise.all(deliveries.splice(0).map((delivery) => delivery.stop()));
  });
  afterAll(() => server.stop());

  function deliver(url = server.url): FakeLogger {
    const logger = new FakeLogger();
    const { database, clock, secret } = api;
    const from = 'A Chain <visits@chain.example>';
    const replyTo = 'help@chain.example';
    const theme = readMailTheme(shippedFolder).unwrap();
    deliveries.push(
      startMailDelivery({
        database,
        clock,
        logger,
        secret,
        publicUrl: 'https://chain.example',
        url,
        from,
        replyTo,
        theme,
        observe: (outcome) => outcomes.push(outcome),
      }),
    );
    return logger;
  }

  async function bookAt(time: string): Promise<WireAbandonedLead> {
    const body = aLeadBody({ EmailAddress: 'zoe@example.com', FirstName: 'Zoë' });
    await api.send('POST', '/v6/acq/leads/abandoned', body);
    const answer = await api.send('PUT', '/v6/acq/lead', aVisitBody(body.TransactionId, time));
    expect(answer.status).toBe(200);
    return body;
  }

  /** Tries to deliver while the mail server is down, until `tries` mails have failed. */
  async function whileDown<Answer>(tries: number, work: () => Promise<Answer>) {
    const gone = await startMailServer();
    await gone.stop();
    const logger = deliver(gone.url);
    const answer = await work();
    await expect.poll(() => logger.entries.length, patience).toBe(tries);
    await deliveries.pop()?.stop();
    return { answer, entries: logger.entries };
  }

  /** The mails that are due, so without reminders. */
  function unsent(): Promise<unknown[]> {
    return api.database
      .selectFrom('outbox_mail')
      .select('id')
      .where('sent_at', 'is', null)
      .where((row) =>
        row.or([
          row('due_at', 'is', null),
          row('due_at', '<=', api.clock.now().toString()),
          row('attempts', '>', 0),
        ]),
      )
      .execute();
  }

  /** The visitor's mails. The club gets its own for each booking. */
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
    expect(mail).toContain('Hi Zo=C3=AB,');
    expect(mail).toMatch(/When +Saturday, November 21, 2026\r\n +9:00 AM EST/);
    expect(mail).toContain('88 Hudson Street');
    expect(mail).toContain('(212) 555-0101');
  });

  it('ML-01 comes from the club, at the chain’s own address, and replies reach the club', async () => {
    deliver();
    await bookAt('2026-11-21T09:00:00-05:00');
    await expect.poll(unsent, patience).toEqual([]);
    const [mail = ''] = toVisitor();
    expect(mail).toMatch(/^From: Foyer Tribeca <visits@chain\.example>$/m);
    expect(mail).toMatch(/^Reply-To: tribeca@foyer\.example$/m);
  });

  it('ML-01 ML-02 ML-03 an independent parser reads text, HTML and invitation of a booking and its cancellation', async () => {
    deliver();
    const booked = await bookAt('2026-11-21T09:00:00-05:00');
    const body = { TransactionId: booked.TransactionId, TokenId: null };
    await api.send('DELETE', '/v6/acq/lead/appointment', body);
    await expect.poll(unsent, patience).toEqual([]);
    const mails = await Promise.all(toVisitor().map((mail) => simpleParser(mail)));
    const bySubject = mails.toSorted((a, b) => (a.subject ?? '').localeCompare(b.subject ?? ''));
    const invitations = bySubject.map(({ attachments }) => attachments.map(invitationIn));
    expect(bySubject.map(({ subject }) => subject)).toEqual([
      'Canceled: Sat, Nov 21, 9:00 AM, Foyer Tribeca',
      'Sat, Nov 21, 9:00 AM: your visit to Foyer Tribeca',
    ]);
    expect(invitations).toEqual([
      ['CANCEL SEQUENCE:1', 'CANCEL SEQUENCE:1'],
      ['REQUEST SEQUENCE:0', 'REQUEST SEQUENCE:0'],
    ]);
    const confirmation = bySubject[1];
    expect(confirmation?.text).toContain('Hi Zoë,');
    expect(confirmation?.html).toContain('Hi Zoë,');
    expect(confirmation?.from?.value).toEqual([
      { name: 'Foyer Tribeca', address: 'visits@chain.example' },
    ]);
    expect(confirmation?.replyTo?.value).toMatchObject([{ address: 'tribeca@foyer.example' }]);
  });

  it('ML-05 sends the welcome with its barcode as a picture inside the HTML', async () => {
    const at = '2026-11-20T15:00:00.000Z';
    await queueMail(api.database, mailSamples('en-US').welcome, { id: 'welcome', at });
    deliver();
    await expect.poll(unsent, patience).toEqual([]);
    const [mail = ''] = server.received;
    const parsed = await simpleParser(mail, { skipImageLinks: true });
    const [picture] = parsed.attachments;
    expect(parsed.attachments).toMatchObject([{ contentType: 'image/png', related: true }]);
    expect(parsed.html).toContain(`src="cid:${picture?.cid}"`);
    expect(parsed.text).toContain('2504123456783');
  });

  it('SE-44 mail of no club comes from the chain’s own address, with another address for replies', async () => {
    deliver();
    await api.send('POST', '/v6/acq/corp/email/verify', aCodeBody());
    await expect.poll(unsent, patience).toEqual([]);
    const [mail = ''] = server.received;
    expect(mail).toMatch(/^From: A Chain <visits@chain\.example>$/m);
    expect(mail).toMatch(/^Reply-To: help@chain\.example$/m);
    expect(mail).toMatch(/^Message-ID: <[^@]+@chain\.example>$/m);
  });

  it('is retried when the mail server is down, and the booking stands', async () => {
    // The confirmation, and the club's mail about the lead, for which the one about the booking waits.
    const { entries } = await whileDown(2, () => bookAt('2026-11-21T09:00:00-05:00'));
    expect(entries[0]).toMatchObject({ fields: { reason: 'ESOCKET', attempts: 1 } });

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

  it('PG-363 a confirmation that couldn’t be sent isn’t, once the visit is moved or has begun', async () => {
    const { answer } = await whileDown(2, () => bookAt('2026-11-21T09:00:00-05:00'));
    const { TransactionId } = answer;
    await api.send('PUT', '/v6/acq/lead', aVisitBody(TransactionId, '2026-11-21T10:00:00-05:00'));
    const dueTo = async (now: string) => {
      const mails = await api.database.selectFrom('outbox_mail').selectAll().execute();
      return mails
        .filter((mail) => mail.recipient === 'zoe@example.com' && (mail.due_at ?? '') <= now)
        .filter(({ useless_at }) => useless_at === null || useless_at > now)
        .map(({ subject }) => subject);
    };
    const now = api.clock.now().toString();
    expect(await dueTo(now)).toEqual(['Moved to Sat, Nov 21, 10:00 AM: Foyer Tribeca']);
    expect(await dueTo('2026-11-21T15:00:00.000Z')).toEqual([]);
  });

  it('OP-160 a reminder has the address and phone number that the club has when it is sent', async () => {
    await bookAt('2026-11-23T09:00:00-05:00');
    deliver();
    await expect.poll(toVisitor, patience).toHaveLength(1);
    await deliveries.pop()?.stop();
    const moved = { address: '12 Pearl Street', phone_number: '(212) 555-0199' };
    await changeRows(api.database, 'facilities', { facility_id: '101' }, moved);
    api.clock.advance(70 * 3_600_000);
    deliver();
    await expect.poll(toVisitor, patience).toHaveLength(2);
    const reminder = await simpleParser(toVisitor()[1] ?? '');
    expect(reminder.subject).toMatch(/^Today, 9:00 AM/);
    for (const text of [reminder.text, String(reminder.html)]) {
      expect(text).toContain('12 Pearl Street');
      expect(text).toContain('(212) 555-0199');
      expect(text).not.toContain('88 Hudson Street');
    }
  });

  it('PG-364 a club that couldn’t be mailed hears of a booking before its cancellation', async () => {
    const { answer } = await whileDown(2, () => bookAt('2026-11-21T09:00:00-05:00'));
    const { TransactionId } = answer;
    await api.send('DELETE', '/v6/acq/lead/appointment', { TransactionId, TokenId: null });
    deliver();
    await expect.poll(toVisitor, patience).toHaveLength(1);
    const toClub = async () => {
      const mails = await Promise.all(server.received.map((mail) => simpleParser(mail)));
      return mails.flatMap(({ subject }) => /^(\w+ \w+): Zoë/.exec(subject ?? '')?.[1] ?? []);
    };
    expect(await toClub()).toEqual([]);
    await expect
      .poll(async () => {
        await api.clock.advanceAndSettle(5_000);
        return toClub();
      }, patience)
      .toEqual(['New lead', 'Visit booked', 'Visit canceled']);
  });

  it('PG-383 a visitor who couldn’t be mailed hears of a cancellation before the confirmation of the next booking', async () => {
    const { TransactionId } = await bookAt('2026-11-21T09:00:00-05:00');
    deliver();
    await expect.poll(toVisitor, patience).toHaveLength(1);
    await deliveries.pop()?.stop();
    await whileDown(2, () =>
      api.send('DELETE', '/v6/acq/lead/appointment', { TransactionId, TokenId: null }),
    );
    await api.send('PUT', '/v6/acq/lead', aVisitBody(TransactionId, '2026-11-21T10:00:00-05:00'));
    deliver();
    await expect
      .poll(async () => {
        await api.clock.advanceAndSettle(5_000);
        return toVisitor();
      }, patience)
      .toHaveLength(3);
    const mails = await Promise.all(toVisitor().map((mail) => simpleParser(mail)));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Sat, Nov 21, 9:00 AM: your visit to Foyer Tribeca',
      'Canceled: Sat, Nov 21, 9:00 AM, Foyer Tribeca',
      'Sat, Nov 21, 10:00 AM: your visit to Foyer Tribeca',
    ]);
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
    await expect.poll(() => sockets, patience).toHaveLength(2);
    expect(await unsent()).toHaveLength(3);
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => mute.close(done));
    await expect.poll(() => logger.entries, patience).toHaveLength(2);
  });

  it('CJ-20 skips and deletes a code that has expired', async () => {
    await whileDown(1, () => api.send('POST', '/v6/acq/corp/email/verify', aCodeBody()));
    api.clock.advance(900_000);
    await bookAt('2026-11-21T09:00:00-05:00');
    deliver();
    await expect.poll(() => server.received, patience).toHaveLength(3);
    expect(toVisitor()).toHaveLength(1);
    const left = await api.database
      .selectFrom('outbox_mail')
      .select(['recipient', 'sealed_code'])
      .where('sent_at', 'is', null)
      .where('subject', 'like', 'Code%')
      .execute();
    expect(left).toEqual([{ recipient: 'ada@globex.example', sealed_code: null }]);
  });

  it('OP-115 a mailbox that is gone gets only what somebody asks for, and a complaint ends news', async () => {
    const { database } = api;
    const [asked, booked, news] = ['Your link', 'Your visit', 'An offer'];
    const at = '2026-11-20T14:00:00.000Z';
    const uselessAt = api.clock.now().add({ hours: 1 });
    await suppress(database, 'Gone@example.com', 'bounced', at);
    await suppress(database, 'cross@example.com', 'complained', at);
    for (const recipient of ['gone@example.com', 'cross@example.com', 'fine@example.com']) {
      const mails = [
        { recipient, subject: asked, body: 'Here.', uselessAt },
        { recipient, subject: booked, body: 'Here.' },
        { recipient, subject: news, body: 'Here.', isNews: true },
      ];
      for (const mail of mails) {
        await queueMail(database, mail, { id: `${recipient} ${mail.subject}`, at });
      }
    }
    deliver();
    await expect.poll(() => outcomes, patience).toHaveLength(9);
    const got = server.received.map((mail) => {
      const [, name] = /^To: (\w+)@/m.exec(mail) ?? [];
      return `${name}: ${/^Subject: (.*)\r$/m.exec(mail)?.[1]}`;
    });
    expect(got.toSorted()).toEqual([
      `cross: ${asked}`,
      `cross: ${booked}`,
      `fine: ${news}`,
      `fine: ${asked}`,
      `fine: ${booked}`,
      `gone: ${asked}`,
    ]);
    expect(outcomes.toSorted().join(' ')).toBe(
      'sent sent sent sent sent sent suppressed suppressed suppressed',
    );
    expect(server.received[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it.each([
    ['knows no such mailbox', '550 5.1.1 No such mailbox'],
    ['says only that it refuses', '550 No such mailbox'],
    ['has turned it off', '550 5.2.1 Mailbox disabled'],
  ])('OP-116 PG-361 a mailbox whose server %s is tried once', async (_, answer) => {
    const { database } = api;
    server.refusal = answer;
    const mail = { recipient: 'unknown@example.com', subject: 'News', body: 'News' };
    await queueMail(database, mail, { id: 'news', at: '2026-11-20T14:00:00.000Z' });
    deliver();
    await expect.poll(() => outcomes, patience).toEqual(['bounced']);
    const rows = await database.selectFrom('suppressions').select(['address', 'reason']).execute();
    expect(rows).toEqual([{ address: 'unknown@example.com', reason: 'bounced' }]);
  });

  it.each(['554 5.7.1 Relay access denied', '550 5.1.8 Sender unknown'])(
    'PG-361 a mail that is refused because of the sender (%s) is given up after half a day, and the address stays good',
    async (answer) => {
      const { database, clock } = api;
      server.refusal = answer;
      const mail = { recipient: 'unknown@example.com', subject: 'News', body: 'News' };
      await queueMail(database, mail, { id: 'news', at: '2026-11-20T14:00:00.000Z' });
      const waiting = () => waitingMail(database, clock.now().toString());
      await database.updateTable('outbox_mail').set({ attempts: 18 }).execute();
      deliver();
      await expect.poll(() => outcomes, patience).toEqual(['failed']);
      expect(await waiting()).toMatchObject({ waiting: 1 });
      await clock.advanceAndSettle(3_600_000);
      await expect.poll(() => outcomes, patience).toEqual(['failed', 'failed']);
      await expect.poll(waiting, patience).toEqual({ waiting: 0, since: null });
      expect(await database.selectFrom('suppressions').selectAll().execute()).toEqual([]);
    },
  );

  it('PG-366 news has a link and a button that end it, and other mail has none', async () => {
    const at = '2026-11-20T14:00:00.000Z';
    const { leadReceived, welcome } = mailSamples('en-US');
    await queueMail(api.database, leadReceived, { id: 'news', at });
    await queueMail(api.database, welcome, { id: 'welcome', at });
    deliver();
    await expect.poll(() => outcomes, patience).toEqual(['sent', 'sent']);
    const mails = await Promise.all(server.received.map((mail) => simpleParser(mail)));
    const [news, other] = mails.toSorted(({ subject = '' }) =>
      subject.startsWith('Pick') ? -1 : 1,
    );
    const [, address = ''] = /href="([^"]+)"[^>]*>Unsubscribe from news</.exec(
      String(news?.html),
    ) ?? [''];
    expect(address).toMatch(/^https:\/\/chain\.example\/unsubscribe\/[\w-]+$/);
    expect(news?.headers.get('list')).toMatchObject({ unsubscribe: { url: address } });
    expect(news?.text).toContain(`Unsubscribe from news:\n${address}`);
    expect(server.received.join('')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(other?.headers.get('list')).toBeUndefined();
    expect(other?.text).not.toContain('nsubscribe');
  });

  it('SE-16 sends a code ahead of 60 waiting mails, over few connections', async () => {
    const { database } = api;
    for (let count = 0; count < 60; count += 1) {
      const mail = { recipient: `reader${count}@example.com`, subject: 'News', body: 'News' };
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

  it('SE-16 sends a code while the mail server takes its time for another mail', async () => {
    const mail = { recipient: 'slow@example.com', subject: 'News', body: 'News' };
    await queueMail(api.database, mail, { id: 'news', at: '2026-11-20T14:00:00.000Z' });
    deliver();
    await expect.poll(() => server.held, patience).toHaveLength(1);
    await api.send('POST', '/v6/acq/corp/email/verify', aCodeBody());
    await expect.poll(() => server.received, patience).toHaveLength(1);
    expect(server.received[0]).toContain('To: ada@globex.example');
    for (const accept of server.held.splice(0)) accept();
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
  /** Accept the mails to `slow@…` that wait. */
  readonly held: (() => void)[];
  /** How mail to `unknown@…` is refused. */
  refusal: string;
  stop(): Promise<void>;
}

async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const connections = new Set<string>();
  const held: (() => void)[] = [];
  const state = { refusal: '' };
  const server = new SMTPServer({
    onConnect({ id }, done) {
      connections.add(id);
      done();
    },
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('slow@')) {
        held.push(done);
        return;
      }
      const [code, ...text] = state.refusal.split(' ');
      const refusal = Object.assign(new Error(text.join(' ')), { responseCode: Number(code) });
      done(address.startsWith('unknown@') ? refusal : null);
    },
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
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections,
    held,
    stop: () =>
      new Promise<void>((done) => {
        server.close(done);
      }),
  });
}

/** An iCalendar file's method and sequence. */
function invitationIn({ contentType, content }: Attachment): string {
  expect(contentType).toMatch(/^(?:text\/calendar|application\/ics)$/);
  const file = content.toString();
  return `${/^METHOD:(\w+)/m.exec(file)?.[1]} ${/^SEQUENCE:\d+/m.exec(file)?.[0]}`;
}
