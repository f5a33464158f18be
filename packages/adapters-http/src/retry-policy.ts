import type { CallFailure } from '@foyer/core';

import type { Call } from './contract/call.ts';

/** The first pause is at most this long; each further one may be twice as long. Milliseconds. */
const basePauseMs = 250;
const longestPauseMs = 4_000;
/** A back end that asks for more patience than this gets its answer reported instead of waited for. */
const longestRetryAfterMs = 10_000;

/**
 * How often a call may be sent again by itself. Reads: as often as is configured, unless they mail something. Writes: once, and only with the key under which the back end makes
 * one thing of them however often they come. HT-61
 */
export function retriesOf(call: Call, body: unknown, readRetries: number): number {
  if (call.method === 'GET' || call.asks === true) return call.repeatable ? readRetries : 0;
  return call.repeatable && carriesKey(body) ? Math.min(1, readRetries) : 0;
}

/**
 * Milliseconds to wait before the next attempt; null when another attempt would not help. Full jitter: anything from
 * nothing to the bound, so that clients that failed together do not come back together.
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

/** A list carries a key when each of its records does. */
function carriesKey(body: unknown): boolean {
  if (Array.isArray(body)) return body.length > 0 && body.every(carriesKey);
  if (typeof body !== 'object' || body === null) return false;
  return ['TransactionId', 'transactionId', 'TokenId'].some((name) => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' && value !== '';
  });
}
