import type { AddressInfo } from 'node:net';

import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { jsonLines } from '../http/request-log.ts';
import { type RunningServer, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { aCodeBody } from '../testing/lead-bodies.ts';

describe('A server with a mail server that requires a login', () => {
  const engine = sqliteEngine();
  /** Every mail as received over the wire. */
  const received: string[] = [];
  const logged: string[] = [];
  let server: RunningServer;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === 'foyer' && password === 'mail') done(null, { user: username });
      else done(new Error('Wrong user or password'));
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
  beforeAll(async () => {
    await new Promise<void>((done) => {
      smtp.listen(0, '127.0.0.1', done);
    });
  });
  beforeEach(() => {
    received.length = 0;
    logged.length = 0;
  });
  afterEach(() => server.stop());
  afterAll(async () => {
    await new Promise<void>((done) => {
      smtp.close(done);
    });
  });

  async function start(login: string): Promise<void> {
    const place = await engine.newPlace();
    const { port } = smtp.server.address() as AddressInfo;
    const settings = readSettings({
      PORT: '0',
      FOYER_DATA_DIR: 'folder' in place ? place.folder : '',
      FOYER_DEV_TOOLS: '1',
      SMTP_URL: `smtp://${login}@127.0.0.1:${port}`,
    });
    const logger = jsonLines((line) => logged.push(line));
    server = (await startServer(settings.unwrap(), logger)).unwrap();
  }

  const post = (path: string, body: unknown) =>
    fetch(server.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function askForCode(): Promise<number> {
    const body = aCodeBody({ corporateEmail: 'zoe@acme.example', firstName: 'Zoë' });
    return (await post('/v6/acq/corp/email/verify', body)).status;
  }

  async function mailbox(): Promise<{ body: string; sent_at: string | null }[]> {
    const headers = { accept: 'application/json' };
    const answer = await fetch(`${server.address}/dev/mailbox`, { headers });
    return (await answer.json()) as { body: string; sent_at: string | null }[];
  }

  it('CJ-20 HT-19 mails a code that works, and deletes it once it is sent', async () => {
    await start('foyer:mail');
    expect(await askForCode()).toBe(200);
    await expect.poll(() => received, { timeout: 10_000 }).toHaveLength(1);
    const mail = await simpleParser(received[0] ?? '');
    expect(received[0]).toContain('To: zoe@acme.example');
    expect(mail.subject).not.toMatch(/\d/);
    const token = /Your code is (\d{4})\./.exec(mail.text ?? '')?.[1];
    expect(mail.html).toContain(`>${token}</p>`);
    await expect
      .poll(async () => (await mailbox()).map(({ sent_at: at }) => at !== null))
      .toEqual([true]);
    const [stored] = await mailbox();
    expect(stored?.body).toContain('Your code is ••••.');
    const answer = await post('/v6/acq/corp/token/verify', { email: 'zoe@acme.example', token });
    expect(await answer.json()).toEqual({ status: 200, data: { verified: true } });
    expect(logged.join('')).not.toMatch(/zoe|Zoë/i);
    for (const line of logged) {
      const { ms: _, ...logs } = JSON.parse(line) as Record<string, unknown>;
      expect(Object.values(logs)).not.toContain(token);
    }
  });

  it('CJ-20 answers and keeps the mail when the login is refused, and logs no password', async () => {
    await start('foyer:secret-word');
    expect(await askForCode()).toBe(200);
    await expect.poll(() => logged.join(''), { timeout: 10_000 }).toContain('EAUTH');
    expect(received).toEqual([]);
    const [mail] = await mailbox();
    expect(mail?.sent_at).toBeNull();
    expect(mail?.body).toMatch(/Your code is \d{4}\./);
    expect(logged.join('')).not.toMatch(/secret-word|zoe/);
  });
});
