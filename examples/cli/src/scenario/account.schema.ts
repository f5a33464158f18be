/** The parts of the format for members and their accounts: buttons, actions and expectations. */
import * as z from 'zod/mini';

import { clubName, count, duration, countSpec, strict, text, yesOrNo } from './parts.schema.ts';

export const accountButtons = ['sign-out', 'retry-cards', 'resend-email', 'cancel-email'] as const;

/** A session's token that the visitor brings to the page. */
export const tokenOf = z
  .enum(['own', 'grace', 'made-up'], { error: 'one of own, grace, made-up' })
  .check(
    z.describe(
      'own: from the visitor’s session on another device. grace: the seeded member’s. made-up: invalid',
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
      height: z.optional(z.number({ error: 'centimeters' })),
    }),
  ),
  username: optionalText,
  password: z.optional(
    strict({
      current: optionalText.check(z.describe('Defaults to their own')),
      next: z.string({ error: 'text' }),
    }),
  ),
  proof: optionalText.check(
    z.describe('The current password, for changes that need it. Defaults to their own'),
  ),
}).check(
  z.refine((changes) => Object.keys(changes).filter((name) => name !== 'proof').length === 1, {
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
        'Before the scenario, the visitor joined at this club and paid. They also chose a login from the mailed link, unless login is false',
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
    .check(z.describe('On the login page. Username and password default to their own')),
  'app-posts': z
    .optional(
      strict({
        token: tokenOf,
        from: text.check(z.describe('The origin. https://app.club.example is trusted')),
        lasts: z
          .optional(duration)
          .check(z.describe('How long the session lasts. Not sent by default')),
      }),
    )
    .check(z.describe('The app that shows the page in a web view posts a session')),
  change: z.optional(change).check(z.describe('Fills in and sends a form of the account')),
  social: z
    .optional(
      z.enum(['link', 'link-used', 'link-taken', 'unlink'], {
        error: 'one of link, link-used, link-taken, unlink',
      }),
    )
    .check(
      z.describe(
        'link-used: with a login that was used before. link-taken: with a login that another member has',
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
    .check(z.describe('Asks for a recovery link by email')),
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
    .check(z.describe('From the opened link. The username defaults to the current one')),
  'sign-agreement': z
    .optional(
      strict({
        version: z
          .optional(text)
          .check(
            z.describe('An older version: the page was opened before the current one came out'),
          ),
      }),
    )
    .check(z.describe('Signs with their name')),
  'ask-for-alans': z
    .optional(
      z.enum(['pictures', 'agreement', 'signature'], {
        error: 'one of pictures, agreement, signature',
      }),
    )
    .check(z.describe('Asks for something of another member: Alan, who is seeded')),
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
    .check(z.describe('Sends feedback to the club. Retries use the same id until it is accepted')),
  'use-pass': z
    .optional(strict({ club: clubName, code: text }))
    .check(z.describe('Looks up the trial pass with this code')),
} as const;

const card = z.optional(
  z.enum(['loading', 'ready', 'empty', 'failed'], {
    error: 'one of loading, ready, empty, failed',
  }),
);

/** The possible results of a member's action. */
export const outcomes = [
  'none',
  'done',
  'refused',
  'invalid',
  'registered',
  'wrong-credentials',
  'wrong-password',
  'taken',
  'link-over',
  'not-yours',
  'signed-out',
  'aborted',
  'not-found',
  'rejected',
  'rate-limited',
  'network',
  'timeout',
  'server-error',
  'bad-json',
  'not-json',
  'unexpected-shape',
  'unsuccessful',
] as const;

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
          z.union([z.literal('none'), z.number()], { error: 'centimeters, or none' }),
        ),
        status: z.optional(text).check(z.describe('The membership’s status, in lower case')),
        prospect: z.optional(yesOrNo),
        training: z.optional(z.enum(['active', 'inactive'], { error: 'active or inactive' })),
        social: z.optional(yesOrNo).check(z.describe('A social login is linked')),
        'card-type': z.optional(text),
        'gift-card': z.optional(text).check(z.describe('The balance as shown: $75')),
        'add-on': z.optional(yesOrNo).check(z.describe('Its agreement is signed')),
        pictures: z.optional(countSpec),
      }),
    )
    .check(z.describe('What the cards show')),
  outcome: z
    .optional(z.enum(outcomes, { error: `one of ${outcomes.join(', ')}` }))
    .check(z.describe('The result of the member’s last action on this page')),
  'at-field': z.optional(text).check(z.describe('The field at fault; none')),
  link: z
    .optional(
      z.enum(['none', 'activate', 'recover', 'over', 'unread', 'chosen'], {
        error: 'one of none, activate, recover, over, unread, chosen',
      }),
    )
    .check(z.describe('The purpose of the opened link')),
  links: z.optional(countSpec).check(z.describe('The number of links mailed to the visitor')),
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
    .check(z.describe('The trial pass that is shown. until is its last day: 2030-12-31')),
  'gift-cards': z
    .optional(
      strict({
        designs: z.optional(countSpec),
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
    .check(z.describe('The bands of the measurements: athletic, normal')),
  feedback: z
    .optional(countSpec)
    .check(z.describe('The number of feedback messages that clubs hold')),
} as const;
