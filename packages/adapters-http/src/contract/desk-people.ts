import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './fields.ts';

/*
 * The calls for a club's staff, from the page that the morning email links to. The token identifies the club and the
 * day, so staff see only the people of their own club. Everything is sent in bodies, because paths end up in logs.
 */

const token = shortText;
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
