import * as z from 'zod/mini';

import { accountActions, accountButtons, tokenOf } from './account.schema.ts';
import { expectation } from './expectation.schema.ts';
import { faults, location, optIns, storage } from './faults.schema.ts';
import { corporateActions, corporateButtons, joinActions, joinButtons } from './join.schema.ts';
import {
  clubName,
  count,
  day,
  duration,
  fieldNames,
  strict,
  text,
  time,
  yesOrNo,
  zone,
} from './parts.schema.ts';

export const buttons = [
  'visit',
  'guided',
  'leave-guided',
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
  ...corporateButtons,
  ...joinButtons,
  ...accountButtons,
] as const;
const aButton = `one of ${buttons.join(', ')}`;
const button = z.enum(buttons, { error: aButton });
export type Button = z.infer<typeof button>;

const path = z
  .string({ error: 'a path such as /membership' })
  .check(z.regex(/^\//, { error: 'a path such as /membership' }));

const slot = strict({ day: z.optional(day), time: z.optional(time) });

/** What the visitor does, or what happens around them. */
export const actions = {
  open: z
    .optional(
      z.union(
        [
          path,
          strict({
            path,
            club: z.optional(clubName).check(z.describe('Sets facilityId in the address')),
            'facility-id': z.optional(text).check(z.describe('Sets facilityId to any text')),
            'first-name': z.optional(text).check(z.describe('From a former member’s redirect')),
            'last-name': z.optional(text),
            email: z.optional(text),
            location: z.optional(text).check(z.describe('A region such as UK, or any other text')),
            'referring-id': z.optional(text).check(z.describe('The member who sent the visitor')),
            token: z.optional(tokenOf),
          }),
        ],
        { error: 'a path, or a mapping with path, club, location, referring-id, token and more' },
      ),
    )
    .check(z.describe('The visitor opens a page of the site')),
  fill: z
    .optional(
      z.union(
        [
          z.literal('someone', { error: 'someone' }),
          strict(
            Object.fromEntries(
              fieldNames.map((name) => [name, z.optional(z.string({ error: 'text' }))]),
            ) as Record<(typeof fieldNames)[number], z.ZodMiniOptional<z.ZodMiniString>>,
          ),
        ],
        { error: `someone, or a mapping with ${fieldNames.join(', ')}` },
      ),
    )
    .check(z.describe('Fills in fields. someone: a made-up visitor, chosen by the seed')),
  'choose-club': z.optional(clubName),
  'opt-in': z.optional(optIns).check(z.describe('Ticks or unticks the consents')),
  press: z
    .optional(
      z.union([button, strict({ button, times: z.optional(count) })], {
        error: `${aButton}, or a mapping with button and times`,
      }),
    )
    .check(z.describe('Presses a button, `times` times at once')),
  pick: z
    .optional(
      strict({
        day: z.optional(day),
        time: z.optional(time),
        alternative: z.optional(count).check(z.describe('1 is the first alternative')),
      }).check(
        z.refine((picked) => picked.alternative === undefined || Object.keys(picked).length === 1, {
          error: 'either an alternative, or a day and a time',
        }),
      ),
    )
    .check(z.describe('Chooses a time. Defaults to the first of the first open day')),
  answer: z
    .optional(z.union([text, z.array(text)], { error: 'an answer, or a list of them' }))
    .check(z.describe('Ticks or unticks answers of the survey’s question, by their labels')),
  explain: z
    .optional(z.string({ error: 'text' }))
    .check(z.describe('The text under the answer Other')),
  go: z
    .optional(z.enum(['back', 'forward', 'reload'], { error: 'one of back, forward, reload' }))
    .check(z.describe('The browser’s own buttons')),
  wait: z.optional(duration),
  'another-visitor-books': z
    .optional(z.union([z.literal('same'), slot], { error: 'same, or a mapping with day and time' }))
    .check(z.describe('Someone else books a time. same: the one that the visitor has chosen')),
  faults: z.optional(faults).check(z.describe('Applies from now on and replaces earlier faults')),
  storage: z.optional(storage),
  location: z
    .optional(location)
    .check(z.describe('The device’s answer when it is asked for its location')),
  member: z
    .optional(
      z.enum(['signed-in', 'signed-out', 'session-over'], {
        error: 'one of signed-in, signed-out, session-over',
      }),
    )
    .check(z.describe('Whether the visitor is signed in as a member')),
  'begin-purchase': z
    .optional(clubName)
    .check(z.describe('A made-up buyer has started to pay for a membership of this club')),
  'came-from': z.optional(text).check(z.describe('The return path that another page stored')),
  tab: z
    .optional(z.enum(['first', 'second'], { error: 'first or second' }))
    .check(z.describe('Turns to this tab. A new one is empty')),
  ...corporateActions,
  ...joinActions,
  ...accountActions,
  'move-to': z.optional(zone).check(z.describe('The device is in this time zone now')),
} as const;
export type ActionName = keyof typeof actions;

const oneAction = 'one action, an expect, or one action and an expect';

export const step = strict({
  ...actions,
  settle: z.optional(yesOrNo).check(z.describe('false: go on at once, while calls are under way')),
  expect: z.optional(expectation),
  note: z.optional(text).check(z.describe('A comment')),
}).check(z.refine(doesOneThing, { error: oneAction }));
export type Step = z.infer<typeof step>;

/** The actions of a step; none for a step that only has expectations. */
export function actionsIn(step: object): readonly ActionName[] {
  const names = Object.keys(step) as (keyof Step)[];
  return names.filter(
    (name): name is ActionName => !notActions.has(name) && Reflect.get(step, name) !== undefined,
  );
}

const notActions: ReadonlySet<string> = new Set(['settle', 'expect', 'note']);

function doesOneThing(step: { readonly expect?: unknown }): boolean {
  const { length } = actionsIn(step);
  return length === 1 || (length === 0 && step.expect !== undefined);
}
