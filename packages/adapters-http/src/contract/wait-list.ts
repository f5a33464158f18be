import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { id, shortText, success } from './fields.ts';

/* The token is secret, so it is sent in the body: paths end up in logs. */
const token = z.object({ token: shortText });

export const joinWaitList = defineCall({
  id: 'HT-80',
  name: 'joinWaitList',
  summary:
    'Adds a lead to a club’s wait list; with type=guided, for its guided workouts. Joining again changes nothing. 404 for an unknown lead. Not in the specification.',
  method: 'PUT',
  path: '/v6/acq/leads/wait-list',
  body: z.object({
    TransactionId: shortText,
    FacilityId: shortText,
    type: z.optional(z.literal('guided')),
  }),
  answer: success,
  isKeyed: true,
});

export const getWaitOffer = defineCall({
  id: 'HT-81',
  name: 'getWaitOffer',
  summary:
    'The time that the wait list holds for the person who got this token by email. 404 for an unknown token. Not in the specification.',
  method: 'POST',
  path: '/v6/acq/leads/wait-list/offer',
  body: token,
  asks: true,
  answer: z.object({
    facilityId: id,
    type: z.enum(['tour', 'guided']),
    /** ISO date-time with the club's UTC offset. */
    startsAt: z.string(),
    /** ISO date-time with the club's UTC offset until which the time is held. */
    until: z.string(),
    /** `over`: not taken in time, or declined. */
    status: z.enum(['open', 'booked', 'over']),
  }),
});

export const acceptWaitOffer = defineCall({
  id: 'HT-82',
  name: 'acceptWaitOffer',
  summary:
    'Books the offered time. Accepting again changes nothing. 409 SLOT_TAKEN if it is no longer held; 404 for an unknown token. Not in the specification.',
  method: 'POST',
  path: '/v6/acq/leads/wait-list/accept',
  body: token,
  answer: success,
  isKeyed: true,
});

export const leaveWaitList = defineCall({
  id: 'HT-83',
  name: 'leaveWaitList',
  summary:
    'Leaves the wait list. An offered time goes to the next person. 404 for an unknown token. Not in the specification.',
  method: 'DELETE',
  path: '/v6/acq/leads/wait-list',
  body: token,
  answer: success,
  isKeyed: true,
});
