import type { CallFailure } from '@foyer/core';

import type { Call } from './contract/call.ts';

/** The limit of the first pause in milliseconds. It doubles for each further one. */
const basePauseMs = 250;
const longestPauseMs = 4_000;
/** If the back end requests a longer pause than this, the failure is reported instead. */
const longestRetryAfterMs = 10_000;

/**
 * How many times a call may be retried. Reads: the configured number, unless they send an email. Writes: once, and
 * only with the key by which the back end recognizes duplicates.
 */
export function retriesOf(call: Call, body: unknown, readRetries: number): number {
  if (call.method === 'GET' || call.asks === true) return call.repeatable ? readRetries : 0;
  return call.repeatable && carriesKey(body) ? Math.min(1, readRetries) : 0;
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

/** A list has a key if each of its records does. */
function carriesKey(body: unknown): boolean {
  if (Array.isArray(body)) return body.length > 0 && body.every(carriesKey);
  if (typeof body !== 'object' || body === null) return false;
  return ['TransactionId', 'transactionId', 'TokenId'].some((name) => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' && value !== '';
  });
}
