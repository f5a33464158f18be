import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './fields.ts';

/*
 * The calls of the page on which a member joins the visit of a friend they invited. The token is in the member's mail
 * and secret, so it is sent in the body: paths end up in logs. All calls are counted per network, and 404 means that the
 * token is unknown.
 */

const token = shortText;

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
