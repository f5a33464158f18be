/** What joining through an employer adds to the format: buttons, actions, and what can be expected. CJ-01 to CJ-22 */
import * as z from 'zod/mini';

import { howMany, strict, text, yesOrNo } from './parts.schema.ts';

export const corporateButtons = [
  'get-started',
  'submit-code',
  'resend-code',
  'purchase',
  'visit-first',
  'back-to-plans',
  'retry-plans',
  'retry-confirmation',
] as const;

export const corporateActions = {
  'type-code': z
    .optional(text)
    .check(
      z.describe(
        'What is typed or pasted into the boxes: mailed (the newest code in the mailbox), first-mailed, wrong, or any text. Whole digits are sent at once',
      ),
    ),
  'choose-plan': z.optional(text).check(z.describe('By its name')),
  pay: z
    .optional(
      z.enum(['approved', 'declined', 'confirmed', 'not-confirmed', 'give-up', 'again'], {
        error: 'one of approved, declined, confirmed, not-confirmed, give-up, again',
      }),
    )
    .check(
      z.describe(
        'At the payment application: with a card that is approved, one that is declined, one that asks first and is told yes or no; give-up takes the link back; again opens the address that a payment came back to once more',
      ),
    ),
} as const;

const names = z.array(text, { error: 'a list of names' });

export const corporateExpectations = {
  code: z
    .optional(
      strict({
        digits: z.optional(z.string({ error: 'text' })).check(z.describe('What the boxes show')),
        countdown: z.optional(text).check(z.describe('As shown: 14:59')),
        expired: z.optional(yesOrNo),
      }),
    )
    .check(z.describe('The code step')),
  plans: z
    .optional(
      z.union([z.enum(['loading', 'none', 'failed', 'no-club']), names], {
        error: 'loading, none, failed, no-club, or a list of plan names',
      }),
    )
    .check(z.describe('The plans that are listed')),
  plan: z.optional(text).check(z.describe('The name of the plan that is chosen; none')),
  notes: z
    .optional(z.record(text, names, { error: 'a mapping of plan names to lists of notes' }))
    .check(z.describe('What stands beside the prices')),
  payment: z
    .optional(
      z.enum(['none', 'cancelled', 'declined', 'confirming', 'unread', 'unknown', 'used', 'paid'], {
        error: 'one of none, cancelled, declined, confirming, unread, unknown, used, paid',
      }),
    )
    .check(z.describe('What came of the payment')),
  'at-payment': z.optional(yesOrNo).check(z.describe('The payment application is open')),
  'is-member': z.optional(yesOrNo).check(z.describe('A member id and a barcode are shown')),
  codes: z.optional(howMany).check(z.describe('Codes that were mailed to the visitor')),
  members: z.optional(howMany).check(z.describe('Members that the visitor’s purchases made')),
} as const;
