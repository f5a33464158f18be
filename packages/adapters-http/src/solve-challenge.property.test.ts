import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { challengeSchema } from './contract/call.ts';
import { solveChallenge } from './solve-challenge.ts';

it('OP-105 every challenge within the contract’s bounds has exactly the solution that was hidden in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(20), fc.integer({ min: 1, max: 50 }), async (counter, cost) => {
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter,
        deriveKey,
        hmacSignatureSecret: 'a',
        hmacKeySignatureSecret: 'b',
        data: { call: 'createAbandonedLead', endsAt: 0 },
      });
      const challenge = challengeSchema.parse(made);
      expect(await solveChallenge(challenge, undefined)).toMatchObject({
        challenge,
        solution: { counter },
      });
    }),
  );
});
