import type { Fetch } from '@foyer/adapters-http';
import { contract } from '@foyer/adapters-http/wire';
import type { Clock } from '@foyer/core';
import { setImmediate as turn } from 'node:timers/promises';

import { type CallName, callNames, type Fault } from '../scenario/faults.schema.ts';
import type { Given } from '../scenario/step.schema.ts';
import { durationMs, each } from '../scenario/parts.schema.ts';
import type { InMemoryBackEnd } from './in-memory-back-end.ts';

/** The connection between the visitor's pages and a back end. */
export interface Network {
  /** How often each call was sent, including calls that never arrived. */
  readonly sent: Readonly<Record<CallName, number>>;
  /** The transaction id of every lead that was sent. */
  readonly transactionIds: Set<string>;
  /** The ids under which feedback was sent. */
  readonly feedbackIds: ReadonlySet<string>;
  /** How many calls the back end answered. */
  readonly answered: number;
  /** Real milliseconds of each HTTP exchange. */
  readonly exchangeMs: readonly number[];
  readonly fetch: Fetch;
  /**
   * True once the scenario uses something that only HTTP supports. The run is then discarded and repeated over HTTP.
   */
  readonly needsHttp: boolean;
  setFaults(faults: Given<'faults'>): void;
  /** The visitor no longer waits for pending calls. */
  goOnAtOnce(): void;
  /** Resolves after all real responses and their consequences. After that, only virtual time is left to wait for. */
  settled(): Promise<void>;
}

/** The pages call the in-memory back end directly. Faults and pending calls that stay visible need HTTP. */
export class NoNetwork implements Network {
  readonly transactionIds: Set<string> = new Set();
  readonly feedbackIds: ReadonlySet<string> = new Set();
  readonly exchangeMs: readonly number[] = [];
  needsHttp = false;
  readonly #backEnd: InMemoryBackEnd;

  constructor(backEnd: InMemoryBackEnd) {
    this.#backEnd = backEnd;
  }

  get sent(): Readonly<Record<CallName, number>> {
    return this.#backEnd.sent;
  }

  get answered(): number {
    return Object.values(this.sent).reduce((sum, count) => sum + count, 0);
  }

  readonly fetch: Fetch = () => {
    this.needsHttp = true;
    return Promise.reject(new TypeError('This back end has no HTTP.'));
  };

  setFaults(faults: Given<'faults'>): void {
    if (faults !== 'none') this.needsHttp = true;
  }

  goOnAtOnce(): void {
    this.needsHttp = true;
  }

  async settled(): Promise<void> {
    await turn();
    while (this.#backEnd.underWay.size > 0) {
      await Promise.allSettled(this.#backEnd.underWay);
      await turn();
    }
  }
}

/**
 * HTTP with a scenario's faults. Counts what is sent, and tracks pending real responses, for which virtual time must
 * wait.
 */
export class FaultyNetwork implements Network {
  readonly needsHttp = false;
  readonly sent: Record<CallName, number> = each(callNames, 0);
  readonly transactionIds = new Set<string>();
  readonly feedbackIds = new Set<string>();
  readonly exchangeMs: number[] = [];
  readonly #real: Fetch;
  readonly #clock: Clock;
  #faults: Map<CallName | 'any', { readonly fault: Fault; left: number }> = new Map();
  #underWay = 0;
  #waiting: (() => void)[] = [];

  constructor(real: Fetch, clock: Clock) {
    this.#real = real;
    this.#clock = clock;
  }

  setFaults(faults: Given<'faults'>): void {
    const given = faults === 'none' ? [] : Object.entries(faults);
    this.#faults = new Map(
      (given as [CallName | 'any', Fault | NonNullable<Fault['kind']>][]).map(([name, one]) => {
        const fault = typeof one === 'string' ? { kind: one } : one;
        const { times = 'always' } = fault;
        return [name, { fault, left: times === 'always' ? Infinity : times }];
      }),
    );
  }

  goOnAtOnce(): void {}

  get answered(): number {
    return this.exchangeMs.length;
  }

  async settled(): Promise<void> {
    do {
      // Within a turn of the event loop, every promise settles that doesn't wait for something outside.
      await turn();
      await this.quiet();
      await turn();
    } while (this.isBusy());
  }

  /** True while a real response is pending. */
  isBusy(): boolean {
    return this.#underWay > 0;
  }

  /** Resolves once no real response is pending. */
  async quiet(): Promise<void> {
    while (this.#underWay > 0) {
      // Each answer may be followed by another request.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  readonly fetch: Fetch = async (url, init) => {
    const name = callNameOf(init.method ?? 'GET', url);
    this.#count(name, init);
    const fault = this.#faultFor(name);
    if (fault?.kind === 'timeout') return never;
    if (fault?.kind === 'lost-before') return this.#delayed(fault, cutOff);
    if (fault?.status !== undefined) return this.#delayed(fault, () => refusal(fault));
    const answer = await this.#exchange(url, init);
    return this.#delayed(fault, () => garble(answer, fault));
  };

  #count(name: CallName | null, init: RequestInit): void {
    if (name === null) return;
    this.sent[name] += 1;
    if (typeof init.body !== 'string') return;
    const body: unknown = JSON.parse(init.body);
    if (typeof body !== 'object' || body === null) return;
    const feedback: unknown = name === 'sendClubFeedback' ? Reflect.get(body, 'id') : null;
    if (typeof feedback === 'string') this.feedbackIds.add(feedback);
    // Referrals spell it in lower case.
    const id: unknown = Reflect.get(body, 'TransactionId') ?? Reflect.get(body, 'transactionId');
    if (typeof id === 'string') this.transactionIds.add(id);
  }

  #faultFor(name: CallName | null): Fault | null {
    const armed = (name === null ? undefined : this.#faults.get(name)) ?? this.#faults.get('any');
    if (armed === undefined || armed.left <= 0) return null;
    armed.left -= 1;
    return armed.fault;
  }

  /**
   * The back end's whole response. It arrives even if the page's own timeout ends the call, because the request was
   * sent.
   */
  async #exchange(url: string, init: RequestInit): Promise<Answer> {
    const { signal: _, ...rest } = init;
    const start = performance.now();
    this.#underWay += 1;
    try {
      const response = await this.#real(url, rest);
      const text = await response.text();
      return { status: response.status, headers: response.headers, text };
    } finally {
      this.exchangeMs.push(performance.now() - start);
      this.#underWay -= 1;
      if (this.#underWay === 0) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  async #delayed(fault: Fault | null, answer: () => Response): Promise<Response> {
    if (fault?.delay !== undefined) {
      const ms = durationMs(fault.delay);
      await new Promise<void>((resolve) => this.#clock.after(ms, resolve));
    }
    return answer();
  }
}

/** The call of the wire contract that a request makes; null if the contract has no such call. */
function callNameOf(method: string, url: string): CallName | null {
  const { pathname } = new URL(url);
  return patterns.find((one) => one.method === method && one.path.test(pathname))?.name ?? null;
}

const patterns = callNames.map((name) => ({
  name,
  method: contract[name].method,
  path: new RegExp(`^${contract[name].path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
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

/**
 * A response with synchronous text. Reading a real body takes a turn of the event loop, for which virtual time would
 * have to wait.
 */
function respond(status: number, headers: HeadersInit, text: string): Response {
  const response = new Response(text === '' ? null : text, { status, headers });
  return Object.defineProperty(response, 'text', { value: () => Promise.resolve(text) });
}
