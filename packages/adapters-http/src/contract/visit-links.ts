import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { areaText, shortText } from './fields.ts';

/*
 * The calls of the page on which a visitor manages a visit. The token stands for the visit and is secret, so it is sent
 * in the body: paths end up in logs. All calls are counted per network, and 404 means that the token is unknown or was
 * turned off.
 */

const token = shortText;

/** Whom the visitor brings; null if no one. */
const guest = z.nullish(
  z.object({
    /** Null if the visitor didn't say. */
    firstName: z.nullable(shortText),
  }),
);

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
  answer: z.object({ success: z.boolean() }),
});
