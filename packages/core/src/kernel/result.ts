/**
 * The only import of ts-results. Its CommonJS build has no named exports in plain Node ESM, so this file looks them
 * up. Everything else imports `Ok`, `Err` and `Result` from here.
 */
import * as tsResults from 'ts-results';

type Library = typeof tsResults;

const library: Library = (Reflect.get(tsResults, 'default') as Library | undefined) ?? tsResults;

export const Ok: Library['Ok'] = library.Ok;
export type Ok<T> = tsResults.Ok<T>;
/**
 * A failure without the call stack that the library's constructor formats, because it's a value and not an exception.
 * Formatting one takes longer than most rules, and while a script loads, it makes Chromium parse the whole script again.
 */
export function Err<E>(val: E): Err<E> {
  return Object.assign(Object.create(withoutStack) as Err<E>, { ok: false, err: true, val });
}
export type Err<E> = tsResults.Err<E>;
export const Result: Library['Result'] = library.Result;
export type Result<T, E> = tsResults.Result<T, E>;

/** What the library's messages show after the failure. */
const withoutStack = Object.create(library.Err.prototype, { _stack: { value: '' } }) as object;

/** What can go wrong with a call to the back end. No kind carries personal data. */
export type CallFailure =
  /** There is no connection, or it was cut. The server may or may not have handled the request. */
  | { readonly kind: 'network' }
  /** There was no answer in time, or a 408. */
  | { readonly kind: 'timeout' }
  /** The caller aborted the call through its `AbortSignal`. */
  | { readonly kind: 'aborted' }
  /** A 4xx other than 408 and 429. `code` and `field` come from the back end, if it sent them. */
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly code: string | null;
      readonly field: string | null;
    }
  /** A 429. `retryAfterMs` is null if the back end didn't send it. */
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number | null }
  | { readonly kind: 'server-error'; readonly status: number }
  /** The response claims to be JSON but can't be parsed. */
  | { readonly kind: 'bad-json' }
  /** The response isn't JSON, for example an HTML page from a proxy. */
  | { readonly kind: 'not-json'; readonly contentType: string | null }
  /** JSON that doesn't match the call's schema. `path` locates the problem, e.g. `dateRangeWithTime.0.date`. */
  | { readonly kind: 'unexpected-shape'; readonly path: string }
  /** A well-formed response that reports no success: `success: false`, or an empty body where a value is required. */
  | { readonly kind: 'unsuccessful' };

/** True if the back end may have handled the request anyway. Retry with the same key. */
export function mayHaveHappened(failure: CallFailure): boolean {
  switch (failure.kind) {
    case 'rejected':
    case 'rate-limited':
    case 'unsuccessful':
      return false;
    default:
      return true;
  }
}

export interface CallOptions {
  /** Aborting makes the call return `{ kind: 'aborted' }`. */
  readonly signal?: AbortSignal;
}
