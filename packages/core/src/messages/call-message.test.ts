import { expect, it } from 'vitest';

import type { CallFailure } from '../kernel/call-failure.ts';
import { messageOfCall } from './call-message.ts';

it.each<[CallFailure, string]>([
  [{ kind: 'network' }, 'callUnreachable'],
  [{ kind: 'timeout' }, 'callUnreachable'],
  [{ kind: 'server-error', status: 503 }, 'callFailed'],
  [{ kind: 'rejected', status: 422, code: null, field: null }, 'callFailed'],
  [{ kind: 'rejected', status: 403, code: 'LOOKS_AUTOMATED', field: null }, 'formRefused'],
])('AC-05 SE-17 the failure %o shows the message %s', (failure, key) => {
  expect(messageOfCall(failure).key).toBe(key);
});

it('AC-05 after too many calls, the message tells when to try again', () => {
  expect(messageOfCall({ kind: 'rate-limited', retryAfterMs: 600_000 })).toEqual({
    key: 'callTooOften',
    values: { wait: { waitMs: 600_000 } },
  });
});
