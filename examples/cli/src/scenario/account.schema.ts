/** What members do with their accounts, and what comes of it: buttons, actions, and what can be expected. AC-01 to AC-10 */
import * as z from 'zod/mini';

import { namesOneChange } from './conditions.ts';
import { outcomes } from './outcomes.ts';
import { clubName, count, duration, howMany, strict, text, yesOrNo } from './parts.schema.ts';

export const accountButtons = ['sign-out', 'retry-cards', 'resend-email', 'cancel-email'] as const;

/** A bearer token that somebody brings to the page. */
export const tokenOf = z
  .enum(['own', 'grace', 'made-up'], { error: 'one of own, grace, made-up' })
  .check(
    z.describe(
      'own: of a session that the visitor has elsewhere. grace: of the seeded member’s. made-up: of nobody’s',
    ),
  );

const aScore = 'a whole number from 1 to 5';
const optionalText = z.optional(z.string({ error: 'text' }));

const change = strict({
  information: z.optional(
    strict({
      email: optionalText,
      address: optionalText,
      city: optionalText,
      state: optionalText,
      country: optionalText,
      zip: optionalText,
    }),
  ),
  profile: z.optional(
    strict({
      'first-name': optionalText,
      'last-name': optionalText,
      club: z.optional(clubName),
      height: z.optional(z.number({ error: 'centimetres' })),
    }),
  ),
  username: optionalText,
  password: z.optional(
    strict({
      current: optionalText.check(z.describe('Their own when left out')),
      next: z.string({ error: 'text' }),
    }),
  ),
  proof: optionalText.check(
    z.describe('The current password, where one is asked for. Their own when left out'),
  ),
}).check(
  z.refine(namesOneChange, {
    error: 'one of information, profile, username, password',
  }),
);

export const accountActions = {
  joined: z
    .optional(
      z.union([clubName, strict({ club: clubName, login: z.optional(yesOrNo) })], {
        error: 'a club, or a mapping with club and login',
      }),
    )
    .check(
      z.describe(
        'The visitor, made up, joined at this club, paid, and chose a login at the mailed link; login: false: not yet',
      ),
    ),
  'sign-in': z
    .optional(
      z.union(
        [
          z.enum(['right', 'by-email', 'wrong'], { error: 'one of right, by-email, wrong' }),
          strict({ username: optionalText, password: optionalText, times: z.optional(count) }),
        ],
        { error: 'right, by-email, wrong, or a mapping with username, password, times' },
      ),
    )
    .check(z.describe('At the login. What a mapping leaves out is their own')),
  'app-posts': z
    .optional(
      strict({
        token: tokenOf,
        from: text.check(z.describe('The origin. https://app.club.example is believed')),
        lasts: z.optional(duration).check(z.describe('Not told when left out')),
      }),
    )
    .check(z.describe('The app around the page posts it a session')),
  change: z.optional(change).check(z.describe('What the member types and sends')),
  social: z
    .optional(
      z.enum(['link', 'link-used', 'link-taken', 'unlink'], {
        error: 'one of link, link-used, link-taken, unlink',
      }),
    )
    .check(
      z.describe(
        'link-used: what the provider vouched for was used before. link-taken: another member has that login',
      ),
    ),
  register: z
    .optional(
      z.enum(['own', 'prospect', 'wrong-name'], { error: 'one of own, prospect, wrong-name' }),
    )
    .check(
      z.describe(
        'own: with the member number and last name. prospect: without a membership. wrong-name: the number with another last name',
      ),
    ),
  recover: z
    .optional(z.enum(['own', 'nobody'], { error: 'own or nobody' }))
    .check(z.describe('Asks for the way back by e-mail')),
  'resend-link': z
    .optional(z.enum(['own', 'nobody'], { error: 'own or nobody' }))
    .check(z.describe('Asks for the mailed link again, by member number')),
  'open-link': z
    .optional(
      z.enum(['mailed', 'first-mailed', 'made-up'], {
        error: 'one of mailed, first-mailed, made-up',
      }),
    )
    .check(z.describe('Opens the newest, or the first, link that was mailed to the visitor')),
  'use-email-link': z
    .optional(z.enum(['confirm', 'undo', 'made-up'], { error: 'one of confirm, undo, made-up' }))
    .check(
      z.describe(
        'Opens the newest link that was mailed to confirm their new email address, or to undo it, and presses its button',
      ),
    ),
  'choose-login': z
    .optional(strict({ username: optionalText, password: z.string({ error: 'text' }) }))
    .check(z.describe('At the opened link. Without a username the one that there is stays')),
  'sign-agreement': z
    .optional(
      strict({
        version: z
          .optional(text)
          .check(z.describe('The page has shown this one since before there was another')),
      }),
    )
    .check(z.describe('Signs with their name')),
  'ask-for-alans': z
    .optional(
      z.enum(['pictures', 'agreement', 'signature'], {
        error: 'one of pictures, agreement, signature',
      }),
    )
    .check(z.describe('Asks for what is another member’s: Alan’s, who is seeded')),
  'give-feedback': z
    .optional(
      strict({
        club: clubName,
        rating: z
          .int({ error: aScore })
          .check(z.gte(1, { error: aScore }), z.lte(5, { error: aScore })),
        message: z.string({ error: 'text' }),
      }),
    )
    .check(z.describe('Tells the club; under one id until that was taken')),
  'use-pass': z
    .optional(strict({ club: clubName, code: text }))
    .check(z.describe('Asks for the trial pass of this code')),
} as const;

const card = z.optional(
  z.enum(['loading', 'ready', 'empty', 'failed'], {
    error: 'one of loading, ready, empty, failed',
  }),
);

export const accountExpectations = {
  session: z.optional(
    z.enum(['anonymous', 'signed-in', 'signed-out', 'expired'], {
      error: 'one of anonymous, signed-in, signed-out, expired',
    }),
  ),
  'account-of': z
    .optional(z.enum(['own', 'grace', 'none'], { error: 'one of own, grace, none' }))
    .check(z.describe('Whose profile is shown')),
  cards: z
    .optional(
      strict({
        information: card,
        profile: card,
        pictures: card,
        billing: card,
        'gift-card': card,
        'add-on': card,
      }),
    )
    .check(z.describe('The account’s cards')),
  account: z
    .optional(
      strict({
        'first-name': z.optional(text),
        'last-name': z.optional(text),
        email: z.optional(text),
        'pending-email': z.optional(text).check(z.describe('Waits to be confirmed; none')),
        address: z.optional(text).check(z.describe('none')),
        city: z.optional(text),
        zip: z.optional(text),
        country: z.optional(text),
        club: z.optional(clubName),
        height: z.optional(
          z.union([z.literal('none'), z.number()], { error: 'centimetres, or none' }),
        ),
        status: z.optional(text).check(z.describe('Of the membership, in lower case')),
        prospect: z.optional(yesOrNo),
        training: z.optional(z.enum(['active', 'inactive'], { error: 'active or inactive' })),
        social: z.optional(yesOrNo).check(z.describe('A social login is linked')),
        'card-type': z.optional(text),
        'gift-card': z.optional(text).check(z.describe('What is left on it, as shown: $75')),
        'add-on': z.optional(yesOrNo).check(z.describe('Its agreement is signed')),
        pictures: z.optional(howMany),
      }),
    )
    .check(z.describe('What the cards say')),
  outcome: z
    .optional(z.enum(outcomes, { error: `one of ${outcomes.join(', ')}` }))
    .check(z.describe('What came of what the member did last on this page')),
  'at-field': z.optional(text).check(z.describe('The field that could not be taken; none')),
  link: z
    .optional(
      z.enum(['none', 'activate', 'recover', 'over', 'unread', 'chosen'], {
        error: 'one of none, activate, recover, over, unread, chosen',
      }),
    )
    .check(z.describe('What the opened link is for')),
  links: z.optional(howMany).check(z.describe('Links that were mailed to the visitor')),
  agreement: z
    .optional(
      z.union(
        [z.literal('none'), strict({ version: z.optional(text), signed: z.optional(yesOrNo) })],
        { error: 'none, or a mapping with version, signed' },
      ),
    )
    .check(z.describe('The agreement that is shown')),
  pass: z
    .optional(
      z.union([z.literal('none'), strict({ days: z.optional(count), until: z.optional(text) })], {
        error: 'none, or a mapping with days, until',
      }),
    )
    .check(z.describe('The trial pass that is shown; until: its last day, 2030-12-31')),
  'gift-cards': z
    .optional(
      strict({
        designs: z.optional(howMany),
        amounts: z
          .optional(z.array(text, { error: 'a list of amounts, as shown' }))
          .check(z.describe('In dollars')),
      }),
    )
    .check(z.describe('The catalogue of gift cards')),
  body: z
    .optional(
      z.union(
        [
          z.enum(['none', 'unread'], { error: 'none or unread' }),
          strict({
            'body-fat': z.optional(text),
            'body-water': z.optional(text),
            'heart-rate': z.optional(text),
            systolic: z.optional(text),
            diastolic: z.optional(text),
          }),
        ],
        { error: 'none, unread, or a mapping of measures to their bands' },
      ),
    )
    .check(z.describe('Where the measurements of the summary stand: athletic, normal')),
  feedback: z.optional(howMany).check(z.describe('What the visitor told clubs, as they hold it')),
} as const;
