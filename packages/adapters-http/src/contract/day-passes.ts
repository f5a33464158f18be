/** Day passes: what a club gives and sells, and orders of it. The specification has none; the paths are Foyer's own. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { currency, maybeText, money, sentMoney, shortText } from './fields.ts';

export const getClubPasses = defineCall({
  id: 'MB-170',
  name: 'getClubPasses',
  summary: 'The free trial pass and the day pass that a club offers. 404 for an unknown club.',
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
    'Orders a day pass and returns the product token for the payment application. The client makes up `id`; sending the order again, even after it was paid, returns the same token. 409 PRICE_CHANGED if the price isn’t the club’s; 409 ORDER_CHANGED if the id belongs to a different order.',
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
    'A paid day pass, by the confirmation token that the payment returned with. 404 for an unknown token; 410 TOKEN_USED or TOKEN_EXPIRED; 403 OTHER_BROWSER in a browser that didn’t pay.',
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
