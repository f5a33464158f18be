import { randomInt } from 'node:crypto';

import { proofRequiredCode } from '@foyer/adapters-http/error-codes';
import { type Challenge, type Proof, proofSchema } from '@foyer/adapters-http/wire';
import type { Temporal } from '@foyer/core';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import type { ServerSecret } from '../server-secret.ts';
import { type ApiFailure, failure } from './api-failure.ts';
import { countTry, type LimitBacking } from './limits.ts';

/** When public forms have to bring a proof of work. */
export type ProofPolicy = 'never' | 'attack' | 'always';

/**
 * A hundred keys of 2,000 rounds on average: about 0.2 seconds of a laptop and less than one of a phone. A flood of a
 * thousand forms costs its sender minutes instead of a second.
 */
const cost = 2_000;
const [fewestKeys, mostKeys] = [50, 150];
const minutes = 10;

/** A challenge for one call, which ends after ten minutes. Making it takes one key, checking its proof none. */
export async function newChallenge(
  secret: ServerSecret,
  call: string,
  now: Temporal.Instant,
): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    deriveKey,
    counter: randomInt(fewestKeys, mostKeys),
    // In the data, because the library reads the system's clock.
    data: { call, endsAt: now.add({ minutes }).epochMilliseconds },
    ...(await keysOf(secret)),
  });
  return proofSchema.shape.challenge.parse(challenge);
}

/** True for a proof of this server for this call that wasn't used before. It is used up by that. */
export async function spendProof(
  { database, ids, secret }: LimitBacking,
  header: string,
  call: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const proof = readProof(header);
  if (proof === null) return false;
  const { challenge, solution } = proof;
  const { data } = challenge.parameters;
  const isFresh = data.call === call && data.endsAt > now.epochMilliseconds;
  if (!isFresh || !(await isSolved(proof, secret))) return false;
  const counted = await countTry(
    database,
    ids,
    [{ holder: `proof ${solution.derivedKey}`, most: 1, minutes }],
    { now, refusal: proofRequired },
  );
  return !('refused' in counted);
}

export const proofRequired: ApiFailure = {
  ...failure(429, proofRequiredCode, 'Solve the challenge and send the form again.'),
  retryAfterSeconds: 60,
};

async function isSolved({ challenge, solution }: Proof, secret: ServerSecret): Promise<boolean> {
  const { verified } = await verifySolution({
    challenge,
    deriveKey,
    solution: { ...solution, time: 0 },
    ...(await keysOf(secret)),
  });
  return verified;
}

function readProof(header: string): Proof | null {
  try {
    return proofSchema.safeParse(JSON.parse(atob(header))).data ?? null;
  } catch {
    return null;
  }
}

async function keysOf(secret: ServerSecret) {
  return {
    hmacSignatureSecret: await secret.mark('proof', 'challenge'),
    hmacKeySignatureSecret: await secret.mark('proof', 'key'),
  };
}

/**
 * Counts the public forms that reach this process. More than `most` in a minute are a flood: a chain of hundreds of clubs
 * gets a few in a busy one. Each process counts its own, in memory, so that a flood writes nothing.
 */
export class FormRate {
  readonly #most: number;
  #minute = 0;
  #counted = 0;
  #wasHigh = false;

  constructor(most = 200) {
    this.#most = most;
  }

  /** Counts a form. True while there is a flood, and for the minute after one. */
  count(now: Temporal.Instant): boolean {
    const minute = Math.floor(now.epochMilliseconds / 60_000);
    if (minute !== this.#minute) {
      this.#wasHigh = minute === this.#minute + 1 && this.#counted > this.#most;
      this.#minute = minute;
      this.#counted = 0;
    }
    this.#counted += 1;
    return this.#wasHigh || this.#counted > this.#most;
  }
}
