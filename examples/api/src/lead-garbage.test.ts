import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { VirtualClock } from '@foyer/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServedApi } from './app.ts';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/schema.ts';
import { jsonLines } from './request-log.ts';
import { systemIds } from './system.ts';
import { sqliteEngine } from './testing/engines.ts';
import { aLeadBody } from './testing/lead-bodies.ts';

const connections = 16;
const leads = 3000;

/**
 * A server under load waits for what outlives a small collection of garbage: it is copied, and kept until all of the heap is
 * looked through. An object literal with a getter, made for each request, once held on to the whole request; a closure in a
 * collection that lives on would do the same.
 */
describe('A lead that was answered', () => {
  const engine = sqliteEngine();
  let database: Database;
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    const logger = jsonLines(() => {});
    database = await openDatabase(await engine.newPlace(), logger);
    const { direct } = createServedApi({
      ...{ database, clock: new VirtualClock('2026-11-20T15:00:00Z'), ids: systemIds },
      ...{ logger, devTools: true },
    });
    if (!direct) throw new Error('Leads are to be taken past the app.');
    server = createServer(
      direct.before(() => {
        throw new Error('A lead went the way of all others.');
      }),
    );
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    server.close();
    await database.destroy();
    await engine.stop();
  });

  it('LS-01 leaves next to nothing behind that a small collection of garbage has to keep', async () => {
    await send(leads);
    collect({ type: 'major', execution: 'sync' });
    const before = keptBytes();
    await send(leads);
    collect({ type: 'minor', execution: 'sync' });
    // Some 240 with all that asks; with such a literal 2,100.
    expect((keptBytes() - before) / leads).toBeLessThan(600);
  });

  /** Sends that many leads over some connections, each when the one before it is answered. */
  async function send(count: number): Promise<void> {
    const requests = Array.from({ length: count }, requestBytes);
    await Promise.all(Array.from({ length: connections }, () => sendOver(requests)));
  }

  function sendOver(requests: Buffer[]): Promise<void> {
    return new Promise((done, fail) => {
      const socket = connect(port, '127.0.0.1');
      const next = () => {
        const request = requests.pop();
        if (request) socket.write(request);
        else socket.end(done);
      };
      socket.on('connect', next);
      socket.on('error', fail);
      socket.on('data', (answer) => {
        if (answer.toString('latin1', 9, 12) === '200') next();
        else fail(new Error(answer.toString()));
      });
    });
  }
});

function requestBytes(): Buffer {
  const body = JSON.stringify({ ...aLeadBody(), TransactionId: randomUUID() });
  return Buffer.from(
    `POST /v6/acq/leads/abandoned HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

function keptBytes(): number {
  const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space');
  return old?.space_used_size ?? Number.NaN;
}

function collect(options: { type: 'major' | 'minor'; execution: 'sync' }): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: object) => void;
  gc(options);
}
