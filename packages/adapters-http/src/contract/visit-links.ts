import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { areaText, id, shortText, success } from './fields.ts';

/*
 * The calls about a booked, offered or held visit, most of them from a page that a mail links to. Its token is secret, so
 * it is sent in the body: paths end up in logs.
 */

const token = shortText;

/** Whom the visitor brings; null if no one. */
const guest = z.nullish(
  z.object({
    /** Null if the visitor didn't say. */
    firstName: z.nullable(shortText),
  }),
);

/*
 * The calls of the page on which a visitor manages a visit, for which the token stands. All are counted per network, and
 * 404 means that the token is unknown or was turned off.
 */

const managedVisit = z.object({
  status: z.enum(['confirmed', 'canceled', 'ended']),
  facilityId: z.string(),
  kind: z.enum(['tour', 'workout']),
  /** An ISO date-time with the club's UTC offset. */
  startsAt: z.string(),
  /** How late the visitor said they would be; null if they didn't. */
  lateMinutes: z.nullable(z.number()),
  guest,
  /** The first name of the member who comes along; null if nobody does. */
  companion: z.nullable(z.string()),
  /** The calendar entry's UID and SEQUENCE. */
  uid: z.string(),
  sequence: z.number(),
});

export const getVisitLink = defineCall({
  id: 'HT-69',
  name: 'getVisitLink',
  summary:
    'The token of the page that manages a lead’s booked visit, null while it is turned off, and the UID and SEQUENCE of its calendar entry. `visit` is null without a booked visit. 404 for an unknown lead.',
  method: 'POST',
  path: '/v6/acq/visit/link',
  body: z.object({ TokenId: z.nullable(shortText), TransactionId: shortText }),
  answer: z.object({
    visit: z.nullable(
      z.object({ token: z.nullable(z.string()), uid: z.string(), sequence: z.number() }),
    ),
  }),
  asks: true,
});

export const readVisit = defineCall({
  id: 'HT-70',
  name: 'readVisit',
  summary: 'The token’s visit: where, when, and whether it will take place.',
  method: 'POST',
  path: '/v6/acq/visit',
  body: z.object({ token }),
  answer: managedVisit,
  asks: true,
});

export const moveVisit = defineCall({
  id: 'HT-71',
  name: 'moveVisit',
  summary:
    'Moves the visit to another time, and possibly another club, or changes its guest. Repeating it succeeds. 409 SLOT_TAKEN if another lead holds the time; 409 VISIT_OVER after the visit was canceled or has ended.',
  method: 'PUT',
  path: '/v6/acq/visit',
  body: z.object({
    token,
    facilityId: shortText,
    /** An ISO date-time with the club's UTC offset. */
    startsAt: shortText,
    /** Omitting it leaves the guest unchanged, null takes them away. */
    guest,
  }),
  answer: managedVisit,
});

export const cancelVisit = defineCall({
  id: 'HT-72',
  name: 'cancelVisit',
  summary:
    'Cancels the visit and passes the reason, if any, to the club. Canceling twice succeeds.',
  method: 'DELETE',
  path: '/v6/acq/visit',
  body: z.object({ token, reason: z.nullable(areaText) }),
  answer: managedVisit,
});

export const reportLate = defineCall({
  id: 'HT-73',
  name: 'reportLate',
  summary:
    'Tells the club that the visitor will be late, once for each number of minutes. 409 NOT_YET more than two hours before the visit; 409 VISIT_OVER more than half an hour after its start.',
  method: 'PUT',
  path: '/v6/acq/visit/late',
  body: z.object({ token, minutes: z.union([5, 10, 15, 20].map((most) => z.literal(most))) }),
  answer: managedVisit,
});

export const turnOffVisitLink = defineCall({
  id: 'HT-74',
  name: 'turnOffVisitLink',
  summary: 'Turns the token off and mails the visitor a new one. Repeating it succeeds.',
  method: 'DELETE',
  path: '/v6/acq/visit/link',
  body: z.object({ token }),
  answer: success,
});

/*
 * The calls of the page on which a member joins the visit of a friend they invited. All are counted per network, and 404
 * means that the token is unknown.
 */

const friendsVisit = z.object({
  status: z.enum(['confirmed', 'canceled', 'ended']),
  /** The visitor's first name; null if it doesn't look like one. */
  friendsName: z.nullable(z.string()),
  facilityId: z.string(),
  kind: z.enum(['tour', 'workout']),
  /** An ISO date-time with the club's UTC offset. */
  startsAt: z.string(),
  joined: z.boolean(),
});

export const readFriendsVisit = defineCall({
  id: 'HT-86',
  name: 'readFriendsVisit',
  summary:
    'A friend’s visit, for the member who invited them: who, where, when, and whether the member will join them. Not in the specification.',
  method: 'POST',
  path: '/v6/acq/visit/with',
  body: z.object({ token }),
  answer: friendsVisit,
  asks: true,
});

export const joinFriendsVisit = defineCall({
  id: 'HT-87',
  name: 'joinFriendsVisit',
  summary:
    'Says that the member will join the visit. The visitor and the club are told once. Changes nothing if the visit’s place or time differs from the ones sent, because the member saw those. 409 VISIT_OVER after the visit was canceled or has ended. Not in the specification.',
  method: 'PUT',
  path: '/v6/acq/visit/with',
  body: z.object({
    token,
    facilityId: shortText,
    /** An ISO date-time with the club's UTC offset. */
    startsAt: shortText,
  }),
  answer: friendsVisit,
  isKeyed: true,
});

export const leaveFriendsVisit = defineCall({
  id: 'HT-88',
  name: 'leaveFriendsVisit',
  summary:
    'Says that the member can’t join after all. The visitor and the club are told once. 409 VISIT_OVER after the visit was canceled or has ended. Not in the specification.',
  method: 'DELETE',
  path: '/v6/acq/visit/with',
  body: z.object({ token }),
  answer: friendsVisit,
  isKeyed: true,
});

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
  body: z.object({ token }),
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
  body: z.object({ token }),
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
  body: z.object({ token }),
  answer: success,
  isKeyed: true,
});

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
