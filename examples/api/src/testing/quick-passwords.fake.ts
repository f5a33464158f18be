import type { Argon2Parameters } from 'node:crypto';
import { vi } from 'vitest';

/** Hashes passwords in a thousandth of the time, since tests log in thousands of times. */
vi.mock(import('node:crypto'), async (load) => {
  const original = await load();
  const argon2 = ((algorithm, parameters, done) => {
    const least: Argon2Parameters = { ...parameters, memory: 8, passes: 1 };
    original.argon2(algorithm, least, done);
  }) as typeof original.argon2;
  return { ...original, argon2 };
});
