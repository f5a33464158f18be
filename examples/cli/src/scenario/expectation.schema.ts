import {
  accountMessages,
  formMessages,
  joinMessages,
  messages as leadMessages,
  serviceMessages,
} from '@foyer/core/messages';
import * as z from 'zod/mini';

import { accountExpectations } from './account.schema.ts';
import { type CallName, callNames } from './call-names.ts';
import { corporateExpectations, joinExpectations } from './join.schema.ts';
import {
  clubName,
  count,
  day,
  fieldNames,
  countSpec,
  strict,
  text,
  yesOrNo,
} from './parts.schema.ts';
import { didYouMean } from './problem.ts';

const catalogs = [leadMessages, formMessages, joinMessages, accountMessages, serviceMessages];

function messageKeys(): readonly string[] {
  return catalogs.flatMap((messages) => Object.keys(messages));
}

/** A single word is a message's key. Anything else is a visible text. */
function isMessage(text: string): boolean {
  return text === 'none' || !/^\w+$/.test(text) || messageKeys().includes(text);
}

const aMessage = 'none, the key of a message in the catalogue, or its text';

const message = z.string({ error: aMessage }).check(
  z.refine(isMessage, {
    error: ({ input }) => `${aMessage}${didYouMean(String(input), messageKeys())}`,
  }),
  z.describe(aMessage),
);

const labels = z.array(text, { error: 'a list of time labels' });

/** A club's name, or `none`. */
const clubOrNone = z.union([z.literal('none'), clubName], {
  error: 'the name of a club of this scenario, or none',
});

const purpose = z.enum(['tour', 'workout'], { error: 'tour or workout' });

const answerLabels = z.array(text, { error: 'a list of answers, by their labels' });

const consent = strict({
  channel: z.enum(['newsletter', 'text-alerts'], { error: 'newsletter or text-alerts' }),
  granted: z.optional(yesOrNo),
  basis: z
    .optional(z.enum(['express', 'default'], { error: 'express or default' }))
    .check(z.describe('express: a checkbox was shown. default: none was')),
});

export const offers = {
  'can-join': z.optional(yesOrNo).check(z.describe('Join Online works')),
  'offers-guided': z.optional(yesOrNo).check(z.describe('A guided workout is offered')),
  guided: z.optional(yesOrNo).check(z.describe('The times are those of guided workouts')),
  'company-not-eligible': z
    .optional(yesOrNo)
    .check(z.describe('The banner about the company email is shown')),
  'former-member': z.optional(yesOrNo).check(z.describe('The message to former members is shown')),
  referrer: z
    .optional(text)
    .check(z.describe('The first name of the member who sent the visitor; none')),
  'suggested-club': z
    .optional(clubOrNone)
    .check(z.describe('The club suggested because it is near')),
  nearby: z
    .optional(
      z.union([z.enum(['idle', 'failed']), z.array(text)], {
        error: 'idle, failed, or a list of club names',
      }),
    )
    .check(z.describe('The nearby clubs offered, nearest first; failed when none could be found')),
  cancelling: z
    .optional(z.enum(['none', 'done', 'failed'], { error: 'one of none, done, failed' }))
    .check(z.describe('The result of cancelling the visit')),
  survey: z
    .optional(
      strict({
        step: z.optional(count).check(z.describe('1 to 4 are questions, 5 is the last panel')),
        answers: z.optional(answerLabels).check(z.describe('All answers given, in order')),
        choices: z.optional(count).check(z.describe('How many answers this question offers')),
        other: z.optional(text).check(z.describe('The text under Other; none')),
      }),
    )
    .check(z.describe('The survey below the confirmation')),
  'asks-to-stay': z
    .optional(yesOrNo)
    .check(z.describe('The page asks whether the visitor is still there')),
} as const;

const recordedLead = strict({
  'first-name': z.optional(text),
  'last-name': z.optional(text),
  email: z.optional(text),
  'company-email': z.optional(text),
  zip: z.optional(text),
  club: z.optional(clubName),
  'outreach-code': z.optional(text),
  'referring-id': z.optional(text).check(z.describe('none without a referrer')),
  answers: z.optional(answerLabels).check(z.describe('The answers of the survey')),
});

const consents = z
  .array(consent, { error: 'a list of consents' })
  .check(z.describe('The list of consents in the back end, oldest first'));

const appointment = strict({
  day: z.optional(day).check(z.describe('The day it is on, in the club’s zone')),
  'day-label': z.optional(text).check(z.describe('As shown: Tomorrow, November 21')),
  time: z.optional(text).check(z.describe('As shown: 9:00 AM')),
  club: z.optional(clubName),
  purpose: z.optional(purpose),
});

/** What should be true at a point in the scenario. */
export const expectation = strict({
  step: z.optional(
    z.enum(['contact', 'schedule', 'confirmation', 'code', 'plan', 'details', 'member'], {
      error:
        'one of contact, schedule, confirmation; of the corporate join also code, plan, member; of the standard join plan, details, member',
    }),
  ),
  message: z.optional(message).check(z.describe('The message that is shown')),
  errors: z
    .optional(
      strict(
        Object.fromEntries(fieldNames.map((name) => [name, z.optional(message)])) as Record<
          (typeof fieldNames)[number],
          z.ZodMiniOptional<typeof message>
        >,
      ),
    )
    .check(z.describe('The errors at the fields; {} for none')),
  fields: z
    .optional(
      strict(
        Object.fromEntries(
          fieldNames.map((name) => [name, z.optional(z.string({ error: 'text' }))]),
        ) as Record<(typeof fieldNames)[number], z.ZodMiniOptional<z.ZodMiniString>>,
      ),
    )
    .check(z.describe('The values of the fields')),
  'same-input': z
    .optional(yesOrNo)
    .check(z.describe('The fields hold what the visitor filled in last')),
  club: z.optional(clubOrNone).check(z.describe('The chosen club')),
  'can-submit': z.optional(yesOrNo),
  'asks-newsletter': z.optional(yesOrNo),
  ...offers,
  ...corporateExpectations,
  ...joinExpectations,
  ...accountExpectations,
  busy: z.optional(yesOrNo),
  loader: z.optional(yesOrNo).check(z.describe('The loader is shown')),
  slots: z.optional(
    strict({
      day: z.optional(day).check(z.describe('Defaults to the shown day')),
      are: z.optional(labels).check(z.describe('Exactly these, in this order')),
      include: z.optional(labels),
      exclude: z.optional(labels),
      taken: z.optional(labels).check(z.describe('Shown, and disabled')),
      open: z.optional(countSpec),
    }),
  ),
  alternatives: z
    .optional(z.union([count, labels], { error: 'a number, or a list of time labels' }))
    .check(z.describe('The times offered instead of one that was taken')),
  confirmation: z
    .optional(
      z.enum(['booked', 'cancelled', 'advisor', 'details'], {
        error: 'one of booked, cancelled, advisor, details',
      }),
    )
    .check(
      z.describe(
        'booked: the appointment’s card. cancelled: the visit was cancelled. advisor: an advisor of the club will call. details: the details were received.',
      ),
    ),
  appointment: z.optional(appointment).check(z.describe('The appointment that is shown')),
  stored: z
    .optional(z.enum(['present', 'absent'], { error: 'present or absent' }))
    .check(z.describe('The flow’s state in the browser’s storage')),
  leads: z.optional(countSpec).check(z.describe('The visitor’s leads in the back end')),
  bookings: z.optional(countSpec).check(z.describe('The visitor’s bookings in the back end')),
  booked: z.optional(appointment).check(z.describe('The only booking in the back end')),
  lead: z.optional(recordedLead).check(z.describe('The only lead in the back end')),
  consents: z.optional(consents),
  requests: z
    .optional(
      strict({
        ...(Object.fromEntries(callNames.map((name) => [name, z.optional(countSpec)])) as Record<
          CallName,
          z.ZodMiniOptional<typeof countSpec>
        >),
      }),
    )
    .check(z.describe('The number of requests since the start, by call')),
  events: z
    .optional(
      strict({
        flow_started: z.optional(countSpec),
        lead_created: z.optional(countSpec),
        visit_booked: z.optional(countSpec),
        visit_skipped: z.optional(countSpec),
        visit_cancelled: z.optional(countSpec),
        survey_completed: z.optional(countSpec),
        slot_taken: z.optional(countSpec),
        plan_selected: z.optional(countSpec),
        purchase_begun: z.optional(countSpec),
        purchase_completed: z.optional(countSpec),
        flow_error: z.optional(countSpec),
      }),
    )
    .check(z.describe('The number of analytics events since the start')),
  path: z
    .optional(text)
    .check(z.describe('The path in the address bar; {home} stands for that club’s facility id')),
  location: z.optional(
    z.enum(['found', 'denied', 'unavailable', 'unsupported', 'timeout'], {
      error: 'one of found, denied, unavailable, unsupported, timeout',
    }),
  ),
  nearest: z
    .optional(z.array(text, { error: 'a list of club names' }))
    .check(z.describe('The names of the clubs nearest to the visitor, nearest first')),
});
export type Expectation = z.infer<typeof expectation>;
