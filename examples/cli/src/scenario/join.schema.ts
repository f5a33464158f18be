/** The parts of the format for both ways to join: buttons, actions and expectations. */
import * as z from 'zod/mini';

import { countSpec, strict, text, yesOrNo } from './parts.schema.ts';

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
        'What is typed or pasted: mailed (the newest code in the mailbox), first-mailed, wrong, or any text. A complete code is sent at once',
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
        'On the payment page: with a card that is approved, declined, or asks for confirmation and gets a yes or no. give-up takes the link back. again opens the address that a payment returned to once more',
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
    .check(z.describe('The listed plans')),
  plan: z.optional(text).check(z.describe('The name of the chosen plan; none')),
  notes: z
    .optional(z.record(text, names, { error: 'a mapping of plan names to lists of notes' }))
    .check(z.describe('The notes beside the prices')),
  payment: z
    .optional(
      z.enum(['none', 'cancelled', 'declined', 'confirming', 'unread', 'unknown', 'used', 'paid'], {
        error: 'one of none, cancelled, declined, confirming, unread, unknown, used, paid',
      }),
    )
    .check(z.describe('The result of the payment')),
  'at-payment': z.optional(yesOrNo).check(z.describe('The payment page is open')),
  'is-member': z.optional(yesOrNo).check(z.describe('A member id and a barcode are shown')),
  codes: z.optional(countSpec).check(z.describe('The number of codes mailed to the visitor')),
  members: z
    .optional(countSpec)
    .check(z.describe('The number of members that the visitor’s purchases made')),
} as const;

export const joinButtons = ['continue', 'next', 'resend-confirmation'] as const;

export const joinActions = {
  'came-by': z
    .optional(z.enum(['premium-card'], { error: 'premium-card' }))
    .check(z.describe('A partner’s site left its cookie, which changes the prices')),
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
        today: z.optional(text).check(z.describe('The amount due today as shown: $405')),
        monthly: z.optional(text),
        initiation: z.optional(text),
        saved: z.optional(text),
      }),
    )
    .check(z.describe('The bill beside the details')),
  opens: z
    .optional(text)
    .check(z.describe('The opening day of a club in presale: 2027-03-01; none')),
  resent: z
    .optional(z.enum(['none', 'sent', 'failed'], { error: 'one of none, sent, failed' }))
    .check(z.describe('Whether the confirmation was sent again')),
} as const;
