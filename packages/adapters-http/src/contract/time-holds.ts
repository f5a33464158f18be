import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText, success } from './fields.ts';

export const holdTime = defineCall({
  id: 'HT-84',
  name: 'holdTime',
  summary:
    "Holds an open time for the lead with this transaction id, which needn't exist yet, instead of the one held for it before. Ten minutes if `minutes` is missing, fifteen at most. 409 SLOT_TAKEN if it is booked or held for someone else. A path of Foyer's own.",
  method: 'PUT',
  path: '/v6/acq/leads/time-hold',
  body: z.object({
    TransactionId: shortText,
    FacilityId: shortText,
    ScheduledVisitTime: shortText,
    type: z.optional(z.literal('guided')),
    minutes: z.optional(z.int().check(z.gte(1), z.lte(60))),
  }),
  answer: z.object({
    success: z.boolean(),
    /** ISO date-time with the club's UTC offset until which the time is held. */
    until: z.string(),
  }),
  isKeyed: true,
});

export const releaseTime = defineCall({
  id: 'HT-85',
  name: 'releaseTime',
  summary: "Frees the time held for this lead, if there is one. A path of Foyer's own.",
  method: 'DELETE',
  path: '/v6/acq/leads/time-hold',
  body: z.object({ TransactionId: shortText }),
  answer: success,
  isKeyed: true,
});
