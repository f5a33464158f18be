import { type CallFailure, type Clock, Err, Ok, type Result, type Temporal } from '@foyer/core';
import * as z from 'zod/mini';

import {
  type AnswerOf,
  type Call,
  type ErrorDetails,
  type Challenge,
  errorBodySchema,
} from './contract/call.ts';

/** The part of the platform's fetch used here. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A complete response, not yet decoded. */
export interface Received {
  readonly status: number;
  /** The media type without parameters, in lower case; null if the header is missing. */
  readonly contentType: string | null;
  /** The raw Retry-After header. */
  readonly retryAfter: string | null;
  readonly text: string;
}

/**
 * Sends one request and reads its whole response within `timeoutMs`. It records what ended the request, because an
 * aborted fetch in Node only reports AbortError. It also ends at once, even if fetch is slow to abort.
 */
export function exchange(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  {
    clock,
    timeoutMs,
    signal,
  }: { clock: Clock; timeoutMs: number; signal: AbortSignal | undefined },
): Promise<Result<Received, CallFailure>> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const end = (result: Result<Received, CallFailure>): void => {
      cancelTimer();
      signal?.removeEventListener('abort', onAbort);
      resolve(result);
    };
    const stop = (kind: 'timeout' | 'aborted'): void => {
      end(Err({ kind }));
      controller.abort();
    };
    const onAbort = (): void => {
      stop('aborted');
    };
    const cancelTimer = clock.after(timeoutMs, () => {
      stop('timeout');
    });
    signal?.addEventListener('abort', onAbort);
    void receive(fetch, url, { ...init, signal: controller.signal }).then(end);
  });
}

/** Never rejects: any error thrown by fetch means an incomplete response. */
async function receive(
  fetch: Fetch,
  url: string,
  init: RequestInit,
): Promise<Result<Received, CallFailure>> {
  try {
    const response = await fetch(url, init);
    return Ok({
      status: response.status,
      contentType: mediaType(response.headers.get('content-type')),
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    });
  } catch {
    return Err({ kind: 'network' });
  }
}

function mediaType(header: string | null): string | null {
  return header?.split(';', 1)[0]?.trim().toLowerCase() ?? null;
}

/**
 * Converts a response to the call's answer or to a failure. An empty body or JSON null is an answer only if the call
 * allows it; otherwise it's `unsuccessful`. Statuses outside 2xx that fetch doesn't follow are `rejected`.
 */
export function decodeAnswer<C extends Call>(
  call: C,
  received: Received,
  now: Temporal.Instant,
): Result<AnswerOf<C>, CallFailure> {
  const { status } = received;
  if (status === 429) {
    return Err({ kind: 'rate-limited', retryAfterMs: retryAfterMs(received.retryAfter, now) });
  }
  // From a server or proxy that didn't get the whole request in time.
  if (status === 408) return Err({ kind: 'timeout' });
  if (status >= 500) return Err({ kind: 'server-error', status });
  if (status < 200 || status >= 300) return Err(rejection(received, call.readError));
  return parseJson(received).andThen((json) => parseAnswer(call, json));
}

function parseAnswer<C extends Call>(call: C, json: unknown): Result<AnswerOf<C>, CallFailure> {
  const answer = z.safeParse<C['answer']>(call.answer, json);
  if (answer.success) return Ok(answer.data);
  if (json == null) return Err({ kind: 'unsuccessful' });
  const path = answer.error.issues[0]?.path.map(String).join('.') ?? '';
  return Err({ kind: 'unexpected-shape', path });
}

function parseJson({ text, contentType }: Received): Result<unknown, CallFailure> {
  if (text.trim() === '') return Ok(undefined);
  const saysJson = contentType !== null && /[/+]json$/.test(contentType);
  // A body without a content type may be JSON; one with another type is not.
  if (!saysJson && contentType !== null) return Err({ kind: 'not-json', contentType });
  try {
    return Ok(JSON.parse(text));
  } catch {
    return Err(saysJson ? { kind: 'bad-json' } : { kind: 'not-json', contentType });
  }
}

/** Uses the back end's error code and field if its body has the expected shape, else null. */
function rejection(received: Received, readError = readContractError): CallFailure {
  const { code = null, field = null } = readError(parseJson(received).unwrapOr(undefined));
  return { kind: 'rejected', status: received.status, code, field };
}

/** The challenge that a refused form carries, or null. */
export function challengeIn(received: Result<Received, CallFailure>): Challenge | null {
  if (!received.ok || received.val.status !== 429) return null;
  const body = parseJson(received.val).unwrapOr(undefined);
  return z.safeParse(errorBodySchema, body).data?.error.challenge ?? null;
}

function readContractError(body: unknown): ErrorDetails {
  return z.safeParse(errorBodySchema, body).data?.error ?? {};
}

/** Converts Retry-After, a number of seconds or an HTTP date, to milliseconds from `now`; null if it's neither. */
function retryAfterMs(header: string | null, now: Temporal.Instant): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.epochMilliseconds);
}
