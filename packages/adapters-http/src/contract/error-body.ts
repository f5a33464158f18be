import * as z from 'zod/mini';

import { challengeSchema } from './proof.ts';

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
