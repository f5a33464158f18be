import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { buildApi, builtServer } from '../../../scripts/lib/build.mjs';
import { databaseFile } from './database/sqlite.ts';
import { aLeadBody } from './testing/lead-bodies.ts';
import { runToEnd, type ServerProcess, startProcess } from './testing/server-process.ts';

describe('The server as a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-main-'));
  const started: ServerProcess[] = [];
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

  it('prints where to find the site or the API, the mailbox, the API documentation, the metrics and the data', async () => {
    const server = await start({ FOYER_METRICS_PORT: '0' });
    expect(server.printed()).toContain(server.address);
    expect(server.printed()).toContain(`${server.address}/dev/mailbox`);
    expect(server.printed()).toContain(`${server.address}/openapi.json`);
    expect(server.printed()).toContain(join(folder, 'data'));
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    const metrics = /Metrics +(http\S+)/.exec(server.printed())?.[1] ?? '';
    expect((await fetch(metrics)).status).toBe(200);
  });

  it('OP-145 names the commands for one that it doesn’t have, and starts no server', async () => {
    const place = { PORT: '0', FOYER_DATA_DIR: join(folder, 'mistyped') };
    const { code, output } = await runToEnd(place, ['bakcup', 'foyer-backup.sqlite']);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^There is no command "bakcup"\. The commands are audit, backup, /),
    ]);
  });

  it('OP-06 SE-40 SE-43 runs from the files that the image has, without any package, mailbox or FOYER_PUBLIC_URL', async () => {
    await buildApi(() => {});
    const image = join(folder, 'image');
    const built = dirname(builtServer);
    for (const name of readdirSync(built)) {
      if (!/^foyer-api.*\.js$|^files$/.test(name)) continue;
      cpSync(join(built, name), join(image, 'dist', name), { recursive: true });
    }
    cpSync(join(built, '..', 'data'), join(image, 'data'), { recursive: true });
    const place = { FOYER_DATA_DIR: join(image, 'db'), FOYER_DEV_TOOLS: '', HOST: '0.0.0.0' };
    const server = await startProcess(place, join(image, 'dist', 'foyer-api.js'));
    started.push(server);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    const font = await fetch(`${server.address}/payment/fonts/newsreader.woff2`);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(server.printed()).not.toContain('/dev/mailbox');
    expect((await fetch(`${server.address}/dev/mailbox`)).status).toBe(404);
    await expect.poll(() => server.printed()).toContain('FOYER_PUBLIC_URL is not set: ');
  });

  it('exits with one helpful line when PORT is taken', async () => {
    const holder = createServer();
    await new Promise<void>((done) => {
      holder.listen(0, '127.0.0.1', done);
    });
    const address = holder.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const place = { PORT: String(port), FOYER_DATA_DIR: join(folder, 'data') };
    const { code, output } = await runToEnd(place);
    holder.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
  });

  // Windows ends a process at once on any signal, so there is nothing to test.
  describe.runIf(process.platform !== 'win32')('on a signal', () => {
    it('finishes the request in progress, then exits with 0', async () => {
      const server = await start();
      const request = await halfARequest(server.address);
      server.signal('SIGTERM');
      await expect.poll(() => connects(server.address), { timeout: 10_000 }).toBe(false);
      const answer = request.finish();
      expect(await answer).toContain('"success":true');
      const { code, output } = await server.ended();
      expect(code).toBe(0);
      expect(output).toContain('Foyer has stopped. Everything is saved.\n');
      const database = new DatabaseSync(join(folder, 'data', databaseFile), { readOnly: true });
      const leads = database.prepare('select * from leads where transaction_id = ?');
      expect(leads.all(request.transactionId)).toHaveLength(1);
      database.close();
    });

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
