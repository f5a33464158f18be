import type { CallFailure, CallOptions, Clock, Logger, Result } from '@foyer/core';
import type { FormSignals } from '@foyer/core/forms';
import type { Attribution } from '@foyer/core/lead';
import { Err } from '@foyer/core';
import { fetch as crossFetch } from 'cross-fetch';

import {
  type AnswerOf,
  type Call,
  type RequestOf,
  type Challenge,
  attributionHeader,
  formHeader,
  proofHeader,
  writeAttributionHeader,
  writeFormHeader,
} from './contract/call.ts';
import { challengeIn, decodeAnswer, exchange, type Fetch, type Received } from './exchange.ts';
import { mediaUrl, requestUrl } from './addresses.ts';

/** Sends calls of the API. All errors are returned as a `CallFailure`. */
export interface HttpClient {
  /**
   * Sends a call and parses its response with the call's schema. Reads are retried after temporary failures, with
   * growing, random pauses. A write is retried once, and only if it's repeatable and contains the lead's key. A public
   * form whose refusal carries a challenge is sent again at once, with the solution. Ends with `aborted` as soon as
   * `options.signal` aborts, also during a pause.
   */
  send<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options?: CallOptions,
  ): Promise<Result<AnswerOf<C>, CallFailure>>;
  /** The full address of a picture or film that an answer names by its path on the back end. */
  readonly mediaUrl: (address: string) => string;
}

export interface HttpClientOptions {
  /** The origin of the back end with an optional path prefix; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly clock: Clock;
  /** Returns numbers in [0, 1), for the length of pauses. */
  readonly random: () => number;
  /** For tests and special transports; cross-fetch by default. */
  readonly fetch?: Fetch;
  readonly logger?: Logger;
  /** The time limit for one attempt including its body, in milliseconds. */
  readonly timeoutMs?: number;
  /** How many times a read is retried. */
  readonly retries?: number;
  /** Called after each attempt, to explain what happens during development. `failure` is null if it succeeded. */
  readonly onAttempt?: (call: string, failure: CallFailure | null) => void;
  /** Headers for every request, evaluated each time. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /**
   * How the public form on the screen was filled in, evaluated for each call that sends one; null if there's no form.
   * By default, calls don't report it. A back end on another origin must allow the header `Foyer-Form`.
   */
  readonly form?: () => FormSignals | null;
  /**
   * What brought the visitor, sent with each public form; null if unknown or not allowed. A back end on another origin
   * must allow the header `Foyer-Attribution`.
   */
  readonly attribution?: () => Attribution | null;
}

/**
 * Sends the calls of the adapters, with time limits and retries.
 *
 * @example
 * const client = createHttpClient({
 *   baseUrl: 'https://api.club.example',
 *   clock: new SystemClock(),
 *   random: Math.random,
 * });
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { baseUrl, clock, random, fetch = crossFetch, logger, timeoutMs = 10_000 } = options;

  async function send<C extends Call>(
    call: C,
    request: RequestOf<C>,
    { signal }: CallOptions = {},
  ): Promise<Result<AnswerOf<C>, CallFailure>> {
    const url = requestUrl(baseUrl, call, request);
    const formHeaders = call.isPublicForm === true ? headersOfForm() : {};
    const exchangeOnce = (headers: Readonly<Record<string, string>>) =>
      exchange(fetch, url, requestInit(call, request.body, headers), { clock, timeoutMs, signal });
    const attemptOnce = async (): Promise<Result<Received, CallFailure>> => {
      const received = await exchangeOnce(formHeaders);
      const challenge = call.isPublicForm === true ? challengeIn(received) : null;
      if (challenge === null) return received;
      const proof = await proofOf(challenge, signal);
      if (signal?.aborted === true) return Err({ kind: 'aborted' });
      return proof === null ? received : exchangeOnce({ ...formHeaders, [proofHeader]: proof });
    };
    const retries = retriesOf(call, request.body, options.retries ?? 2);
    for (let attempt = 0; ; attempt++) {
      if (signal?.aborted === true) return Err({ kind: 'aborted' });
      const received = await attemptOnce();
      const answer = received.andThen((response) => decodeAnswer(call, response, clock.now()));
      options.onAttempt?.(call.name, answer.ok ? null : answer.val);
      if (answer.ok) return answer;
      note(call, answer.val, attempt);
      const waitMs = attempt < retries ? waitBeforeRetry(answer.val, attempt, random) : null;
      if (waitMs === null) return answer;
      await pause(clock, waitMs, signal);
    }
  }

  function headersOfForm(): Record<string, string> {
    const form = options.form?.() ?? null;
    const attribution = options.attribution?.() ?? null;
    return {
      ...(form !== null && { [formHeader]: writeFormHeader(form) }),
      ...(attribution !== null && { [attributionHeader]: writeAttributionHeader(attribution) }),
    };
  }

  function requestInit(
    call: Call,
    body: unknown,
    formHeaders: Readonly<Record<string, string>>,
  ): RequestInit {
    const headers = { accept: 'application/json', ...formHeaders, ...options.headers?.() };
    if (body === undefined) return { method: call.method, headers };
    return {
      method: call.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
  }

  /** Logs only ids, kinds and field paths, because URLs and bodies may contain personal data. */
  function note(call: Call, failure: CallFailure, attempt: number): void {
    if (failure.kind === 'aborted') return;
    logger?.warn('call-failed', { call: call.name, attempt, ...failure });
  }

  return { send, mediaUrl: (address) => mediaUrl(baseUrl, address) };
}

/** The solution of a challenge for its header; null if it can't be solved here. */
async function proofOf(
  challenge: Challenge,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  try {
    // Few visitors ever meet a challenge, so the code that solves it loads with the first one.
    const { solveChallenge } = await import('./solve-challenge.ts');
    const proof = await solveChallenge(challenge, signal);
    return proof === null ? null : btoa(JSON.stringify(proof));
  } catch {
    return null;
  }
}

/** Waits `ms`, or until the caller gives up. */
function pause(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      cancel();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal?.addEventListener('abort', end);
  });
}

/**
 * How many times a call may be retried. Reads: the configured number, unless they send an email. Writes: once, and
 * only with the key that lets the back end detect duplicates.
 */
export function retriesOf(call: Call, body: unknown, readRetries: number): number {
  if (call.method === 'GET' || call.asks === true) return call.repeatable ? readRetries : 0;
  return call.repeatable && (call.isKeyed === true || carriesKey(body))
    ? Math.min(1, readRetries)
    : 0;
}

/**
 * Returns the milliseconds to wait before the next attempt; null if a retry wouldn't help. Uses full jitter, a random
 * time up to the limit, so that clients that failed together don't retry together.
 */
export function waitBeforeRetry(
  failure: CallFailure,
  attempt: number,
  random: () => number,
): number | null {
  const pauseMs = random() * Math.min(longestPauseMs, basePauseMs * 2 ** attempt);
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'server-error':
    case 'bad-json':
    case 'not-json':
      return pauseMs;
    case 'rate-limited': {
      const askedMs = failure.retryAfterMs ?? 0;
      return askedMs > longestRetryAfterMs ? null : askedMs + pauseMs;
    }
    default:
      return null;
  }
}

/** The limit of the first pause in milliseconds. It doubles for each further one. */
const basePauseMs = 250;
const longestPauseMs = 4_000;
/** If the back end requests a longer pause than this, the failure is reported instead. */
const longestRetryAfterMs = 10_000;

/** A list has a key if each of its records does. */
function carriesKey(body: unknown): boolean {
  if (Array.isArray(body)) return body.length > 0 && body.every(carriesKey);
  if (typeof body !== 'object' || body === null) return false;
  return ['TransactionId', 'transactionId', 'TokenId'].some((name) => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' && value !== '';
  });
}
