import { Temporal } from '@foyer/core';
import type { VirtualClock } from '@foyer/core/testing';

/** A whole response of the server. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Something that happens to every attempt of a call. */
export interface NetworkFault {
  readonly name: string;
  /** True if the server does what the request says, although the client may not hear of it. */
  readonly isDone: boolean;
  /** How the call fails at the client; null if it succeeds anyway. */
  readonly failure: string | null;
  /** How far the client's clock is ahead of the server's. */
  readonly skewHours?: number;
  /** What the client receives. `deliver` hands the request to the server. */
  readonly play: (deliver: () => Promise<Answered>, clock: VirtualClock) => Promise<Response>;
}

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html' };
const page = '<!doctype html><title>Bad gateway</title>';
const busy = JSON.stringify({ success: false, error: { code: 'BUSY', message: 'Busy.' } });

/** What a proxy answers in place of the server. */
const refusals: readonly (readonly [string, string, () => Response])[] = [
  ['a 408', 'timeout', () => respond(408, html, page)],
  ['a 429 that says when', 'rate-limited', () => respond(429, { 'retry-after': '2' }, '')],
  ['a 429 with a date', 'rate-limited', () => respond(429, { 'retry-after': inAnHour }, '')],
  ['a 429 that doesn’t say when', 'rate-limited', () => respond(429, json, busy)],
  ['a 500', 'server-error', () => respond(500, json, busy)],
  ['a 502 with HTML', 'server-error', () => respond(502, html, page)],
  ['a 503 that says when', 'server-error', () => respond(503, { 'retry-after': '5' }, '')],
];

/** Faults of the line itself. */
const cuts: readonly (readonly [string, string, () => Promise<Response>])[] = [
  ['silence', 'timeout', () => new Promise(() => {})],
  ['a reset', 'network', () => Promise.reject(new TypeError('ECONNRESET'))],
];

/** Faults before and after the server has done what the request says. */
const onEitherSide = [...refusals, ...cuts].flatMap(([name, failure, answer]) => [
  { name: `${name} before it arrives`, isDone: false, failure, play: async () => answer() },
  {
    name: `${name} after it is done`,
    isDone: true,
    failure,
    play: async (deliver: () => Promise<Answered>) => {
      await deliver();
      return answer();
    },
  },
]);

/** Spoils the server's own answer. */
function spoils(
  name: string,
  failure: string | null,
  spoil: (answered: Answered, clock: VirtualClock) => Response | Promise<Response>,
): NetworkFault {
  return {
    name,
    failure,
    isDone: true,
    play: async (deliver, clock) => spoil(await deliver(), clock),
  };
}

const skewed = (name: string, skewHours: number): NetworkFault => ({
  ...spoils(name, null, whole),
  skewHours,
});

/** Nothing happens to the call. */
export const noFault: NetworkFault = spoils('nothing', null, whole);

/** Every fault that a call can meet. Toxiproxy has the same ones, except those that a proxy of HTTP makes. */
export const networkFaults: readonly NetworkFault[] = [
  ...onEitherSide,
  spoils('broken JSON', 'bad-json', ({ status }) => respond(status, json, '{"success": tr')),
  spoils('a page in place of the answer', 'not-json', () => respond(200, html, page)),
  spoils('an empty body', 'unsuccessful', () => respond(200, json, '')),
  spoils('half a body', 'network', (answered) =>
    withText(answered, () => Promise.reject(new TypeError('terminated'))),
  ),
  spoils('a body that takes 9 seconds', null, (answered, clock) => slow(answered, clock, 9_000)),
  spoils('a body that takes 11 seconds', 'timeout', (answered, clock) =>
    slow(answered, clock, 11_000),
  ),
  {
    name: 'two deliveries',
    isDone: true,
    failure: null,
    // A proxy that sends a request again after a lost connection: both arrive, and the client hears of one.
    async play(deliver) {
      const [first, second] = await Promise.all([deliver(), deliver()]);
      return whole(first.status < 400 ? first : second);
    },
  },
  skewed('a clock that is a day ahead', 24),
  skewed('a clock that is a day behind', -24),
];

/** An hour after the time at which tests of the API stand still. */
const inAnHour = new Date(
  Temporal.Instant.from('2026-11-20T16:00:00Z').epochMilliseconds,
).toUTCString();

/** The server's answer, as it is. */
export function whole({ status, headers, text }: Answered): Response {
  return respond(status, headers, text);
}

function slow(answered: Answered, clock: VirtualClock, ms: number): Response {
  return withText(
    answered,
    () =>
      new Promise((resolve) => {
        clock.after(ms, () => {
          resolve(answered.text);
        });
      }),
  );
}

function respond(status: number, headers: HeadersInit, text: string): Response {
  return withText({ status, headers: new Headers(headers), text }, () => Promise.resolve(text));
}

/** Reading a real body takes turns of the event loop, for which virtual time would have to wait. */
function withText({ status, headers }: Answered, text: () => Promise<string>): Response {
  return Object.defineProperty(new Response(null, { status, headers }), 'text', { value: text });
}
