import {
  accountMessages,
  formMessages,
  joinMessages,
  messages as leadMessages,
  membershipMessages,
  serviceMessages,
} from '@foyer/core/messages';
import * as z from 'zod/mini';

import { accountExpectations } from './account.schema.ts';
import { callNames } from './faults.schema.ts';
import {
  anyText,
  clubName,
  count,
  countSpec,
  day,
  described,
  each,
  fieldNames,
  listOf,
  oneOf,
  options,
  text,
  yesOrNo,
} from './parts.schema.ts';
import { didYouMean } from './problem.ts';

const catalogs = [
  leadMessages,
  formMessages,
  joinMessages,
  accountMessages,
  membershipMessages,
  serviceMessages,
];

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

const labels = listOf('time labels');

/** A club's name, or `none`. */
const clubOrNone = z.union([z.literal('none'), clubName], {
  error: 'the name of a club of this scenario, or none',
});

const answerLabels = listOf('answers, by their labels');

const names = listOf('names');

const appointment = options({
  day: described(day, 'The day it is on, in the club’s zone'),
  'day-label': described(text, 'As shown: Tomorrow, November 21'),
  time: described(text, 'As shown: 9:00 AM'),
  club: clubName,
  purpose: oneOf(['tour', 'workout']),
});

/** What should be true at a point in the scenario. */
export const expectation = options({
  step: z.enum(
    ['contact', 'schedule', 'confirmation', 'code', 'plan', 'details', 'agreement', 'member'],
    {
      error:
        'one of contact, schedule, confirmation; of the corporate join also code, plan, agreement, member; of the standard join plan, details, agreement, member',
    },
  ),
  message: described(message, 'The message that is shown'),
  errors: described(options(each(fieldNames, message)), 'The errors at the fields; {} for none'),
  fields: described(options(each(fieldNames, anyText)), 'The values of the fields'),
  'same-input': described(yesOrNo, 'The fields hold what the visitor filled in last'),
  club: described(clubOrNone, 'The chosen club'),
  'can-submit': yesOrNo,
  'asks-newsletter': yesOrNo,

  'can-join': described(yesOrNo, 'Join Online works'),
  'offers-guided': described(yesOrNo, 'A guided workout is offered'),
  guided: described(yesOrNo, 'The times are those of guided workouts'),
  'company-not-eligible': described(yesOrNo, 'The banner about the company email is shown'),
  'former-member': described(yesOrNo, 'The message to former members is shown'),
  referrer: described(text, 'The first name of the member who sent the visitor; none'),
  'suggested-club': described(clubOrNone, 'The club suggested because it is near'),
  nearby: described(
    z.union([z.enum(['idle', 'failed']), z.array(text)], {
      error: 'idle, failed, or a list of club names',
    }),
    'The nearby clubs offered, nearest first; failed when none could be found',
  ),
  cancelling: described(oneOf(['none', 'done', 'failed']), 'The result of cancelling the visit'),
  survey: described(
    options({
      step: described(count, '1 to 4 are questions, 5 is the last panel'),
      answers: described(answerLabels, 'All answers given, in order'),
      choices: described(count, 'How many answers this question offers'),
      other: described(text, 'The text under Other; none'),
    }),
    'The survey below the confirmation',
  ),
  'asks-to-stay': described(yesOrNo, 'The page asks whether the visitor is still there'),

  code: described(
    options({
      digits: described(anyText, 'What the boxes show'),
      countdown: described(text, 'As shown: 14:59'),
      expired: yesOrNo,
    }),
    'The code step',
  ),
  plans: described(
    z.union([z.enum(['loading', 'none', 'failed', 'no-club']), names], {
      error: 'loading, none, failed, no-club, or a list of plan names',
    }),
    'The listed plans',
  ),
  plan: described(text, 'The name of the chosen plan; none'),
  notes: described(
    z.record(text, names, { error: 'a mapping of plan names to lists of notes' }),
    'The notes beside the prices',
  ),
  payment: described(
    oneOf(['none', 'cancelled', 'declined', 'confirming', 'unread', 'unknown', 'used', 'paid']),
    'The result of the payment',
  ),
  'at-payment': described(yesOrNo, 'The payment page is open'),
  'is-member': described(yesOrNo, 'A member id and a barcode are shown'),
  codes: described(countSpec, 'The number of codes mailed to the visitor'),
  members: described(countSpec, 'The number of members that the visitor’s purchases made'),
  reach: described(
    z.record(text, oneOf(['single', 'multiple']), {
      error: 'a mapping of plan names to single or multiple',
    }),
    'How many clubs each plan opens',
  ),
  bill: described(
    options({
      today: described(text, 'The amount due today as shown: $405'),
      monthly: text,
      'monthly-from': described(text, 'The day of the next monthly charge: 2027-03-01; none'),
      initiation: text,
      saved: text,
    }),
    'The bill beside the details',
  ),
  opens: described(text, 'The opening day of a club in presale: 2027-03-01; none'),
  resent: described(oneOf(['none', 'sent', 'failed']), 'Whether the confirmation was sent again'),

  ...accountExpectations,

  busy: yesOrNo,
  loader: described(yesOrNo, 'The loader is shown'),
  slots: options({
    day: described(day, 'Defaults to the shown day'),
    are: described(labels, 'Exactly these, in this order'),
    include: labels,
    exclude: labels,
    taken: described(labels, 'Shown, and disabled'),
    open: countSpec,
  }),
  alternatives: described(
    z.union([count, labels], { error: 'a number, or a list of time labels' }),
    'The times offered instead of one that was taken',
  ),
  confirmation: described(
    oneOf(['booked', 'cancelled', 'advisor', 'details']),
    'booked: the appointment’s card. cancelled: the visit was cancelled. advisor: an advisor of the club will call. details: the details were received.',
  ),
  appointment: described(appointment, 'The appointment that is shown'),
  stored: described(oneOf(['present', 'absent']), 'The flow’s state in the browser’s storage'),
  leads: described(countSpec, 'The visitor’s leads in the back end'),
  bookings: described(countSpec, 'The visitor’s bookings in the back end'),
  booked: described(appointment, 'The only booking in the back end'),
  lead: described(
    options({
      'first-name': text,
      'last-name': text,
      email: text,
      'company-email': text,
      zip: text,
      club: clubName,
      'outreach-code': text,
      'referring-id': described(text, 'none without a referrer'),
      answers: described(answerLabels, 'The answers of the survey'),
    }),
    'The only lead in the back end',
  ),
  consents: described(
    z.array(
      z.strictObject({
        channel: oneOf(['newsletter', 'text-alerts']),
        ...options({
          granted: yesOrNo,
          basis: described(
            oneOf(['express', 'default']),
            'express: a checkbox was shown. default: none was',
          ),
        }).shape,
      }),
      { error: 'a list of consents' },
    ),
    'The list of consents in the back end, oldest first',
  ),
  requests: described(
    options(each(callNames, countSpec)),
    'The number of requests since the start, by call',
  ),
  events: described(
    options(
      each(
        [
          'flow_started',
          'lead_created',
          'visit_booked',
          'visit_skipped',
          'visit_cancelled',
          'survey_completed',
          'slot_taken',
          'plan_selected',
          'purchase_begun',
          'purchase_completed',
          'flow_error',
        ],
        countSpec,
      ),
    ),
    'The number of analytics events since the start',
  ),
  path: described(text, 'The path in the address bar; {home} stands for that club’s facility id'),
  location: oneOf(['found', 'denied', 'unavailable', 'unsupported', 'timeout']),
  nearest: described(
    listOf('club names'),
    'The names of the clubs nearest to the visitor, nearest first',
  ),
});
export type Expectation = z.infer<typeof expectation>;
