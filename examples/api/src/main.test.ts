import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { buildApi, builtServer } from '../../../scripts/lib/build.mjs';
import { aLeadBody } from './testing/lead-bodies.ts';
import { runToEnd, type ServerProcess, startProcess } from './testing/server-process.ts';
import { visitTimesOf } from './testing/wire-client.ts';

describe('The server as a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-main-'));
  const started: ServerProcess[] = [];
  beforeAll(() => {
    writeFileSync(join(folder, 'a-file'), '');
  });
  afterEach(async () => {
    for (const server of started.splice(0)) await server.ended('SIGKILL');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
    const server = await startProcess({ FOYER_DATA_DIR: join(folder, 'data'), ...environment });
    started.push(server);
    return server;
  }

  it('prints where to find the site or the API, the mailbox, the API documentation and the data', async () => {
    const server = await start();
    expect(server.printed()).toContain(server.address);
    expect(server.printed()).toContain(`${server.address}/dev/mailbox`);
    expect(server.printed()).toContain(`${server.address}/openapi.json`);
    expect(server.printed()).toContain(join(folder, 'data'));
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });

  it('OP-01 counts requests by route, and what waits in the outboxes, on a port of its own, and names nobody', async () => {
    const server = await start({ FOYER_METRICS_PORT: '0' });
    const address = /Metrics +(http\S+)/.exec(server.printed())?.[1] ?? '';
    await fetch(`${server.address}/v6/acq/leads/abandoned`, {
      method: 'POST',
      body: JSON.stringify(aLeadBody()),
      headers: { 'content-type': 'application/json' },
    });
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
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  });

  it('OP-05 a backup taken while the server runs has every acknowledged lead, and a server starts on it', async () => {
    const from = join(folder, 'backed-up');
    const to = join(folder, 'restored');
    const server = await start({ FOYER_DATA_DIR: from });
    const lead = aLeadBody();
    await fetch(`${server.address}/v6/acq/leads/abandoned`, {
      method: 'POST',
      body: JSON.stringify(lead),
      headers: { 'content-type': 'application/json' },
    });
    mkdirSync(to);
    const file = join(to, 'foyer.sqlite');
    const backup = (place: string) => runToEnd({ FOYER_DATA_DIR: place }, ['backup', file]);
    expect(await backup(from)).toEqual({ code: 0, output: `Saved ${file}.\n` });
    expect(readdirSync(to)).toEqual(['foyer.sqlite']);
    expect(await backup(from)).toMatchObject({
      code: 1,
      output: expect.stringContaining('exists. Name another file'),
    });
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);

    const restored = await start({ FOYER_DATA_DIR: to });
    const address = `${restored.address}/dev/leads?transactionId=${lead.TransactionId}`;
    expect(await (await fetch(address)).json()).toHaveLength(1);
  });

  it('OP-63 exports and erases a person, and purges, from the command line while the server runs', async () => {
    const place = { FOYER_DATA_DIR: join(folder, 'people') };
    const server = await start(place);
    const lead = aLeadBody({ EmailAddress: 'ada@mail.example' });
    await fetch(`${server.address}/v6/acq/leads/abandoned`, {
      method: 'POST',
      body: JSON.stringify(lead),
      headers: { 'content-type': 'application/json' },
    });
    const exported = await runToEnd(place, ['export', 'Ada@mail.example']);
    expect(JSON.parse(exported.output)).toMatchObject({
      address: 'ada@mail.example',
      sections: [{ title: 'Details you left', entries: [{ 'First name': 'Ada' }] }, {}],
    });
    const erased = await runToEnd(place, ['erase', 'ada@mail.example']);
    expect(JSON.parse(erased.output)).toEqual({ leads: 1, accounts: 0, orders: 0 });
    const address = `${server.address}/dev/leads?transactionId=${lead.TransactionId}`;
    expect(await (await fetch(address)).json()).toEqual([]);
    expect(await runToEnd(place, ['purge'])).toEqual({ code: 0, output: '{}\n' });
    expect(await runToEnd(place, ['erase', 'ada'])).toEqual({
      code: 1,
      output: 'Usage: foyer-api erase <email address>\n',
    });
  });

  it('OP-145 names the commands for one that it doesn’t have, and starts no server', async () => {
    const place = { PORT: '0', FOYER_DATA_DIR: join(folder, 'mistyped') };
    const { code, output } = await runToEnd(place, ['bakcup', 'foyer-backup.sqlite']);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^There is no command "bakcup"\. The commands are audit, backup, /),
    ]);
  });

  it('OP-119 lists suppressed addresses, prints the history and helps with a lost phone, from the command line', async () => {
    const place = { FOYER_DATA_DIR: join(folder, 'commands') };
    const run = (...args: string[]) => runToEnd(place, args);
    const ended = await Promise.all([
      run('audit', '26'),
      run('unsuppress'),
      run('reset-second-step'),
    ]);
    expect(ended.map(({ code, output }) => `${code} ${output}`)).toEqual([
      '1 Write the first day like this: foyer-api audit 2026-11-01\n',
      '1 Name the address: foyer-api unsuppress ada@example.com\n',
      '1 Name the member: foyer-api reset-second-step 901001\n',
    ]);
    expect(await run('suppressions')).toEqual({ code: 0, output: '' });
    const others = ['audit', 'unsuppress ada@mail.example', 'reset-second-step 1'];
    expect(await Promise.all(others.map((line) => run(...line.split(' '))))).toEqual([
      { code: 0, output: '' },
      { code: 1, output: 'ada@mail.example isn’t on the list.\n' },
      { code: 1, output: 'There is no account of member 1.\n' },
    ]);
  });

  it('OP-06 runs from the files that the image has, without any package', async () => {
    await buildApi(() => {});
    const image = join(folder, 'image');
    const built = dirname(builtServer);
    for (const name of readdirSync(built)) {
      if (!/^foyer-api.*\.js$|^files$/.test(name)) continue;
      cpSync(join(built, name), join(image, 'dist', name), { recursive: true });
    }
    cpSync(join(built, '..', 'data'), join(image, 'data'), { recursive: true });
    const place = { FOYER_DATA_DIR: join(image, 'db'), FOYER_DEV_TOOLS: '' };
    const server = await startProcess(place, join(image, 'dist', 'foyer-api.js'));
    started.push(server);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    const font = await fetch(`${server.address}/payment/fonts/newsreader.woff2`);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  });

  it('SE-40 has no mailbox without FOYER_DEV_TOOLS=1', async () => {
    const server = await start({ FOYER_DEV_TOOLS: '' });
    expect(server.printed()).not.toContain('/dev/mailbox');
    expect((await fetch(`${server.address}/dev/mailbox`)).status).toBe(404);
  });

  it('SE-43 warns a public server without FOYER_PUBLIC_URL that links in mails won’t work', async () => {
    const server = await start({ FOYER_DEV_TOOLS: '', HOST: '0.0.0.0' });
    await expect.poll(() => server.printed()).toContain('FOYER_PUBLIC_URL is not set: ');
  });

  it('exits with one helpful line when the port is taken', async () => {
    const holder = createServer();
    await new Promise<void>((done) => {
      holder.listen(0, '127.0.0.1', done);
    });
    const address = holder.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await runToEnd({
      PORT: String(port),
      FOYER_DATA_DIR: join(folder, 'data'),
    });
    holder.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
  });

  it.each([
    [
      'a port that is no number',
      { PORT: 'web' },
      /^PORT is a number from 0 to 65535, not "web"\.\n$/,
    ],
    [
      'a data folder that can’t be',
      { FOYER_DATA_DIR: join(folder, 'a-file') },
      /^The data folder .*a-file can't be written \(EEXIST\)\. Make it writable, or choose another: .*\n$/,
    ],
    [
      'a data folder below a file',
      { FOYER_DATA_DIR: join(folder, 'a-file', 'data') },
      /^The data folder .*data can't be written \(ENOTDIR\)\. .*\n$/,
    ],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/foyer' },
      /^The database at 127\.0\.0\.1:1 can't be used \(ECONNREFUSED\)\. .*\n$/,
    ],
    [
      'a site that is not built',
      { FOYER_SITE_DIR: folder },
      /^FOYER_SITE_DIR has no index\.html: .*\n$/,
    ],
    [
      'a host that is not here',
      { HOST: '192.0.2.1', PORT: '0' },
      /^HOST "192\.0\.2\.1" is no address/,
    ],
  ])('exits with one line for %s', async (_, environment, line) => {
    const { code, output } = await runToEnd({
      FOYER_DATA_DIR: join(folder, 'data'),
      ...environment,
    });
    expect(output).toMatch(line);
    expect(output).not.toContain('secret');
    expect(code).toBe(1);
  });

  it('exits with one line when the database can’t be opened', async () => {
    const broken = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(
      join(broken, 'foyer.sqlite'),
      'long enough to be read as one, and not one '.repeat(50),
    );
    const { code, output } = await runToEnd({ FOYER_DATA_DIR: broken });
    expect(output).toMatch(
      /^The database in .* can't be opened \(file is not a database\)\. .*\n$/,
    );
    expect(code).toBe(1);
  });

  it.runIf(process.platform === 'linux')(
    'SE-09 exits with one line when nothing can be created in the data folder',
    async () => {
      const { code, output } = await runToEnd({ FOYER_DATA_DIR: '/proc/foyer/data' });
      expect(output).toMatch(
        /^The data folder \/proc\/foyer\/data can't be written \(ENOENT\)\. .*\n$/,
      );
      expect(code).toBe(1);
    },
  );

  it('exits with one line when the database may not write to the data folder', async () => {
    const locked = mkdtempSync(join(folder, 'locked-'));
    // Root can write anywhere, but even root can't write to a file that is a folder.
    mkdirSync(join(locked, 'foyer.sqlite'));
    const { code, output } = await runToEnd({ FOYER_DATA_DIR: locked });
    expect(output).toMatch(
      /^The data folder .* can't be written \(unable to open database file\)\. .*\n$/,
    );
    expect(code).toBe(1);
  });

  it('can run twice, with another port and folder', async () => {
    const [one, other] = await Promise.all([
      start({ FOYER_DATA_DIR: join(folder, 'one') }),
      start({ FOYER_DATA_DIR: join(folder, 'other') }),
    ]);
    const { TransactionId } = await postLead(one.address);
    expect(await visitTimesOf(one.address, TransactionId)).toEqual([]);
    await expect(visitTimesOf(other.address, TransactionId)).rejects.toThrow(
      'is not in the database',
    );
  });

  // Windows ends a process at once on any signal, so there is nothing to test.
  describe.runIf(process.platform !== 'win32')('on a signal', () => {
    it.each(['SIGINT', 'SIGTERM'] as const)(
      '%s finishes the request in progress, then exits with 0',
      async (signal) => {
        const server = await start();
        const request = await halfARequest(server.address);
        server.signal(signal);
        await expect.poll(() => connects(server.address), { timeout: 10_000 }).toBe(false);
        const answer = request.finish();
        expect(await answer).toContain('"success":true');
        const { code, output } = await server.ended();
        expect(code).toBe(0);
        expect(output).toContain('Foyer has stopped. Everything is saved.\n');
        const again = await start();
        expect(await visitTimesOf(again.address, request.transactionId)).toEqual([]);
      },
    );

    it('exits at once on a second Ctrl-C', async () => {
      const server = await start();
      await halfARequest(server.address);
      // A single keypress may arrive twice, so only a later signal counts. Repeats it until one does.
      const pressing = setInterval(() => {
        server.signal('SIGINT');
      }, 50);
      const { code } = await server.ended();
      clearInterval(pressing);
      expect(code).toBe(130);
    });
  });
});

async function postLead(address: string): Promise<{ TransactionId: string }> {
  const body = aLeadBody();
  await fetch(`${address}/v6/acq/leads/abandoned`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return body;
}

/** Sends all of a lead except its last byte. */
async function halfARequest(
  address: string,
): Promise<{ transactionId: string; finish: () => Promise<string> }> {
  const body = aLeadBody();
  const text = JSON.stringify(body);
  const socket = await open(address);
  socket.write(
    `POST /v6/acq/leads/abandoned HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server asks for the body once it has started on the request.
  await new Promise((done) => socket.once('data', done));
  socket.write(text.slice(0, -1));
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => {});
  return {
    transactionId: body.TransactionId,
    finish: () =>
      new Promise((done) => {
        socket.once('close', () => {
          done(answer);
        });
        socket.write(text.slice(-1));
      }),
  };
}

function open(address: string): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => {
      done(socket);
    });
    socket.once('error', fail);
  });
}

async function connects(address: string): Promise<boolean> {
  try {
    (await open(address)).destroy();
    return true;
  } catch {
    return false;
  }
}
