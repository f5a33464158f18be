import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './fields.ts';

/*
 * The calls of the page on which a club's staff report who came. The token stands for the club and the day, and is
 * secret, so it is sent in the body: paths end up in logs.
 */

const token = shortText;
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
