/**
 * Orders of gift cards. The specification lists the fields of the gift form but no calls for selling a card. These
 * two are ours, under the path of the gift catalog.
 */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { areaText, shortText } from './text.ts';

const currency = z.enum(['USD', 'CAD', 'GBP']);

/** The field names of the gift form, as far as they're sent, and those of the giver. */
const gift = {
  designId: shortText,
  currency,
  /** The recipient's. */
  firstName: shortText,
  lastName: shortText,
  emailAddress: shortText,
  /** At most 150 characters; may be empty. */
  message: areaText,
  /** An ISO date in the giver's time zone: today to 29 days ahead. */
  sendDate: shortText,
  /** The giver's IANA time zone. */
  timeZone: shortText,
  giverName: shortText,
  /** The address for the receipt. */
  giverEmail: shortText,
};

/** In major units of the currency, as a number or a string. */
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
    /** An amount of the catalog, or a whole number from 1 to 500. */
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
    /** The ISO instant at which the card is sent. */
    sendsAt: z.string(),
  }),
  repeatable: true,
  needsToken: false,
});
export type WireGiftOrder = z.infer<typeof getGiftOrder.answer>;
