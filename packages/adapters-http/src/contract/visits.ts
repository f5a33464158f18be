import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { id, maybeId, shortText } from './fields.ts';

export const listOpenTimes = defineCall({
  id: 'HT-26',
  name: 'listOpenTimes',
  summary:
    "A club's open times by day; with type=guided, of its guided workouts. An empty list means none.",
  method: 'GET',
  path: '/v6/acq/leads/appointments',
  query: z.object({ facilityId: shortText, type: z.optional(z.literal('guided')) }),
  answer: z.object({
    /** Times are ISO date-times with the club's UTC offset: `2026-11-21T09:00:00-05:00`. */
    dateRangeWithTime: z.array(
      z.object({
        date: z.string(),
        timeSlots: z.array(z.string()),
        unavailableTimeSlots: z._default(z.array(z.string()), []),
      }),
    ),
    /** ISO dates on which the club takes no visits, with the holiday's name if it's one. Not in the specification. */
    closedDates: z.optional(z.array(z.object({ date: z.string(), name: z.optional(z.string()) }))),
  }),
});

export const countClasses = defineCall({
  id: 'HT-14',
  name: 'countClasses',
  summary:
    'How many classes of each kind the club gives; kinds that it has none of may be missing.',
  method: 'POST',
  path: '/v6/acq/leads/gf/classes/count/{facility}',
  params: z.object({ facility: shortText }),
  /** The specification lists exactly these fields. */
  body: z.array(z.object({ categoryId: z.number(), className: shortText })),
  answer: z.object({
    classes: z.array(z.object({ categoryId: z.number(), classCount: z.number() })),
  }),
  asks: true,
});

export const getConfiguration = defineCall({
  id: 'HT-63',
  name: 'getConfiguration',
  summary:
    'Which clubs take appointments, and the days on which none are taken. The path is configuration.',
  method: 'GET',
  path: '/v6/configuration',
  answer: z.object({
    clubsForAppointment: z.array(z.object({ facilityId: id })),
    /** ISO dates in the club's time zone. Without `facilityId` they apply to all clubs. */
    blackoutDates: z.array(z.object({ date: z.string(), facilityId: maybeId })),
  }),
});
