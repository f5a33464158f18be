import type { Fetch } from '@foyer/adapters-http';
import type { Clock } from '@foyer/core';

import { type CallName, callNames } from '../scenario/call-names.ts';
import type { Fault } from '../scenario/faults.schema.ts';
import { durationMs } from '../scenario/virtual-time.ts';
import { callNameOf } from './call-name.ts';
import type { Faults } from './faults.ts';
import type { Network } from './network.ts';

/**
 * The network between the visitor and a back end, where a scenario lets things go wrong. It counts what is sent, and
 * knows whether a real answer is still on its way: virtual time stands still until it is here. CL-03
 */
export class FaultyNetwork implements Network {
  readonly isMissed = false;
  /** How often each call was sent, those that never arrived too. */
  readonly sent: Record<CallName, number> = Object.fromEntries(
    callNames.map((name) => [name, 0]),
  ) as Record<CallName, number>;
  /** Every transaction under which a lead was sent. */
  readonly transactionIds = new Set<string>();
  /** Under which clubs were told something. HT-55 */
  readonly feedbackIds = new Set<string>();
  /** Real milliseconds that each exchange with the back end took. */
  readonly exchangeMs: number[] = [];
  readonly #real: Fetch;
  readonly #clock: Clock;
  #faults: Map<CallName | 'any', { readonly fault: Fault; left: number }> = new Map();
  #onTheirWay = 0;
  #waiting: (() => void)[] = [];

  constructor(real: Fetch, clock: Clock) {
    this.#real = real;
    this.#clock = clock;
  }

  setFaults(faults: Faults): void {
    this.#faults = new Map(
      [...faults].map(([name, fault]) => {
        const { times = 'always' } = fault;
        return [name, { fault, left: times === 'always' ? Infinity : times }];
      }),
    );
  }

  /** A call takes its time here, whoever waits for it. */
  goesOnAtOnce(): void {}

  get answered(): number {
    return this.exchangeMs.length;
  }

  async settled(): Promise<void> {
    do {
      // oxlint-disable-next-line no-await-in-loop
      await turn();
      // oxlint-disable-next-line no-await-in-loop
      await this.quiet();
      // oxlint-disable-next-line no-await-in-loop
      await turn();
    } while (this.isBusy());
  }

  /** True while a real answer is on its way. */
  isBusy(): boolean {
    return this.#onTheirWay > 0;
  }

  /** Resolves once no real answer is on its way. */
  async quiet(): Promise<void> {
    while (this.#onTheirWay > 0) {
      // Each answer may be followed by another request.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  readonly fetch: Fetch = async (url, init) => {
    const name = callNameOf(init.method ?? 'GET', url);
    this.#note(name, init);
    const fault = this.#strike(name);
    if (fault?.kind === 'timeout') return never;
    if (fault?.kind === 'lost-before') return this.#late(fault, cutOff);
    if (fault?.status !== undefined) return this.#late(fault, () => refusal(fault));
    const answer = await this.#exchange(url, init);
    return this.#late(fault, () => garble(answer, fault));
  };

  #note(name: CallName | null, init: RequestInit): void {
    if (name === null) return;
    this.sent[name] += 1;
    if (typeof init.body !== 'string') return;
    const body: unknown = JSON.parse(init.body);
    if (typeof body !== 'object' || body === null) return;
    // A referral spells it otherwise.
    const told: unknown = name === 'sendClubFeedback' ? Reflect.get(body, 'id') : null;
    if (typeof told === 'string') this.feedbackIds.add(told);
    const id: unknown = Reflect.get(body, 'TransactionId') ?? Reflect.get(body, 'transactionId');
    if (typeof id === 'string') this.transactionIds.add(id);
  }

  #strike(name: CallName | null): Fault | null {
    const armed = (name === null ? undefined : this.#faults.get(name)) ?? this.#faults.get('any');
    if (armed === undefined || armed.left <= 0) return null;
    armed.left -= 1;
    return armed.fault;
  }

  /** The back end's whole answer. The visitor's own time-out does not reach it: it has been asked, and answers. */
  async #exchange(url: string, init: RequestInit): Promise<Answer> {
    const { signal: _, ...rest } = init;
    const start = performance.now();
    this.#onTheirWay += 1;
    try {
      const response = await this.#real(url, rest);
      const text = await response.text();
      return { status: response.status, headers: response.headers, text };
    } finally {
      this.exchangeMs.push(performance.now() - start);
      this.#onTheirWay -= 1;
      if (this.#onTheirWay === 0) for (const go of this.#waiting.splice(0)) go();
    }
  }

  async #late(fault: Fault | null, answer: () => Response): Promise<Response> {
    if (fault?.delay !== undefined) {
      const ms = durationMs(fault.delay);
      await new Promise<void>((resolve) => this.#clock.after(ms, resolve));
    }
    return answer();
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** One turn of the event loop: every promise that waits for nothing outside has settled after it. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

const never = new Promise<never>(() => {});

function cutOff(): never {
  throw new TypeError('The scenario cut the connection.');
}

function garble({ status, headers, text }: Answer, fault: Fault | null): Response {
  switch (fault?.kind) {
    case 'lost-after':
      return cutOff();
    case 'bad-json':
      return respond(status, { 'content-type': 'application/json' }, '{"success": tr');
    case 'html':
      return respond(status, { 'content-type': 'text/html' }, '<!doctype html><p>Sign in');
    case 'wrong-shape':
      return respond(status, { 'content-type': 'application/json' }, '[["unexpected"]]');
    default:
      return respond(status, headers, text);
  }
}

function refusal({ status = 500, 'retry-after': retryAfter }: Fault): Response {
  const wait = retryAfter === undefined ? null : Math.ceil(durationMs(retryAfter) / 1000);
  return respond(
    status,
    { 'content-type': 'application/json', ...(wait !== null && { 'retry-after': String(wait) }) },
    JSON.stringify({
      success: false,
      error: { code: 'REFUSED', message: 'Refused by the scenario.' },
    }),
  );
}

/** A response whose text is at hand at once: reading it takes no turn of the event loop that time would have to wait for. */
function respond(status: number, headers: HeadersInit, text: string): Response {
  const response = new Response(text === '' ? null : text, { status, headers });
  return Object.defineProperty(response, 'text', { value: () => Promise.resolve(text) });
}
