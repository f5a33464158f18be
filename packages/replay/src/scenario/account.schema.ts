/** The parts of the format for members and their accounts: buttons, actions and expectations. */
import * as z from 'zod/mini';

import {
  anyText,
  clubName,
  count,
  countSpec,
  described,
  duration,
  listOf,
  oneOf,
  options,
  text,
  whole,
  yesOrNo,
} from './parts.schema.ts';

export const accountButtons = ['sign-out', 'retry-cards', 'resend-email', 'cancel-email'] as const;

/** A session's token that the visitor brings to the page. */
export const tokenOf = described(
  oneOf(['own', 'grace', 'made-up']),
  'own: from the visitor’s session on another device. grace: the seeded member’s. made-up: invalid',
);

const change = options({
  information: options({
    email: anyText,
    address: anyText,
    city: anyText,
    state: anyText,
    country: anyText,
    zip: anyText,
  }),
  profile: options({
    'first-name': anyText,
    'last-name': anyText,
    club: clubName,
    height: z.number({ error: 'centimeters' }),
  }),
  username: anyText,
  password: z.strictObject({
    current: z.optional(described(anyText, 'Defaults to their own')),
    next: anyText,
  }),
  proof: described(
    anyText,
    'The current password, for changes that need it. Defaults to their own',
  ),
}).check(
  z.refine((changes) => Object.keys(changes).filter((name) => name !== 'proof').length === 1, {
    error: 'one of information, profile, username, password',
  }),
);

export const accountActions = {
  joined: described(
    z.union(
      [
        clubName,
        z.strictObject({ club: clubName, login: z.optional(yesOrNo), plan: z.optional(text) }),
      ],
      { error: 'a club, or a mapping with club, login and plan' },
    ),
    'Before the scenario, the visitor joined at this club and paid. They also chose a login from the mailed link, unless login is false. Defaults to the club’s first plan',
  ),
  'sign-in': described(
    z.union(
      [
        z.enum(['right', 'by-email', 'wrong', 'social', 'social-elsewhere']),
        options({ username: anyText, password: anyText, times: count }),
      ],
      {
        error:
          'right, by-email, wrong, social, social-elsewhere, or a mapping with username, password, times',
      },
    ),
    'On the login page. Username and password default to their own. social: with the social login, whose provider returns to this page. social-elsewhere: it returns to a browser that didn’t ask',
  ),
  'app-posts': described(
    z.strictObject({
      token: tokenOf,
      from: described(text, 'The origin. https://app.club.example is trusted'),
      lasts: z.optional(described(duration, 'How long the session lasts. Not sent by default')),
    }),
    'The app that shows the page in a web view posts a session',
  ),
  change: described(change, 'Fills in and sends a form of the account'),
  social: described(
    oneOf(['link', 'link-used', 'link-taken', 'unlink']),
    'link-used: with a login that was used before. link-taken: with a login that another member has',
  ),
  register: described(
    oneOf(['own', 'prospect', 'wrong-name']),
    'own: with the member number and last name. prospect: without a membership. wrong-name: the number with another last name',
  ),
  recover: described(oneOf(['own', 'nobody']), 'Asks for a recovery link by email'),
  'resend-link': described(
    oneOf(['own', 'nobody']),
    'Asks for the mailed link again, by member number',
  ),
  'open-link': described(
    oneOf(['mailed', 'first-mailed', 'made-up']),
    'Opens the newest, or the first, link that was mailed to the visitor',
  ),
  'use-email-link': described(
    oneOf(['confirm', 'undo', 'made-up']),
    'Opens the newest link that was mailed to confirm their new email address, or to undo it, and presses its button',
  ),
  'choose-login': described(
    z.strictObject({ username: z.optional(anyText), password: anyText }),
    'From the opened link. The username defaults to the current one',
  ),
  'sign-agreement': described(
    options({
      version: described(
        text,
        'An older version: the page was opened before the current one came out',
      ),
    }),
    'Signs with their name',
  ),
  'decide-membership': described(
    z.union(
      [
        z.enum(['unfreeze', 'cancel', 'keep', 'undo-change']),
        z.strictObject({ freeze: whole('a number of months', 1, 12) }),
        z.strictObject({ change: text }),
      ],
      { error: 'unfreeze, cancel, keep, undo-change, or a mapping with freeze or change' },
    ),
    'Confirms a decision on the membership’s page. freeze: this many months, from today. change: to the plan of this name at their home club',
  ),
  'ask-for-alans': described(
    oneOf(['pictures', 'agreement', 'signature']),
    'Asks for something of another member: Alan, who is seeded',
  ),
  'give-feedback': described(
    z.strictObject({
      club: clubName,
      rating: whole('a whole number from 1 to 5', 1, 5),
      message: anyText,
    }),
    'Sends feedback to the club. Retries use the same id until it is accepted',
  ),
  'use-pass': described(
    z.strictObject({ club: clubName, code: text }),
    'Looks up the trial pass with this code',
  ),
} as const;

const card = oneOf(['loading', 'ready', 'empty', 'failed']);

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
  session: oneOf(['anonymous', 'signed-in', 'signed-out', 'expired']),
  'account-of': described(oneOf(['own', 'grace', 'none']), 'Whose profile is shown'),
  cards: described(
    options({
      information: card,
      profile: card,
      pictures: card,
      billing: card,
      'gift-card': card,
      'add-on': card,
    }),
    'The account’s cards',
  ),
  account: described(
    options({
      'first-name': text,
      'last-name': text,
      email: text,
      'pending-email': described(text, 'Waits to be confirmed; none'),
      address: described(text, 'none'),
      city: text,
      zip: text,
      country: text,
      club: clubName,
      height: z.union([z.literal('none'), z.number()], { error: 'centimeters, or none' }),
      status: described(text, 'The membership’s status, in lower case'),
      prospect: yesOrNo,
      training: oneOf(['active', 'inactive']),
      social: described(yesOrNo, 'A social login is linked'),
      'card-type': text,
      'gift-card': described(text, 'The balance as shown: $75'),
      'add-on': described(yesOrNo, 'Its agreement is signed'),
      pictures: countSpec,
    }),
    'What the cards show',
  ),
  outcome: described(oneOf(outcomes), 'The result of the member’s last action on this page'),
  'at-field': described(text, 'The field at fault; none'),
  link: described(
    oneOf(['none', 'activate', 'recover', 'over', 'unread', 'chosen']),
    'The purpose of the opened link',
  ),
  links: described(countSpec, 'The number of links mailed to the visitor'),
  membership: described(
    options({
      shown: card,
      plan: text,
      'next-plan': described(text, 'The plan that they change to; none'),
      frozen: described(yesOrNo, 'It is frozen, or will be'),
      canceled: yesOrNo,
      invoices: card,
      offers: card,
      agreed: card,
      decisions: described(countSpec, 'The number of decisions in what was agreed'),
    }),
    'The pages of the membership',
  ),
  agreement: described(
    z.union([z.enum(['none', 'excluded']), options({ version: text, signed: yesOrNo })], {
      error: 'none, excluded, or a mapping with version, signed',
    }),
    'The agreement that is shown',
  ),
  pass: described(
    z.union([z.literal('none'), options({ days: count, until: text })], {
      error: 'none, or a mapping with days, until',
    }),
    'The trial pass that is shown. until is its last day: 2030-12-31',
  ),
  'gift-cards': described(
    options({
      designs: countSpec,
      amounts: described(listOf('amounts, as shown'), 'In dollars'),
    }),
    'The catalogue of gift cards',
  ),
  body: described(
    z.union(
      [
        oneOf(['none', 'unread']),
        options({
          'body-fat': text,
          'body-water': text,
          'heart-rate': text,
          systolic: text,
          diastolic: text,
        }),
      ],
      { error: 'none, unread, or a mapping of measures to their bands' },
    ),
    'The bands of the measurements: athletic, normal',
  ),
  feedback: described(countSpec, 'The number of feedback messages that clubs hold'),
} as const;
