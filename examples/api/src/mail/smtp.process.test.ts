import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { simpleParser } from 'mailparser';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { aCodeBody } from '../testing/lead-bodies.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';
import { type SmtpProcess, startSmtpProcess } from '../testing/smtp-process.ts';

describe('The server and a mail server as separate processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-smtp-'));
  const started: ServerProcess[] = [];
  const smtps: SmtpProcess[] = [];
  afterEach(async () => {
    for (const server of started.splice(0)) await server.ended('SIGKILL');
    for (const smtp of smtps.splice(0)) await smtp.stop();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(smtpUrl: string): Promise<ServerProcess> {
    const place = { FOYER_DATA_DIR: mkdtempSync(join(folder, 'data-')), SMTP_URL: smtpUrl };
    const server = await startProcess(place);
    started.push(server);
    return server;
  }

  async function askForCode(server: ServerProcess): Promise<number> {
    const answer = await fetch(`${server.address}/v6/acq/corp/email/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aCodeBody({ corporateEmail: 'zoe@acme.example', firstName: 'Zoë' })),
    });
    return answer.status;
  }

  async function mailbox(
    server: ServerProcess,
  ): Promise<{ body: string; sent_at: string | null }[]> {
    const headers = { accept: 'application/json' };
    const answer = await fetch(`${server.address}/dev/mailbox`, { headers });
    return (await answer.json()) as { body: string; sent_at: string | null }[];
  }

  it('CJ-20 HT-19 mail a code that works, and delete it once it is sent', async () => {
    const smtp = await startSmtpProcess();
    smtps.push(smtp);
    const server = await start(smtp.url);
    expect(await askForCode(server)).toBe(200);
    await expect.poll(() => smtp.received, { timeout: 10_000 }).toHaveLength(1);
    const mail = await simpleParser(smtp.received[0] ?? '');
    expect(smtp.received[0]).toContain('To: zoe@acme.example');
    expect(mail.subject).not.toMatch(/\d/);
    const token = /Your code is (\d{4})\./.exec(mail.text ?? '')?.[1];
    expect(mail.html).toContain(`>${token}</p>`);
    await expect
      .poll(async () => (await mailbox(server)).map(({ sent_at: at }) => at !== null))
      .toEqual([true]);
    const [stored] = await mailbox(server);
    expect(stored?.body).toContain('Your code is ••••.');
    const answer = await fetch(`${server.address}/v6/acq/corp/token/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'zoe@acme.example', token }),
    });
    expect(await answer.json()).toEqual({ status: 200, data: { verified: true } });
    const { output } = await server.ended('SIGTERM');
    expect(output).not.toMatch(/zoe|Zoë/i);
    for (const line of output.split('\n').filter((text) => text.startsWith('{'))) {
      const { ms: _, ...logs } = JSON.parse(line) as Record<string, unknown>;
      expect(Object.values(logs)).not.toContain(token);
    }
  });

  it('CJ-20 start, answer and keep the mail when the mail server can’t be reached', async () => {
    const smtp = await startSmtpProcess();
    await smtp.stop();
    const server = await start(smtp.url);
    expect(await askForCode(server)).toBe(200);
    const [mail] = await mailbox(server);
    expect(mail?.sent_at).toBeNull();
    expect(mail?.body).toMatch(/Your code is \d{4}\./);
    const { code, output } = await server.ended('SIGTERM');
    expect(code).toBe(0);
    expect(output).not.toMatch(/zoe/i);
    expect(output).not.toContain('foyer:mail');
  });

  it('retry later when the mail server refuses the login, and log no password', async () => {
    const smtp = await startSmtpProcess();
    smtps.push(smtp);
    const server = await start(smtp.url.replace('foyer:mail', 'foyer:secret-word'));
    expect(await askForCode(server)).toBe(200);
    const { output } = await server.ended('SIGTERM');
    expect(smtp.received).toEqual([]);
    expect(output).not.toMatch(/secret-word|zoe/);
  });
});
