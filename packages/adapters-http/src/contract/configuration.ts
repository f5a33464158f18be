import * as z from 'zod/mini';

import { defineCall } from './call.ts';

export const getConfiguration = defineCall({
  id: 'HT-63',
  name: 'getConfiguration',
  summary:
    'Which clubs take appointments, and the days on which none are taken. The path is configuration.',
  method: 'GET',
  path: '/v6/configuration',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({
    clubsForAppointment: z.array(z.object({ facilityId: z.union([z.string(), z.number()]) })),
    /** ISO dates in the club's time zone. Without `facilityId` they apply to all clubs. */
    blackoutDates: z.array(
      z.object({ date: z.string(), facilityId: z.nullish(z.union([z.string(), z.number()])) }),
    ),
  }),
  repeatable: true,
  needsToken: false,
});
