import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ApiInMemory, openApi } from '../testing/api-in-memory.ts';
import { bookVisit } from './book-visit.ts';

const command = [
  '--conditions=source',
  fileURLToPath(new URL('main.ts', import.meta.url)),
] as const;

describe('the core in Node', () => {
  let api: ApiInMemory;
  beforeAll(async () => {
    api = await openApi();
  });
  afterAll(() => api.close());

  const ada = {
    first_name: 'Ada',
    last_name: 'Byron',
    email_address: 'ada@mail.example',
    phone_number: '212-555-0123',
  };
  const book = async (changes: object = {}) => {
    const said: string[] = [];
    const booked = await bookVisit({
      api: 'http://api.test',
      facilityId: '101',
      contact: ada,
      say: (line) => said.push(line),
      fetch: api.fetch,
      ...changes,
    });
    return { booked, said };
  };

  it('EM-02 books a visit using only the public entries, and reports progress', async () => {
    const { booked, said } = await book();
    expect(booked.val).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00-0[45]:00$/);
    expect(said).toEqual([
      'Foyer Tribeca, 88 Hudson Street, New York',
      '· lead_created',
      expect.stringMatching(/^First open time: [A-Z][a-z]+, [A-Z][a-z]+ \d+ at \d+:\d\d [AP]M$/),
      '· visit_booked',
    ]);
    const startsAt = new Date(booked.val).toISOString();
    expect(await api.appointments('ada@mail.example')).toEqual([{ facility_id: '101', startsAt }]);
  });

  it('EM-02 reports problems with the messages that a visitor reads', async () => {
    expect((await book({ facilityId: '999999' })).booked.val).toMatch(/club/i);
    const { booked } = await book({ contact: { ...ada, email_address: 'ada@' } });
    expect(booked.err && booked.val).toContain('Enter a valid email address.');
    const lost = await book({ fetch: () => Promise.reject(new TypeError('no network')) });
    expect(lost.booked.err).toBe(true);
  });

  it('EM-02 says that a club takes no visits, and that it has the details', async () => {
    const { booked, said } = await book({ facilityId: '126' });
    expect(said).toContain('· lead_created');
    expect(booked.err && booked.val).toBe(
      'Foyer Paramus takes no visits. The contact details are saved.',
    );
  });

  it('EM-02 asks whether an API is running only if none answers', async () => {
    const server = createServer((_, answer) => answer.writeHead(404).end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const outputs = await Promise.all(
      [port, 1].map((one) =>
        promisify(execFile)(process.execPath, [
          ...command,
          '--api',
          `http://127.0.0.1:${one}`,
        ]).then(
          () => 'It booked.',
          ({ stderr }: { readonly stderr: string }) => stderr,
        ),
      ),
    );
    expect(outputs.map((output) => output.includes('Is an API running'))).toEqual([false, true]);
    expect(outputs[0]).toContain('We couldn’t find that club.');
    server.close();
  });

  it.each([
    ['--help', 0, 'stdout', /^pnpm headless \[--api URL\].*\n$/],
    ['--clubs', 2, 'stderr', /^Unknown option '--clubs'.*\nSee --help\.\n$/],
  ] as const)('EM-02 answers %s in a line', (option, code, stream, line) => {
    const ended = spawnSync(process.execPath, [...command, option]);
    expect(ended.status).toBe(code);
    expect(ended[stream].toString()).toMatch(line);
  });
});
