/** What joining as anyone does adds to the format: buttons, an action, and what can be expected. SJ-01 to SJ-07 */
import * as z from 'zod/mini';

import { strict, text } from './parts.schema.ts';

export const joinButtons = ['continue', 'next', 'resend-confirmation'] as const;

export const joinActions = {
  'came-by': z
    .optional(z.enum(['premium-card'], { error: 'premium-card' }))
    .check(z.describe('A partner’s site has left word of itself: its people have other prices')),
} as const;

export const joinExpectations = {
  reach: z
    .optional(
      z.record(text, z.enum(['single', 'multiple'], { error: 'single or multiple' }), {
        error: 'a mapping of plan names to single or multiple',
      }),
    )
    .check(z.describe('How many clubs each plan opens')),
  bill: z
    .optional(
      strict({
        today: z.optional(text).check(z.describe('What is due today, as shown: $405')),
        monthly: z.optional(text),
        initiation: z.optional(text),
        saved: z.optional(text),
      }),
    )
    .check(z.describe('What is about to be paid, beside the details')),
  opens: z
    .optional(text)
    .check(z.describe('The day on which the club in presale opens, 2027-03-01; none')),
  resent: z
    .optional(z.enum(['none', 'sent', 'failed'], { error: 'one of none, sent, failed' }))
    .check(z.describe('Whether the confirmation was mailed again')),
} as const;
