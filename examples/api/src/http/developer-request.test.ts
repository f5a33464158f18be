import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { contract } from '@foyer/adapters-http/wire';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sqliteEngine } from '../testing/engines.ts';
import { sharedApi } from '../testing/test-api.ts';

describe('Developer tools', () => {
  const api = sharedApi(sqliteEngine());
  let server: Server;
  beforeAll(async () => {
    const listener = getRequestListener(api.app.fetch);
    server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
  });
  afterAll(async () => {
    await new Promise((done) => server.close(done));
  });

  /** Sends a raw request and returns its status. */
  function statusOf(line: string, headers: readonly string[]): Promise<number> {
    return new Promise((done, fail) => {
      const { port } = server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.once('error', fail);
      socket.once('data', (chunk: Buffer) => {
        done(Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString())?.[1]));
        socket.destroy();
      });
      socket.write(`${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    });
  }

  const line = 'GET /dev/mailbox HTTP/1.1';

  it.each(['127.0.0.1:4173', 'localhost', 'LOCALHOST:80', '[::1]:4173'])(
    'SE-40 answer a request that names this machine: %s',
    async (host) => {
      expect(await statusOf(line, [`Host: ${host}`])).toBe(200);
    },
  );

  it.each([
    'X-Forwarded-For: 203.0.113.5',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Anything: 1',
    'Forwarded: for=203.0.113.5',
    'Via: 1.1 proxy',
    'X-Real-IP: 203.0.113.5',
    'X-Client-IP: 203.0.113.5',
    'True-Client-IP: 203.0.113.5',
    'CF-Connecting-IP: 203.0.113.5',
    'CDN-Loop: cloudflare',
    'X-Amzn-Trace-Id: Root=1',
    'X-Envoy-External-Address: 203.0.113.5',
  ])('SE-40 do not exist for a request that a proxy forwarded: %s', async (header) => {
    expect(await statusOf(line, ['Host: 127.0.0.1:4173', header])).toBe(404);
  });

  it.each([
    ['another name in Host', line, 'www.club.example'],
    ['a name that only begins like this machine', line, '127.0.0.1.evil.example'],
    ['an absolute address and a public Host', absolute('localhost'), 'www.club.example'],
    ['an absolute address of another host', absolute('www.club.example'), 'localhost'],
    ['an absolute address, as proxies write it', absolute('localhost'), 'localhost'],
    ['HTTP/1.0, which old proxies speak', 'GET /dev/mailbox HTTP/1.0', '127.0.0.1:4173'],
  ])('SE-40 do not exist for a request with %s', async (_, requestLine, host) => {
    expect(await statusOf(requestLine, [`Host: ${host}`])).toBe(404);
  });

  it('SE-40 do not let a forwarded request set its own time', async () => {
    const firstDay = async (headers: Record<string, string>): Promise<string | undefined> => {
      const path = '/v6/acq/leads/appointments?facilityId=199';
      const { body } = await api.send('GET', path, undefined, headers);
      return contract.listOpenTimes.answer.parse(body).dateRangeWithTime[0]?.date;
    };
    const time = { 'Foyer-Now': '2027-03-01T12:00:00Z' };
    expect(await firstDay(time)).toBe('2027-03-01');
    expect(await firstDay({ ...time, 'X-Real-IP': '203.0.113.5' })).toBe('2026-11-20');
  });
});

function absolute(host: string): string {
  return `GET http://${host}/dev/mailbox HTTP/1.1`;
}
