import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import type { Temporal } from '@foyer/core';

import type { ServerSecret } from '../server-secret.ts';

/** How long a code can be used, in seconds. */
const lifetimeSeconds = 900;

/** A new code, in the forms that the tables store. */
export interface EmailCode {
  /** The four digits, encrypted with the server's secret, for the mail. */
  readonly sealedCode: string;
  readonly codeHash: string;
  readonly salt: string;
  readonly expiresAt: Temporal.Instant;
}

export async function newEmailCode(
  secret: ServerSecret,
  now: Temporal.Instant,
): Promise<EmailCode> {
  const code = String(randomInt(10_000)).padStart(4, '0');
  const salt = randomBytes(16).toString('hex');
  return {
    sealedCode: await secret.seal(code),
    codeHash: await hashCode(secret, code, salt),
    salt,
    expiresAt: now.add({ seconds: lifetimeSeconds }),
  };
}

/** Compares in constant time. */
export async function isRightCode(
  secret: ServerSecret,
  typed: string,
  stored: { readonly codeHash: string; readonly salt: string },
): Promise<boolean> {
  const hash = Buffer.from(await hashCode(secret, typed, stored.salt));
  const right = Buffer.from(stored.codeHash);
  return hash.length === right.length && timingSafeEqual(hash, right);
}

/**
 * Keyed, because there are only ten thousand codes: without the key a stolen table can't be brute-forced, and with it
 * even a slow hash wouldn't help. Salted, so that equal codes have different hashes.
 */
export function hashCode(secret: ServerSecret, code: string, salt: string): Promise<string> {
  return secret.mark('code', `${salt} ${code}`);
}
