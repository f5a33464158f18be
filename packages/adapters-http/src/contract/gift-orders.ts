/**
 * Gift cards that are ordered and paid for. The specification lists what a gift form holds and shows no call for selling
 * one: these two are ours, beside HT-46 under the same path.
 */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { areaText, shortText } from './text.ts';

const currency = z.enum(['USD', 'CAD', 'GBP']);

/** The gift form's own keys, as far as they are sent, and the giver's. VA-15 */
const gift = {
  designId: shortText,
  currency,
  /** Of who gets it. */
  firstName: shortText,
  lastName: shortText,
  emailAddress: shortText,
  /** At most 150 characters; empty for none. */
  message: areaText,
  /** ISO date in the giver's zone: today to 29 days ahead. */
  sendDate: shortText,
  /** IANA zone of the giver. */
  timeZone: shortText,
  giverName: shortText,
  /** Where the receipt goes. */
  giverEmail: shortText,
};

/** Major units of the currency (PL-05), as a number or as text. */
const money = z.union([z.number(), shortText]);

export const orderGiftCard = defineCall({
  id: 'AC-08',
  name: 'orderGiftCard',
  summary:
    'Orders a gift card; answers the product token by which the payment application knows it. `id` is made once for it: sent again, also after the payment, it is the same order and token. 409 ORDER_CHANGED where something else was sent under the id.',
  method: 'POST',
  path: '/v6/utility/giftcard/order',
  params: z.object({}),
  query: z.object({}),
  body: z.object({
    id: shortText,
    /** One of the catalogue's, or a whole amount from 1 to 500. VA-10 */
    amount: money,
    ...gift,
  }),
  answer: z.object({ success: z.boolean(), result: z.nullish(z.string()) }),
  repeatable: true,
  isPublicForm: true,
  needsToken: false,
});

export const getGiftOrder = defineCall({
  id: 'AC-08',
  name: 'getGiftOrder',
  summary:
    'A gift card that was paid for, by the confirmation token that the payment came back with. 404 for a token that nobody was given; 410 TOKEN_USED or TOKEN_EXPIRED past its time; 403 OTHER_BROWSER in a browser other than the one that paid.',
  method: 'GET',
  path: '/v6/utility/giftcard/order/{token}',
  params: z.object({ token: shortText }),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({
    success: z.boolean(),
    orderNumber: z.string(),
    amount: money,
    ...gift,
    /** ISO instant at which the card leaves. */
    sendsAt: z.string(),
  }),
  repeatable: true,
  needsToken: false,
});
export type WireGiftOrder = z.infer<typeof getGiftOrder.answer>;
