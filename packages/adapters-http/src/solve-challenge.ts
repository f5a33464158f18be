import { solveChallenge as findCounter } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import type { Challenge, Proof } from './contract/call.ts';

/**
 * Solves a challenge, in a fraction of a second on a phone of the last years. It needs no worker, because the platform
 * derives keys beside the page's thread. Returns null when it takes longer than `longestSolveMs`, the caller aborts,
 * or the page isn't in a secure context.
 */
export async function solveChallenge(
  challenge: Challenge,
  signal: AbortSignal | undefined,
): Promise<Proof | null> {
  const controller = new AbortController();
  const stop = (): void => {
    controller.abort();
  };
  if (signal?.aborted === true) return null;
  signal?.addEventListener('abort', stop);
  try {
    const solution = await findCounter({
      challenge,
      controller,
      deriveKey,
      timeout: longestSolveMs,
    });
    if (solution === null) return null;
    const { counter, derivedKey } = solution;
    return { challenge, solution: { counter, derivedKey } };
  } catch {
    return null;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

const longestSolveMs = 20_000;
