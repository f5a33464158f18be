import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './text.ts';

export const listOpenTimes = defineCall({
  id: 'HT-26',
  name: 'listOpenTimes',
  summary:
    "A club's open times by day; with type=guided, of its guided workouts. An empty list means none.",
  method: 'GET',
  path: '/v6/acq/leads/appointments',
  params: z.object({}),
  query: z.object({ facilityId: shortText, type: z.optional(z.literal('guided')) }),
  body: z.undefined(),
  answer: z.object({
    /** Times are ISO date-times with the club's UTC offset: `2026-11-21T09:00:00-05:00`. */
    dateRangeWithTime: z.array(
      z.object({
        date: z.string(),
        timeSlots: z.array(z.string()),
        unavailableTimeSlots: z._default(z.array(z.string()), []),
      }),
    ),
  }),
  repeatable: true,
  needsToken: false,
});
