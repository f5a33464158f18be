/** What the lead flow offers beyond the form and the times, and what the back end keeps of it, as expectations word it. */
import * as z from 'zod/mini';

import { clubName, count, strict, text, yesOrNo } from './parts.schema.ts';

/** A club's name, or `none`. */
export const clubOrNone = z.union([z.literal('none'), clubName], {
  error: 'the name of a club of this scenario, or none',
});

export const purpose = z.enum(['tour', 'workout'], { error: 'tour or workout' });

const labels = z.array(text, { error: 'a list of answers, in their own words' });

const consent = strict({
  channel: z.enum(['newsletter', 'text-alerts'], { error: 'newsletter or text-alerts' }),
  granted: z.optional(yesOrNo),
  basis: z
    .optional(z.enum(['express', 'default'], { error: 'express or default' }))
    .check(z.describe('express: a box was shown. default: none was')),
});

export const offers = {
  'can-join': z.optional(yesOrNo).check(z.describe('Join Online works')),
  'offers-guided': z.optional(yesOrNo).check(z.describe('A guided workout is offered')),
  guided: z.optional(yesOrNo).check(z.describe('The times are those of guided workouts')),
  'company-not-eligible': z
    .optional(yesOrNo)
    .check(z.describe('The banner about the company e-mail is shown')),
  'former-member': z.optional(yesOrNo).check(z.describe('The words to a former member are shown')),
  referrer: z
    .optional(text)
    .check(z.describe('The first name of the member who sent the visitor; none')),
  'suggested-club': z.optional(clubOrNone).check(z.describe('The club suggested by nearness')),
  nearby: z
    .optional(
      z.union([z.enum(['idle', 'failed']), z.array(text)], {
        error: 'idle, failed, or a list of club names',
      }),
    )
    .check(
      z.describe('The clubs offered as near, nearest first; failed where none could be found'),
    ),
  cancelling: z
    .optional(z.enum(['none', 'done', 'failed'], { error: 'one of none, done, failed' }))
    .check(z.describe('How giving the visit back went')),
  survey: z
    .optional(
      strict({
        step: z.optional(count).check(z.describe('1 to 4 ask, 5 is the last panel')),
        answers: z.optional(labels).check(z.describe('All that are given, in their order')),
        choices: z.optional(count).check(z.describe('How many answers this question offers')),
        other: z.optional(text).check(z.describe('The words under Other; none')),
      }),
    )
    .check(z.describe('The survey below the confirmation')),
  'asks-to-stay': z.optional(yesOrNo).check(z.describe('The time is nearly over, and it is asked')),
} as const;

export const keptLead = strict({
  'first-name': z.optional(text),
  'last-name': z.optional(text),
  email: z.optional(text),
  'company-email': z.optional(text),
  zip: z.optional(text),
  club: z.optional(clubName),
  'outreach-code': z.optional(text),
  'referring-id': z.optional(text).check(z.describe('none for a lead of their own')),
  answers: z.optional(labels).check(z.describe('The answers of the survey')),
});

export const consents = z
  .array(consent, { error: 'a list of consents' })
  .check(z.describe('The list of consents as the back end keeps it, oldest first'));
