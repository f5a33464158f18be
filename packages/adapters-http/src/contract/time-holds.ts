import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText, success } from './fields.ts';

export const holdTime = defineCall({
  id: 'HT-84',
  name: 'holdTime',
  summary:
    'Holds an open time for the lead with this transaction id, which needn’t exist yet, and frees the time held for it before. Lasts ten minutes if `minutes` is missing, at most fifteen. 409 SLOT_TAKEN if the time is booked or held for someone else. Not in the specification.',
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
  summary: 'Frees the time held for this lead, if any. Not in the specification.',
  method: 'DELETE',
  path: '/v6/acq/leads/time-hold',
  body: z.object({ TransactionId: shortText }),
  answer: success,
  isKeyed: true,
});
