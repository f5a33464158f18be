import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import type { Temporal } from '@foyer/core';

import type { ServerSecret } from '../server-secret.ts';

/** How long a code can be used, in seconds. */
const lifetimeSeconds = 900;

/** A fresh code, and what the tables keep of it. */
export interface EmailCode {
  /** The four digits, readable with the server's secret alone: for the mail. */
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

/** Compares in constant time. CJ-20 */
export async function isRightCode(
  secret: ServerSecret,
  typed: string,
  kept: { readonly codeHash: string; readonly salt: string },
): Promise<boolean> {
  const hash = Buffer.from(await hashCode(secret, typed, kept.salt));
  const right = Buffer.from(kept.codeHash);
  return hash.length === right.length && timingSafeEqual(hash, right);
}

/**
 * Keyed, since there are ten thousand codes alone: whoever reads the table without the key can't try them, and against
 * whoever has both no slowness would help. Salted, so that two people with the same code do not show it.
 */
export function hashCode(secret: ServerSecret, code: string, salt: string): Promise<string> {
  return secret.mark('code', `${salt} ${code}`);
}
