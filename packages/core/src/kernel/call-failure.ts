/**
 * What can go wrong with a call to a back end, as a value. Each kind is something a caller may treat differently;
 * none carries personal data. Source: HT-60, HT-62.
 */
export type CallFailure =
  /** No connection, or it was cut: the server may or may not have carried the request out. */
  | { readonly kind: 'network' }
  /** No answer within the call's time. */
  | { readonly kind: 'timeout' }
  /** The caller gave up through its AbortSignal. */
  | { readonly kind: 'aborted' }
  /** A 4xx other than 429. `code` and `field` are the back end's own words where it gave any. */
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly code: string | null;
      readonly field: string | null;
    }
  /** A 429. `retryAfterMs` is null where the back end did not say. */
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number | null }
  /** A 5xx. */
  | { readonly kind: 'server-error'; readonly status: number }
  /** The body says it is JSON and is not. */
  | { readonly kind: 'bad-json' }
  /** Something other than JSON came, an HTML page from a proxy for example. */
  | { readonly kind: 'not-json'; readonly contentType: string | null }
  /** JSON that does not fit the call's schema; `path` names the place, e.g. `dateRangeWithTime.0.date`. */
  | { readonly kind: 'unexpected-shape'; readonly path: string }
  /** A well-formed answer that says no (`success: false`, or an empty body where a value was promised). */
  | { readonly kind: 'unsuccessful' };

/** True when the back end may have carried the request out although no usable answer came: retry under the same key. */
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

/** Options that every call takes. */
export interface CallOptions {
  /** Aborting ends the call with `{ kind: 'aborted' }`. */
  readonly signal?: AbortSignal;
}
