/** Day passes: what a club gives and sells, and orders of it. The specification has none; the paths are Foyer's own. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { currency, maybeText, money, sentMoney, shortText } from './fields.ts';

export const getClubPasses = defineCall({
  id: 'MB-170',
  name: 'getClubPasses',
  summary:
    'The free trial pass that a club gives, and the day pass that it sells. 404 for an unknown club.',
  method: 'GET',
  path: '/v6/acq/passes/{facilityId}',
  params: z.object({ facilityId: shortText }),
  answer: z.object({
    /** Null if it gives none. `days` counts consecutive days. */
    trial: z.nullish(z.object({ title: z.string(), days: z.number(), terms: z.string() })),
    /** Null if it sells none. Taxes are included. */
    dayPass: z.nullish(z.object({ title: z.string(), terms: z.string(), currency, price: money })),
  }),
});

export const orderDayPass = defineCall({
  id: 'MB-171',
  name: 'orderDayPass',
  summary:
    'Orders a day pass; answers the product token by which the payment application knows it. `id` is made once for it: sent again, also after the payment, it is the same order and token. 409 PRICE_CHANGED if the price isn’t the club’s; 409 ORDER_CHANGED where something else was sent under the id.',
  method: 'POST',
  path: '/v6/acq/daypass/order',
  body: z.object({
    id: shortText,
    facilityId: shortText,
    /** ISO date at the club: today to 29 days ahead. */
    day: shortText,
    firstName: shortText,
    lastName: shortText,
    email: shortText,
    phone: shortText,
    /** As the buyer saw it. */
    price: sentMoney,
    currency,
  }),
  answer: z.object({ success: z.boolean(), result: maybeText }),
  isPublicForm: true,
});

export const getDayPassOrder = defineCall({
  id: 'MB-172',
  name: 'getDayPassOrder',
  summary:
    'A day pass that was paid for, by the confirmation token that the payment came back with. 404 for a token that nobody was given; 410 TOKEN_USED or TOKEN_EXPIRED past its time; 403 OTHER_BROWSER in a browser other than the one that paid.',
  method: 'GET',
  path: '/v6/acq/daypass/order/{token}',
  params: z.object({ token: shortText }),
  answer: z.object({
    success: z.boolean(),
    orderNumber: z.string(),
    price: sentMoney,
    currency,
    facilityId: z.string(),
    /** ISO date. */
    day: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    title: z.string(),
    terms: z.string(),
    /** What the front desk scans or types. */
    code: z.string(),
  }),
});
