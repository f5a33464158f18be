import { randomBytes, randomInt, scrypt } from 'node:crypto';

import type { Temporal } from '@foyer/core';

/** How long a code can be used, in seconds. */
const lifetimeSeconds = 900;

/** A fresh code, and what the table keeps of it. */
export interface EmailCode {
  /** Four digits, for the mail and nowhere else. */
  readonly code: string;
  readonly codeHash: string;
  readonly salt: string;
  readonly expiresAt: Temporal.Instant;
}

export async function newEmailCode(now: Temporal.Instant): Promise<EmailCode> {
  const code = String(randomInt(10_000)).padStart(4, '0');
  const salt = randomBytes(16).toString('hex');
  const codeHash = await hashCode(code, salt);
  return { code, codeHash, salt, expiresAt: now.add({ seconds: lifetimeSeconds }) };
}

/** Slow on purpose: there are ten thousand codes, and whoever reads the table may try them all. */
export function hashCode(code: string, salt: string): Promise<string> {
  return new Promise((done, fail) => {
    scrypt(code, salt, 32, (error, key) => {
      if (error) fail(error);
      else done(key.toString('hex'));
    });
  });
}
