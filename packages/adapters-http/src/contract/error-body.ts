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

/**
 * The body of each 4xx and 5xx response of the reference API. Other back ends may send anything, so clients parse it
 * leniently.
 */
export const errorBodySchema = z.object({
  success: z.literal(false),
  error: z.object({
    /** Upper snake case, e.g. `SLOT_TAKEN`, `INVALID_FIELD`, `NOT_FOUND`. */
    code: z.string(),
    message: z.string(),
    /** The invalid body field, as the API spells it. */
    field: z.optional(z.string()),
    /** What a public form has to solve to be sent again at once. Comes with status 429. */
    challenge: z.optional(challengeSchema),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** A challenge with its solution. */
export const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().check(z.gte(0)), derivedKey: hexOf(64) }),
});
export type Proof = z.infer<typeof proofSchema>;

function hexOf(length: number) {
  return z.string().check(z.regex(new RegExp(`^[\\da-f]{${length}}$`)));
}
