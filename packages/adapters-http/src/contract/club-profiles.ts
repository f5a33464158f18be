import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { currency, id, maybeText, shortText } from './fields.ts';

/*
 * Dates and times are plain texts, which the adapter reads: zod's own checks would be part of every page.
 */

/** Wall times in the club's zone, such as `05:30`; `24:00` is the end of the day. */
const openSpan = z.object({ from: z.string(), to: z.string() });
const day = z.nullish(openSpan);

const facts = {
  facilityId: id,
  /** By ISO weekday: `1` is Monday. A missing weekday is closed. Null when nobody says. */
  openingHours: z.nullish(
    z.object({ '1': day, '2': day, '3': day, '4': day, '5': day, '6': day, '7': day }),
  ),
  /** Days with other hours; null hours when the club is closed. */
  specialDays: z.nullish(
    z.array(
      z.object({
        /** ISO date. */
        date: z.string(),
        name: z.string(),
        hours: z.nullish(openSpan),
      }),
    ),
  ),
  hasCorporateRates: z.nullish(z.boolean()),
  /** The kinds of its rooms, such as `pool`. Clients ignore those that they don't know. */
  has: z.nullish(z.array(z.string())),
  /** The lowest monthly fee that everyone is offered. */
  monthlyFrom: z.nullish(z.object({ minorUnits: z.number(), currency })),
};
const clubFacts = z.object(facts);
export type WireClubFacts = z.infer<typeof clubFacts>;

export const listClubFacts = defineCall({
  id: 'PG-104',
  name: 'listClubFacts',
  summary:
    'The hours, the lowest monthly price, and whether employers have agreements, for each club in the order of the list of clubs. Not in the specification.',
  method: 'GET',
  path: '/v6/facilities/facts',
  answer: z.array(clubFacts),
});

export const getClubProfile = defineCall({
  id: 'PG-104',
  name: 'getClubProfile',
  summary:
    'The contents of a club’s page: hours, directions, rooms, coaches, seven days of classes, and ratings that members agreed to publish. 404 for an unknown club. Not in the specification.',
  method: 'GET',
  path: '/v6/facilities/facility/{id}/profile',
  params: z.object({ id: shortText }),
  answer: z.object({
    ...facts,
    /** ISO date of a presale club's opening. */
    opensOn: maybeText,
    manager: maybeText,
    /** Stops nearby, with the minutes on foot. */
    transit: z.nullish(
      z.array(z.object({ lines: z.string(), stop: z.string(), minutes: z.number() })),
    ),
    parking: maybeText,
    accessibility: z.nullish(z.array(z.string())),
    rooms: z.nullish(z.array(z.object({ kind: maybeText, name: z.string(), text: z.string() }))),
    coaches: z.nullish(z.array(z.object({ name: z.string(), focus: z.string() }))),
    timetable: z.nullish(
      z.array(
        z.object({
          name: z.string(),
          /** ISO date-time with the club's UTC offset. */
          startsAt: z.string(),
          minutes: z.number(),
          room: maybeText,
          coach: maybeText,
        }),
      ),
    ),
    /** Of members who agreed to have their comments shown; null below five. */
    rating: z.nullish(z.object({ average: z.number(), count: z.number() })),
    comments: z.nullish(
      z.array(
        z.object({
          firstName: z.string(),
          /** 1 to 5. */
          rating: z.number(),
          text: z.string(),
          /** ISO date at the club. */
          on: z.string(),
        }),
      ),
    ),
  }),
});
export type WireClubProfile = z.infer<typeof getClubProfile.answer>;
