import * as z from 'zod/mini';

/**
 * A challenge of ALTCHA, which a refused public form carries: find the number whose derived key starts with
 * `keyPrefix`. The bounds keep a wrong answer from costing a visitor's battery.
 */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.int().check(z.gte(1), z.lte(100_000)),
    /** The call that the challenge is for, and the epoch ms at which it ends. */
    data: z.object({ call: z.string().check(z.maxLength(64)), endsAt: z.int() }),
    keyLength: z.literal(32),
    keyPrefix: hexOf(32),
    keySignature: hexOf(64),
    nonce: hexOf(32),
    salt: hexOf(32),
  }),
  signature: hexOf(64),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** A challenge with its solution. */
export const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().check(z.gte(0)), derivedKey: hexOf(64) }),
});
export type Proof = z.infer<typeof proofSchema>;

function hexOf(length: number) {
  return z.string().check(z.regex(new RegExp(`^[\\da-f]{${length}}$`)));
}
