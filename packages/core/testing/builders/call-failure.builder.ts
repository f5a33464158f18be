import type { CallFailure } from '../../src/kernel/result.ts';

/** One failure of each kind except `aborted`. */
export const someFailures: readonly CallFailure[] = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'server-error', status: 500 },
  { kind: 'rejected', status: 422, code: null, field: null },
  { kind: 'rate-limited', retryAfterMs: 600_000 },
  { kind: 'bad-json' },
  { kind: 'not-json', contentType: 'text/html' },
  { kind: 'unexpected-shape', path: 'data' },
  { kind: 'unsuccessful' },
];
