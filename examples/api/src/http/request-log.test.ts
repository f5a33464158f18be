import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sqliteEngine } from '../testing/engines.ts';
import { sharedApi } from '../testing/test-api.ts';

describe('A client that disconnects in the middle of a body', () => {
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  const api = sharedApi(sqliteEngine());
  let answer: ReturnType<typeof getRequestListener>;

  beforeAll(async () => {
    answer = getRequestListener(api.app.fetch);
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
  });
  afterAll(async () => {
    server.close();
  });

  it('HT-60 is logged separately from failures', async () => {
    const path = '/v6/acq/leads/abandoned';
    const arrived = new Promise((done) => server.once('request', done));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"First`,
    );
    await arrived;
    socket.destroy();
    await expect.poll(() => api.logged).not.toEqual([]);
    expect(api.logged.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 'info', event: 'caller-left', method: 'POST', route: path }),
    ]);
  });
});
