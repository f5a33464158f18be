import * as z from 'zod/mini';

import { accountActions, accountButtons, tokenOf } from './account.schema.ts';
import { expectation } from './expectation.schema.ts';
import { faults, location, storage } from './faults.schema.ts';
import {
  anyText,
  clubName,
  count,
  day,
  described,
  duration,
  each,
  fieldNames,
  oneOf,
  options,
  text,
  textLike,
  time,
  yesOrNo,
  zone,
} from './parts.schema.ts';

const button = oneOf([
  'visit',
  'guided',
  'join',
  'schedule',
  'skip',
  'edit',
  'retry-times',
  'reschedule',
  'close-reschedule',
  'cancel',
  'close-cancel',
  'go-home',
  'survey-next',
  'survey-back',
  'stay',
  'leave',
  'clubs-near-me',
  'use-my-location',
  'start-over',
  // Corporate join.
  'get-started',
  'submit-code',
  'use-invitation',
  'use-work-email',
  'submit-invitation',
  'resend-code',
  'purchase',
  'visit-first',
  'back-to-plans',
  'retry-plans',
  'retry-confirmation',
  // Standard join.
  'continue',
  'next',
  'sign',
  'retry-agreement',
  'resend-confirmation',
  ...accountButtons,
]);
export type Button = z.infer<typeof button>;

const path = textLike(/^\//, 'a path such as /membership');

/** What the visitor does, or what happens around them. */
export const actions = {
  open: described(
    z.union(
      [
        path,
        z.strictObject({
          path,
          ...options({
            club: described(clubName, 'Sets facilityId in the address'),
            'facility-id': described(text, 'Sets facilityId to any text'),
            'first-name': described(text, 'From a former member’s redirect'),
            'last-name': text,
            email: text,
            location: described(text, 'A region such as UK, or any other text'),
            'referring-id': described(text, 'The member who sent the visitor'),
            token: tokenOf,
          }).shape,
        }),
      ],
      { error: 'a path, or a mapping with path, club, location, referring-id, token and more' },
    ),
    'The visitor opens a page of the site',
  ),
  fill: described(
    z.union([z.literal('someone'), options(each(fieldNames, anyText))], {
      error: `someone, or a mapping with ${fieldNames.join(', ')}`,
    }),
    'Fills in fields. someone: a made-up visitor, chosen by the seed',
  ),
  'choose-club': clubName,
  'opt-in': described(
    options({ 'text-alerts': yesOrNo, newsletter: yesOrNo }),
    'Ticks or unticks the consents',
  ),
  press: described(
    z.union([button, z.strictObject({ button, times: z.optional(count) })], {
      error: `one of ${button.options.join(', ')}, or a mapping with button and times`,
    }),
    'Presses a button, `times` times at once',
  ),
  pick: described(
    options({
      day,
      time,
      alternative: described(count, '1 is the first alternative'),
    }).check(
      z.refine((picked) => picked.alternative === undefined || Object.keys(picked).length === 1, {
        error: 'either an alternative, or a day and a time',
      }),
    ),
    'Chooses a time. Defaults to the first of the first open day',
  ),
  answer: described(
    z.union([text, z.array(text)], { error: 'an answer, or a list of them' }),
    'Ticks or unticks answers of the survey’s question, by their labels',
  ),
  explain: described(anyText, 'The text under the answer Other'),
  go: described(oneOf(['back', 'forward', 'reload']), 'The browser’s own buttons'),
  wait: duration,
  'another-visitor-books': described(
    z.union([z.literal('same'), options({ day, time })], {
      error: 'same, or a mapping with day and time',
    }),
    'Someone else books a time. same: the one that the visitor has chosen',
  ),
  'on-another-device': described(
    z.union([z.literal('cancel'), z.strictObject({ move: options({ day, time }) })], {
      error: 'cancel, or move with day and time',
    }),
    'The visitor opens the page of their visit on another device, and cancels or moves it there',
  ),
  faults: described(faults, 'Applies from now on and replaces earlier faults'),
  storage,
  location: described(location, 'The device’s answer when it is asked for its location'),
  member: described(
    oneOf(['signed-in', 'signed-out', 'session-over']),
    'Whether the visitor is signed in as a member',
  ),
  'begin-purchase': described(
    clubName,
    'A made-up buyer has started to pay for a membership of this club',
  ),
  'came-from': described(text, 'The return path that another page stored'),
  tab: described(oneOf(['first', 'second']), 'Turns to this tab. A new one is empty'),
  'type-code': described(
    text,
    'What is typed or pasted: mailed (the newest code in the mailbox), first-mailed, wrong, or any text. A complete code is sent at once',
  ),
  'type-invitation': described(
    text,
    'What is typed as the invitation code: new (a new one of Acme’s), wrong, or any text',
  ),
  'choose-plan': described(text, 'By its name'),
  sign: described(
    text,
    'On the agreement step of a join: an adult fills it in, signs with this name and goes to the payment. Nothing at a chain without an agreement',
  ),
  pay: described(
    oneOf(['approved', 'declined', 'confirmed', 'not-confirmed', 'give-up', 'again']),
    'On the payment page: with a card that is approved, declined, or asks for confirmation and gets a yes or no. give-up takes the link back. again opens the address that a payment returned to once more',
  ),
  'came-by': described(
    oneOf(['premium-card']),
    'A partner’s site left its cookie, which changes the prices',
  ),
  ...accountActions,
  'move-to': described(zone, 'The device is in this time zone now'),
} as const;
export type ActionName = keyof typeof actions;

export const step = options({
  ...actions,
  settle: described(yesOrNo, 'false: go on at once, while calls are under way'),
  expect: expectation,
  note: described(text, 'A comment'),
}).check(z.refine(doesOneThing, { error: 'one action, an expect, or one action and an expect' }));
export type Step = z.infer<typeof step>;

/** What a step gives an action. */
export type Given<Name extends ActionName> = NonNullable<Step[Name]>;

/** The actions of a step; none for a step that only has expectations. */
export function actionsIn(step: Step): readonly ActionName[] {
  const names = Object.keys(step) as (keyof Step)[];
  return names.filter((name) => name in actions && step[name] !== undefined) as ActionName[];
}

function doesOneThing(step: Step): boolean {
  const { length } = actionsIn(step);
  return length === 1 || (length === 0 && step.expect !== undefined);
}
