/** This file is long on purpose: it collects everything that a network can do to a call. */
import { once } from 'node:events';

import type { FormSignals } from '@foyer/core/forms';
import type { Attribution } from '@foyer/core/lead';
import { FakeLogger, seededRandom, VirtualClock } from '@foyer/core/testing';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import {
  defineCall,
  type Challenge,
  challengeSchema,
  proofSchema,
  readAttributionHeader,
} from './contract/call.ts';
import { createHttpClient, type HttpClient, type HttpClientOptions } from './http-client.ts';
import {
  type Behavior,
  cutsBefore,
  cutsInTheBody,
  cutsShort,
  hangs,
  hangsInTheBody,
  json,
  type MisbehavingServer,
  openServer,
  text,
} from './misbehaving-server.fixture.ts';
import { solveChallenge } from './solve-challenge.ts';

const readGreeting = defineCall({
  id: 'HT-00',
  name: 'readGreeting',
  summary: 'A read for these tests.',
  method: 'GET',
  path: '/greetings/{id}',
  params: z.object({ id: z.string() }),
  query: z.object({ tone: z.optional(z.string()), page: z.optional(z.number()) }),
  body: z.undefined(),
  answer: z.object({ words: z.array(z.object({ text: z.string() })) }),
  repeatable: true,
  needsToken: false,
});
const saveGreeting = defineCall({
  ...readGreeting,
  name: 'saveGreeting',
  method: 'POST',
  body: z.object({ TransactionId: z.optional(z.string()), TokenId: z.optional(z.string()) }),
});
const sendForm = defineCall({ ...saveGreeting, name: 'sendForm', isPublicForm: true });
const greeting = { words: [{ text: 'hello' }] };
const aRead = { params: { id: '7' }, query: {}, body: undefined };

let open: MisbehavingServer | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

function aChallenge(): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'b',
    data: { call: 'sendForm', endsAt: 0 },
  }).then((made) => challengeSchema.parse(made));
}

describe.each([
  ['cross-fetch', undefined],
  ['the platform’s fetch', globalThis.fetch],
])('the HTTP client over %s', (_, fetch) => {
  it('sends the call’s method, path, query and headers, and decodes the response', async () => {
    const { client, server } = await setUp({ headers: () => ({ 'x-visit': '1' }) }, json(greeting));
    const request = {
      params: { id: 'a/b ü?' },
      query: { tone: 'warm & kind', page: undefined },
      body: undefined,
    };
    expect((await client.send(readGreeting, request)).unwrap()).toEqual(greeting);
    const [arrived] = server.arrived;
    expect(arrived?.method).toBe('GET');
    expect(arrived?.url).toBe('/greetings/a%2Fb%20%C3%BC%3F?tone=warm+%26+kind');
    expect(arrived?.headers).toMatchObject({ accept: 'application/json', 'x-visit': '1' });
    expect(arrived?.headers).not.toHaveProperty('content-type');
  });

  it('sends a body as JSON', async () => {
    const { client, server } = await setUp({}, json(greeting));
    const body = { TransactionId: 'Zoë' };
    expect((await client.send(saveGreeting, { ...aRead, body })).ok).toBe(true);
    expect(server.arrived[0]?.body).toEqual(body);
    expect(server.arrived[0]?.headers['content-type']).toBe('application/json');
  });

  const failures: readonly (readonly [string, Behavior, object])[] = [
    ['a cut connection', cutsBefore, { kind: 'network' }],
    ['a connection cut within the body', cutsInTheBody, { kind: 'network' }],
    ['500', json({}, 500), { kind: 'server-error', status: 500 }],
    ['503 with a page', text('<html>', 503), { kind: 'server-error', status: 503 }],
    [
      '422 with a reason',
      json(
        { success: false, error: { code: 'INVALID_FIELD', message: 'x', field: 'Zipcode' } },
        422,
      ),
      { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field: 'Zipcode' },
    ],
    [
      '404 without',
      json({ oops: true }, 404),
      { kind: 'rejected', status: 404, code: null, field: null },
    ],
    [
      '403 with a page',
      text('<html>', 403, { 'content-type': 'text/html' }),
      { kind: 'rejected', status: 403, code: null, field: null },
    ],
    ['429', text('', 429), { kind: 'rate-limited', retryAfterMs: null }],
    [
      '429 with seconds',
      text('', 429, { 'retry-after': '120' }),
      { kind: 'rate-limited', retryAfterMs: 120_000 },
    ],
    [
      '429 with a date',
      text('', 429, { 'retry-after': 'Fri, 20 Nov 2026 15:00:30 GMT' }),
      { kind: 'rate-limited', retryAfterMs: 30_000 },
    ],
    [
      '429 with a past date',
      text('', 429, { 'retry-after': 'Fri, 20 Nov 2026 14:00:00 GMT' }),
      { kind: 'rate-limited', retryAfterMs: 0 },
    ],
    [
      '429 with an invalid Retry-After',
      text('', 429, { 'retry-after': 'soon' }),
      { kind: 'rate-limited', retryAfterMs: null },
    ],
    [
      'an HTML page',
      text('<html>', 200, { 'content-type': 'text/html; charset=utf-8' }),
      { kind: 'not-json', contentType: 'text/html' },
    ],
    ['text without a content type', text('oops'), { kind: 'not-json', contentType: null }],
    [
      'broken JSON',
      text('{"words":[', 200, { 'content-type': 'application/json' }),
      { kind: 'bad-json' },
    ],
    ['an unexpected shape', json({ hello: 1 }), { kind: 'unexpected-shape', path: 'words' }],
    [
      'an invalid nested field',
      json({ words: [{ text: 'hello' }, { text: 5 }] }),
      { kind: 'unexpected-shape', path: 'words.1.text' },
    ],
    ['an empty body', json(null), { kind: 'unsuccessful' }],
    ['204', text('', 204), { kind: 'unsuccessful' }],
  ];
  it.each(failures)(
    'HT-60 HT-62 reports %s as a distinct failure',
    async (_name, behavior, failure) => {
      const { client } = await setUp({ retries: 0 }, behavior);
      expect((await client.send(readGreeting, aRead)).val).toEqual(failure);
    },
  );

  it('HT-62 fails for a truncated body, at the latest after the timeout', async () => {
    const { client, clock, server } = await setUp({ retries: 0 }, cutsShort);
    const sent = client.send(readGreeting, aRead);
    await until(() => server.arrived.length === 1);
    // In Node, cross-fetch doesn't notice the closed connection, so the timeout ends the call.
    const kind = fetch === undefined ? 'timeout' : 'network';
    if (kind === 'timeout') clock.advance(10_000);
    expect((await sent).val).toEqual({ kind });
  });

  it('HT-62 reports a refused connection as a network failure', async () => {
    const { client, server } = await setUp({ retries: 0 }, json(greeting));
    await server.close();
    expect((await client.send(readGreeting, aRead)).val).toEqual({ kind: 'network' });
  });

  it('accepts any JSON media type, and none', async () => {
    const words = JSON.stringify(greeting);
    const { client } = await setUp(
      {},
      text(words, 200, { 'content-type': 'application/problem+json' }),
      text(words, 200, { 'content-type': 'Application/JSON; charset=utf-8' }),
      text(words),
    );
    for (let count = 0; count < 3; count++) {
      expect((await client.send(readGreeting, aRead)).unwrap()).toEqual(greeting);
    }
  });

  it('accepts an empty body if the call allows it', async () => {
    const { client } = await setUp({}, text('', 204));
    const call = defineCall({ ...readGreeting, answer: z.optional(z.string()) });
    const answer = await client.send(call, aRead);
    expect([answer.ok, answer.val]).toEqual([true, undefined]);
  });

  it.each([
    ['without responding', hangs],
    ['in the middle of the body', hangsInTheBody],
  ])('HT-61 gives up on a server that hangs %s after the timeout', async (_name, behavior) => {
    const { client, clock, server } = await setUp({ retries: 0, timeoutMs: 3_000 }, behavior);
    let isOver = false;
    const sent = client.send(readGreeting, aRead).finally(() => (isOver = true));
    await until(() => server.arrived.length === 1);
    clock.advance(2_999);
    await turn();
    expect(isOver).toBe(false);
    clock.advance(1);
    expect((await sent).val).toEqual({ kind: 'timeout' });
    expect(clock.pendingTimers).toBe(0);
  });

  it('HT-61 ends a call and closes its connection at once when the caller aborts', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const { client, clock, server } = await setUp({}, (response) => {
      closed = once(response, 'close');
    });
    const giveUp = new AbortController();
    const sent = client.send(readGreeting, aRead, { signal: giveUp.signal });
    await until(() => server.arrived.length === 1);
    giveUp.abort();
    expect((await sent).val).toEqual({ kind: 'aborted' });
    await closed;
    expect(clock.pendingTimers).toBe(0);
    expect(server.arrived).toHaveLength(1);
  });

  it('HT-61 sends nothing for a call that was aborted before it began', async () => {
    const { client, server } = await setUp({}, json(greeting));
    const giveUp = new AbortController();
    giveUp.abort('gone');
    const answer = await client.send(readGreeting, aRead, { signal: giveUp.signal });
    expect(answer.val).toEqual({ kind: 'aborted' });
    expect(server.arrived).toHaveLength(0);
  });

  it('HT-61 aborts a single call without affecting others', async () => {
    const { client, server } = await setUp({}, hangs, json(greeting));
    const giveUp = new AbortController();
    const abandoned = client.send(readGreeting, aRead, { signal: giveUp.signal });
    await until(() => server.arrived.length === 1);
    const stored = client.send(readGreeting, aRead);
    giveUp.abort();
    expect((await abandoned).val).toEqual({ kind: 'aborted' });
    expect((await stored).ok).toBe(true);
  });

  it.each([
    ['a server error', json({}, 500)],
    ['a cut connection', cutsBefore],
    ['a page from a proxy', text('<html>', 200, { 'content-type': 'text/html' })],
    ['broken JSON', text('{', 200, { 'content-type': 'application/json' })],
    ['429', text('', 429)],
  ])('HT-61 retries a read after %s', async (_name, behavior) => {
    const { client, clock, server } = await setUp({}, behavior, behavior, json(greeting));
    const answer = await drive(clock, client.send(readGreeting, aRead));
    expect(answer.unwrap()).toEqual(greeting);
    expect(server.arrived).toHaveLength(3);
  });

  it('HT-61 fails a read after its retries with the last failure', async () => {
    const { client, clock, server } = await setUp({}, json({}, 500), json({}, 502), json({}, 503));
    const answer = await drive(clock, client.send(readGreeting, aRead));
    expect(answer.val).toEqual({ kind: 'server-error', status: 503 });
    expect(server.arrived).toHaveLength(3);
  });

  it.each([
    ['a rejection', json({}, 422)],
    ['a response of another shape', json({ hello: 1 })],
    ['an empty response', text('')],
    ['a requested pause of over ten seconds', text('', 429, { 'retry-after': '11' })],
  ])('HT-61 retries nothing after %s', async (_name, behavior) => {
    const { client, clock, server } = await setUp({}, behavior, json(greeting));
    expect((await drive(clock, client.send(readGreeting, aRead))).ok).toBe(false);
    expect(server.arrived).toHaveLength(1);
  });

  it('HT-61 increases the random pauses between attempts up to a limit', async () => {
    const { client, clock, server } = await setUp(
      { random: () => 0.5 },
      json({}, 500),
      json({}, 500),
      json(greeting),
    );
    const sent = client.send(readGreeting, aRead);
    await until(() => clock.nextTimerInMs === 125);
    clock.advance(124);
    await turn();
    expect(server.arrived).toHaveLength(1);
    clock.advance(1);
    await until(() => clock.nextTimerInMs === 250);
    expect(server.arrived).toHaveLength(2);
    clock.advance(250);
    expect((await sent).ok).toBe(true);
  });

  it('HT-61 waits as long as the server requests', async () => {
    const { client, clock } = await setUp(
      {},
      text('', 429, { 'retry-after': '2' }),
      json(greeting),
    );
    const sent = client.send(readGreeting, aRead);
    await until(() => clock.nextTimerInMs === 2_000);
    clock.advance(2_000);
    expect((await sent).ok).toBe(true);
  });

  it('HT-61 ends a call at once when it’s aborted during a pause', async () => {
    const { client, clock, server } = await setUp({ random: () => 0.5 }, json({}, 500));
    const giveUp = new AbortController();
    const sent = client.send(readGreeting, aRead, { signal: giveUp.signal });
    await until(() => clock.nextTimerInMs === 125);
    giveUp.abort();
    expect((await sent).val).toEqual({ kind: 'aborted' });
    expect([clock.pendingTimers, server.arrived.length]).toEqual([0, 1]);
  });

  it('HT-61 retries a write that has the lead’s key once, unchanged', async () => {
    for (const body of [{ TransactionId: 't-1' }, { TokenId: 'k-1' }]) {
      const { client, clock, server } = await setUp({}, cutsInTheBody, json(greeting));
      const sent = client.send(saveGreeting, { ...aRead, body });
      expect((await drive(clock, sent)).ok).toBe(true);
      expect(server.arrived.map((arrived) => arrived.body)).toEqual([body, body]);
      await server.close();
    }
  });

  it('HT-61 never sends a write with the lead’s key a third time', async () => {
    const { client, clock, server } = await setUp({ retries: 5 }, json({}, 500));
    const body = { TransactionId: 't-1' };
    expect((await drive(clock, client.send(saveGreeting, { ...aRead, body }))).ok).toBe(false);
    expect(server.arrived).toHaveLength(2);
  });

  it.each([
    ['without a key', saveGreeting, {}],
    ['with an empty key', saveGreeting, { TransactionId: '', TokenId: '' }],
    ['that is not repeatable', { ...saveGreeting, repeatable: false }, { TransactionId: 't-1' }],
  ])('HT-61 never retries a write %s', async (_name, call, body) => {
    const { client, clock, server } = await setUp({}, json({}, 500), json(greeting));
    expect((await drive(clock, client.send(call, { ...aRead, body }))).val).toEqual({
      kind: 'server-error',
      status: 500,
    });
    expect(server.arrived).toHaveLength(1);
  });

  it('logs failures by names and kinds, never with URLs or bodies', async () => {
    const logger = new FakeLogger();
    const { client, clock } = await setUp({ logger }, json({}, 500), json({ words: 'secret' }));
    const request = { params: { id: 'Ada Byron' }, query: { tone: 'ada@mail.example' } };
    await drive(clock, client.send(readGreeting, { ...request, body: undefined }));
    expect(logger.entries.map(({ event, fields }) => [event, fields])).toEqual([
      ['call-failed', { call: 'readGreeting', attempt: 0, kind: 'server-error', status: 500 }],
      [
        'call-failed',
        { call: 'readGreeting', attempt: 1, kind: 'unexpected-shape', path: 'words' },
      ],
    ]);
  });

  it('SE-17 SE-19 says on a call with a public form how the form was filled in', async () => {
    const form = (): FormSignals => ({ openForMs: 2_400, isTrapFilled: true });
    const { client, server } = await setUp({ form }, json(greeting), json(greeting));
    await client.send(sendForm, { ...aRead, body: {} });
    expect(server.arrived[0]?.headers).toMatchObject({ 'foyer-form': 'age=2400, filled' });
    await client.send(saveGreeting, { ...aRead, body: {} });
    expect(server.arrived[1]?.headers).not.toHaveProperty('foyer-form');
  });

  it('VL-73: sends what brought the visitor with each public form, and with no other call', async () => {
    const touch = { at: '2026-11-20T15:00:00Z', page: 'https://club.example/é', referrer: null };
    const last = { ...touch, embeddedIn: null, parameters: { utm_campaign: 'Été “30 %”' } };
    let attribution: Attribution | null = { first: last, last };
    const options = { attribution: () => attribution };
    const { client, server } = await setUp(options, ...[1, 2, 3].map(() => json(greeting)));
    await client.send(sendForm, { ...aRead, body: {} });
    const sent = server.arrived[0]?.headers['foyer-attribution'];
    expect(readAttributionHeader(String(sent))).toEqual(attribution);
    await client.send(saveGreeting, { ...aRead, body: {} });
    attribution = null;
    await client.send(sendForm, { ...aRead, body: {} });
    expect(server.arrived[1]?.headers).not.toHaveProperty('foyer-attribution');
    expect(server.arrived[2]?.headers).not.toHaveProperty('foyer-attribution');
  });

  it('SE-19 OP-105 solves the challenge of a refused form and sends the same form again', async () => {
    const form = (): FormSignals => ({ openForMs: 250, isTrapFilled: false });
    const challenge = await aChallenge();
    const refusal = { success: false, error: { code: 'PROOF_REQUIRED', message: '', challenge } };
    const { client, server } = await setUp({ form }, json(refusal, 429), json(greeting));
    const body = { TransactionId: 'Zoë' };
    expect((await client.send(sendForm, { ...aRead, body })).ok).toBe(true);
    const [first, second] = server.arrived;
    expect(first?.headers).not.toHaveProperty('foyer-proof');
    expect(second?.body).toEqual(body);
    const proof = proofSchema.parse(JSON.parse(atob(String(second?.headers['foyer-proof']))));
    expect(proof.challenge).toEqual(challenge);
    expect(proof.solution.counter).toBe(3);
  });

  it('OP-105 reports a limit when it can’t solve the challenge, and lets the caller abort', async () => {
    const challenge = await aChallenge();
    const { parameters } = challenge;
    const other = { ...challenge, parameters: { ...parameters, algorithm: 'SHA-1' } };
    const refused = (error: object) => ({ success: false, error: { message: '', ...error } });
    const wrong = refused({ code: 'PROOF_REQUIRED', challenge: other });
    const { client, server } = await setUp({ retries: 0 }, json(wrong, 429));
    expect((await client.send(sendForm, { ...aRead, body: {} })).val).toMatchObject({
      kind: 'rate-limited',
    });
    expect(server.arrived).toHaveLength(1);
    const controller = new AbortController();
    controller.abort();
    expect(await solveChallenge(challenge, controller.signal)).toBeNull();
  });

  it('SE-19 sends no form header and waits for nothing without a form on the screen', async () => {
    const { client, server } = await setUp({ form: () => null }, json(greeting));
    expect((await client.send(sendForm, { ...aRead, body: {} })).ok).toBe(true);
    expect(server.arrived[0]?.headers).not.toHaveProperty('foyer-form');
  });

  async function setUp(
    options: Partial<HttpClientOptions>,
    ...behaviors: readonly Behavior[]
  ): Promise<{ client: HttpClient; clock: VirtualClock; server: MisbehavingServer }> {
    const server = await openServer(...behaviors);
    open = server;
    const clock = new VirtualClock('2026-11-20T15:00:00Z');
    const client = createHttpClient({
      baseUrl: server.baseUrl,
      clock,
      random: () => 0,
      ...(fetch === undefined ? {} : { fetch }),
      ...options,
    });
    return { client, clock, server };
  }
});

describe('the HTTP client', () => {
  it.each(['', '.', '..'])(
    'throws for the path parameter %j instead of sending a request',
    async (id) => {
      const client = createHttpClient({
        baseUrl: 'http://127.0.0.1:9',
        clock: new VirtualClock(),
        random: seededRandom(1),
      });
      await expect(client.send(readGreeting, { ...aRead, params: { id } })).rejects.toThrow(
        TypeError,
      );
    },
  );

  it('uses its own origin without a base URL, and accepts a base URL with a path', async () => {
    const urls: string[] = [];
    const fetch = (url: string): Promise<Response> => {
      urls.push(url);
      return Promise.resolve(Response.json(greeting));
    };
    for (const baseUrl of ['', 'https://api.club.example/base/']) {
      const client = createHttpClient({
        baseUrl,
        clock: new VirtualClock(),
        random: seededRandom(1),
        fetch,
      });
      expect((await client.send(readGreeting, aRead)).ok).toBe(true);
    }
    expect(urls).toEqual(['/greetings/7', 'https://api.club.example/base/greetings/7']);
  });
});

/** One turn of the event loop, so that the network can make progress. */
function turn(): Promise<void> {
  return new Promise((next) => {
    setImmediate(next);
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

/** Skips pauses (the random factor is 0 in these tests) until the call is done. */
async function drive<T>(clock: VirtualClock, call: Promise<T>): Promise<T> {
  const progress = { isOver: false };
  const watched = call.finally(() => (progress.isOver = true));
  while (!progress.isOver) {
    await turn();
    clock.advance(0);
  }
  return watched;
}
