import * as z from 'zod/mini';

import { accountExpectations } from './account.schema.ts';
import { corporateExpectations } from './corporate.schema.ts';
import { type CallName, callNames } from './call-names.ts';
import { canBeTold, messageKeys } from './conditions.ts';
import { didYouMean } from './did-you-mean.ts';
import { fieldNames } from './fields.ts';
import { joinExpectations } from './join.schema.ts';
import { clubOrNone, consents, keptLead, offers, purpose } from './lead-expectation.schema.ts';
import { clubName, count, day, howMany, strict, text, yesOrNo } from './parts.schema.ts';

const aMessage = 'none, the key of a message of the catalogue, or its text';

const message = z.string({ error: aMessage }).check(
  z.refine(canBeTold, {
    error: ({ input }) => `${aMessage}${didYouMean(String(input), messageKeys())}`,
  }),
  z.describe(aMessage),
);

const labels = z.array(text, { error: 'a list of time labels' });

const appointment = strict({
  day: z.optional(day).check(z.describe('The day it is on, in the club’s zone')),
  'day-label': z.optional(text).check(z.describe('As shown: Tomorrow, November 21')),
  time: z.optional(text).check(z.describe('As shown: 9:00 AM')),
  club: z.optional(clubName),
  purpose: z.optional(purpose),
});

/** What should be so at a moment of the scenario. The first that is not so fails it. */
export const expectation = strict({
  step: z.optional(
    z.enum(['contact', 'schedule', 'confirmation', 'code', 'plan', 'details', 'member'], {
      error:
        'one of contact, schedule, confirmation; of the corporate join also code, plan, member; of the standard join plan, details, member',
    }),
  ),
  message: z.optional(message).check(z.describe('What the visitor is told')),
  errors: z
    .optional(
      strict(
        Object.fromEntries(fieldNames.map((name) => [name, z.optional(message)])) as Record<
          (typeof fieldNames)[number],
          z.ZodMiniOptional<typeof message>
        >,
      ),
    )
    .check(z.describe('The problems shown at the fields; {} for none')),
  fields: z
    .optional(
      strict(
        Object.fromEntries(
          fieldNames.map((name) => [name, z.optional(z.string({ error: 'text' }))]),
        ) as Record<(typeof fieldNames)[number], z.ZodMiniOptional<z.ZodMiniString>>,
      ),
    )
    .check(z.describe('What stands in the boxes')),
  'same-input': z
    .optional(yesOrNo)
    .check(z.describe('The boxes hold what the visitor filled in last')),
  club: z.optional(clubOrNone).check(z.describe('The chosen club')),
  'can-submit': z.optional(yesOrNo),
  'asks-newsletter': z.optional(yesOrNo),
  ...offers,
  ...corporateExpectations,
  ...joinExpectations,
  ...accountExpectations,
  busy: z.optional(yesOrNo),
  loader: z.optional(yesOrNo).check(z.describe('The loader is seen')),
  slots: z.optional(
    strict({
      day: z.optional(day).check(z.describe('The shown day when left out')),
      are: z.optional(labels).check(z.describe('These and no others, in this order')),
      include: z.optional(labels),
      exclude: z.optional(labels),
      taken: z.optional(labels).check(z.describe('Shown, and disabled')),
      open: z.optional(howMany),
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
        'booked: the appointment’s card. cancelled: it was given back. advisor: an advisor of the club will call. details: the details are in.',
      ),
    ),
  appointment: z.optional(appointment).check(z.describe('What the visitor is shown')),
  stored: z
    .optional(z.enum(['present', 'absent'], { error: 'present or absent' }))
    .check(z.describe('The flow’s state in the browser’s storage')),
  leads: z.optional(howMany).check(z.describe('The visitor’s leads in the back end')),
  bookings: z.optional(howMany).check(z.describe('The visitor’s bookings in the back end')),
  booked: z.optional(appointment).check(z.describe('The one booking as the back end holds it')),
  lead: z.optional(keptLead).check(z.describe('The one lead as the back end holds it')),
  consents: z.optional(consents),
  requests: z
    .optional(
      strict({
        ...(Object.fromEntries(callNames.map((name) => [name, z.optional(howMany)])) as Record<
          CallName,
          z.ZodMiniOptional<typeof howMany>
        >),
      }),
    )
    .check(z.describe('Requests that went out since the start, by call')),
  events: z
    .optional(
      strict({
        flow_started: z.optional(howMany),
        lead_created: z.optional(howMany),
        visit_booked: z.optional(howMany),
        visit_skipped: z.optional(howMany),
        visit_cancelled: z.optional(howMany),
        survey_completed: z.optional(howMany),
        slot_taken: z.optional(howMany),
        plan_selected: z.optional(howMany),
        purchase_begun: z.optional(howMany),
        purchase_completed: z.optional(howMany),
        flow_error: z.optional(howMany),
      }),
    )
    .check(z.describe('Analytics events since the start')),
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
