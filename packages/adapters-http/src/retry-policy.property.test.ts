import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { resendConfirmationEmail } from './contract/plans.ts';
import { getCorporatePlans } from './contract/plans.ts';
import { retriesOf, waitBeforeRetry } from './http-client.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempts = fc.nat({ max: 30 });

describe('how often a call is retried', () => {
  it('HT-15 HT-61 retries reads, but not one that sends an email', () => {
    expect(retriesOf(resendConfirmationEmail, undefined, 2)).toBe(0);
    expect(retriesOf(getCorporatePlans, undefined, 2)).toBe(2);
  });
});

describe('the pause before a retry', () => {
  it('HT-61 is random up to a limit that doubles from 250 ms to 4 s', () => {
    fc.assert(
      fc.property(attempts, chance, (attempt, random) => {
        const pauseMs = waitBeforeRetry({ kind: 'network' }, attempt, () => random) ?? Infinity;
        expect(pauseMs).toBeGreaterThanOrEqual(0);
        expect(pauseMs).toBeLessThanOrEqual(Math.min(4_000, 250 * 2 ** attempt));
      }),
    );
  });

  it('HT-61 is at least as long as the server requests, up to ten seconds', () => {
    fc.assert(
      fc.property(attempts, chance, fc.nat({ max: 10_000 }), (attempt, random, retryAfterMs) => {
        const failure = { kind: 'rate-limited', retryAfterMs } as const;
        expect(waitBeforeRetry(failure, attempt, () => random)).toBeGreaterThanOrEqual(
          retryAfterMs,
        );
      }),
    );
  });

  it('HT-61 is replaced by a failure if the server requests more than ten seconds', () => {
    fc.assert(
      fc.property(attempts, fc.integer({ min: 10_001 }), (attempt, retryAfterMs) => {
        const failure = { kind: 'rate-limited', retryAfterMs } as const;
        expect(waitBeforeRetry(failure, attempt, () => 0)).toBeNull();
      }),
    );
  });
});
