import * as z from 'zod/mini';

/** The body of every 4xx and 5xx of the reference API. A foreign back end may send anything: it is read leniently. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  error: z.object({
    /** Upper snake case, e.g. `SLOT_TAKEN`, `INVALID_FIELD`, `NOT_FOUND`. */
    code: z.string(),
    message: z.string(),
    /** The body field at fault, as the wire spells it. */
    field: z.optional(z.string()),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
