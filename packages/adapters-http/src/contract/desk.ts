import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './fields.ts';

/*
 * The calls of the page for a club's staff, which the morning email links to. The token stands for the club and the day,
 * so staff see only the people of their own club. It's secret, so it is sent in the body: paths end up in logs.
 */

const token = shortText;

/* Who came. */

const status = z.enum(['expected', 'arrived', 'no-show']);

const deskDay = z.object({
  clubName: z.string(),
  /** ISO date at the club. */
  day: z.string(),
  visits: z.array(
    z.object({
      id: z.string(),
      /** An ISO date-time with the club's UTC offset. */
      startsAt: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      kind: z.enum(['tour', 'workout']),
      /** Null if no one comes along; a null `firstName` if the visitor didn't say who. */
      guest: z.nullish(z.object({ firstName: z.nullable(z.string()) })),
      lateMinutes: z.nullable(z.number()),
      status,
    }),
  ),
});
export type WireDeskDay = z.infer<typeof deskDay>;

export const readDesk = defineCall({
  id: 'MB-180',
  name: 'readDesk',
  summary:
    'The visits at a club on the day of a mailed link, by time. Changes nothing. 404 for an unknown token; 410 DESK_CLOSED after the club’s day has ended. Not in the specification.',
  method: 'POST',
  path: '/v6/club/desk/read',
  body: z.object({ token }),
  asks: true,
  answer: deskDay,
});

export const markVisit = defineCall({
  id: 'MB-181',
  name: 'markVisit',
  summary:
    'Records that a visitor came or didn’t, or resets the visit to `expected`. Returns the updated day. 409 NOT_AN_ARRIVAL more than an hour before the visit; 409 NOT_A_NO_SHOW before it starts or after the visitor came. 404 and 410 as for readDesk. Not in the specification.',
  method: 'POST',
  path: '/v6/club/desk/mark',
  body: z.object({ token, visitId: shortText, status }),
  answer: deskDay,
  repeatable: true,
});

/* The club's leads and members. */

const channel = z.enum(['newsletter', 'text-alerts']);

const person = {
  id: z.string(),
  /** `lead` left their details at the club, `member` has an account whose club it is. */
  kind: z.enum(['lead', 'member']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
};

const details = z.object({
  ...person,
  visits: z.array(
    z.object({
      id: z.string(),
      /** An ISO date-time with the club's UTC offset. */
      startsAt: z.string(),
      kind: z.enum(['tour', 'workout']),
      status: z.enum(['expected', 'arrived', 'no-show', 'canceled']),
    }),
  ),
  /** The latest choice for each channel. */
  consents: z.array(
    z.object({
      channel,
      granted: z.boolean(),
      /** An ISO date-time with the club's UTC offset. */
      at: z.string(),
      /** whose law required it, such as `canada`; null if none does. */
      jurisdiction: z.nullable(z.string()),
    }),
  ),
  /** On how many devices the member is logged in; null without an account at the club. */
  sessions: z.nullable(z.number()),
});
export type WireDeskPerson = z.infer<typeof details>;

const refusals =
  '404 for an unknown token or person; 410 DESK_CLOSED after the club’s day has ended. Not in the specification.';

export const findDeskPeople = defineCall({
  id: 'OP-120',
  name: 'findDeskPeople',
  summary: `Up to 20 leads and members of the club, newest first, whose name, email address, phone number or member number contains the text, which has at least three characters. 429 TOO_MANY_REQUESTS with Retry-After in seconds. ${refusals}`,
  method: 'POST',
  path: '/v6/club/desk/people/find',
  body: z.object({ token, text: shortText }),
  asks: true,
  answer: z.object({ people: z.array(z.object(person)), hasMore: z.boolean() }),
});

export const readDeskPerson = defineCall({
  id: 'OP-120',
  name: 'readDeskPerson',
  summary: `A lead or member of the club, with their visits there and their consents. ${refusals}`,
  method: 'POST',
  path: '/v6/club/desk/people/read',
  body: z.object({ token, personId: shortText }),
  asks: true,
  answer: details,
});

export const changeDeskPerson = defineCall({
  id: 'OP-121',
  name: 'changeDeskPerson',
  summary: `Corrects a lead, withdraws a lead’s consent, ends a member’s sessions, or mails a person a link to their data, where they can erase it. Each change is recorded with the desk that made it. Returns the updated person. 429 TOO_MANY_MAILS past the limit on links. ${refusals}`,
  method: 'POST',
  path: '/v6/club/desk/people/change',
  body: z.object({
    token,
    personId: shortText,
    change: z.union([
      z.object({
        kind: z.literal('correct'),
        firstName: shortText,
        lastName: shortText,
        email: shortText,
        phone: shortText,
      }),
      z.object({ kind: z.literal('withdraw'), channel }),
      z.object({ kind: z.literal('end-sessions') }),
      z.object({ kind: z.literal('send-data-link') }),
    ]),
  }),
  answer: details,
  repeatable: false,
});
