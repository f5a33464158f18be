import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { id, maybeId, shortText } from './fields.ts';

export const listOpenTimes = defineCall({
  id: 'HT-26',
  name: 'listOpenTimes',
  summary:
    'A club’s open times by day; with type=guided, those of its guided workouts. An empty list means that there are none.',
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
  summary: 'The number of classes of each kind at the club. Kinds without classes may be missing.',
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
    'The clubs that take appointments, and the days when they take none. The path is configuration.',
  method: 'GET',
  path: '/v6/configuration',
  answer: z.object({
    clubsForAppointment: z.array(z.object({ facilityId: id })),
    /** ISO dates in the club's time zone. Without `facilityId` they apply to all clubs. */
    blackoutDates: z.array(z.object({ date: z.string(), facilityId: maybeId })),
  }),
});
