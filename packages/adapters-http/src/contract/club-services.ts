/** Public calls: gift cards, passes and feedback. The specification lists no fields for them, and no day passes. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import {
  areaText,
  currency,
  formField,
  maybeText,
  money,
  pictureSet,
  sentMoney,
  shortText,
  success,
} from './fields.ts';

export const getGiftCardCatalogue = defineCall({
  id: 'HT-46',
  name: 'getGiftCardCatalogue',
  summary: 'The designs and amounts of gift cards.',
  method: 'GET',
  path: '/v6/utility/giftcard/catalog',
  answer: z.object({
    designs: z.array(
      z.object({
        designId: z.string(),
        title: z.string(),
        imageUrl: z.string(),
        /** The picture at `imageUrl` in more sizes. */
        picture: pictureSet,
      }),
    ),
    offers: z.array(z.object({ currency, amounts: z.array(money) })),
  }),
});
export type WireGiftCardCatalogue = z.infer<typeof getGiftCardCatalogue.answer>;

export const getTrialPass = defineCall({
  id: 'HT-47',
  name: 'getTrialPass',
  summary:
    'The trial pass with this code. 404 for an unknown code or one of another club; 410 PASS_ENDED after it has expired.',
  method: 'GET',
  path: '/v6/acq/trialpass/{facilityId}/{code}',
  params: z.object({ facilityId: shortText, code: shortText }),
  answer: z.object({
    code: z.string(),
    facilityId: z.string(),
    title: z.string(),
    /** The number of consecutive days it's valid, from the first visit. */
    days: z.number(),
    terms: z.string(),
    /** ISO date of the last day to start using it. */
    takeUpBy: z.string(),
  }),
});

export const requestTrialPass = defineCall({
  id: 'MB-163',
  name: 'requestTrialPass',
  summary:
    'Mails a free trial pass to someone who never had one, and a note to anyone who did. The person becomes a lead whose transaction id is `id`. The answer is the same for both, so that it reveals nothing about others. The client makes up `id`; sending it again mails nothing more. 429 TOO_MANY_REQUESTS or TOO_MANY_MAILS. Not in the specification.',
  method: 'POST',
  path: '/v6/acq/trialpass',
  body: z.object({
    id: shortText,
    facilityId: shortText,
    firstName: shortText,
    lastName: shortText,
    email: shortText,
    phone: shortText,
    /** ISO date at the club: today to 29 days ahead. */
    startsOn: shortText,
    /** Whether the person agreed to the newsletter; no by default. */
    newsletter: z.optional(z.boolean()),
  }),
  answer: success,
  isPublicForm: true,
});

export const getMailedPass = defineCall({
  id: 'MB-164',
  name: 'getMailedPass',
  summary:
    'The trial pass of a mailed link’s token, with its holder’s name. The token is secret, so it is sent in the body. 404 for an unknown token. Not in the specification.',
  method: 'POST',
  path: '/v6/acq/trialpass/mailed',
  body: z.object({ token: shortText }),
  asks: true,
  answer: z.object({
    code: z.string(),
    facilityId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string(),
    days: z.number(),
    terms: z.string(),
    /** ISO dates of the first and the last day. */
    startsOn: z.string(),
    endsOn: z.string(),
  }),
});

export const sendClubFeedback = defineCall({
  id: 'HT-55',
  name: 'sendClubFeedback',
  summary:
    'Sends feedback to a club. The client makes up `id`; feedback sent again with the same id is stored once. 429 TOO_MANY_TRIES with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/utility/feedback/club',
  body: z.object({
    id: shortText,
    facilityId: shortText,
    /** 1 to 5. */
    rating: z.number(),
    /** At most 150 characters. */
    message: areaText,
    /** The address for a reply; null for none. */
    email: z.nullable(shortText),
    /** The first name under which the club's page may show it. Without one, nobody sees it there. */
    showAs: z.nullish(shortText),
  }),
  answer: success,
  isPublicForm: true,
});

/** The specification names no call for configured forms. */
export const getForm = defineCall({
  id: 'HT-58',
  name: 'getForm',
  summary: 'A form with its fields, as the chain configured it. 404 for an unknown id.',
  method: 'GET',
  path: '/v6/utility/forms/{formId}',
  params: z.object({ formId: shortText }),
  answer: z.object({
    formId: z.string(),
    title: z.string(),
    intro: z.string(),
    fields: z.array(formField),
  }),
});

export const answerForm = defineCall({
  id: 'HT-59',
  name: 'answerForm',
  summary:
    'Sends the answers to a form. The client makes up `id`; answers sent again with the same id are stored once. 404 for an unknown form; 429 TOO_MANY_REQUESTS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/utility/forms/{formId}/answers',
  params: z.object({ formId: shortText }),
  body: z.object({
    id: shortText,
    /** By field name. */
    values: z.record(shortText, shortText),
  }),
  answer: success,
  isPublicForm: true,
});

/**
 * Orders of gift cards. The specification lists the fields of the gift form but no calls for selling a card. These
 * two are ours, under the path of the gift catalog.
 */
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

export const orderGiftCard = defineCall({
  id: 'AC-08',
  name: 'orderGiftCard',
  summary:
    'Orders a gift card and returns the product token for the payment application. The client makes up `id`; sending the order again, even after it was paid, returns the same token. 409 ORDER_CHANGED if the id belongs to a different order.',
  method: 'POST',
  path: '/v6/utility/giftcard/order',
  body: z.object({
    id: shortText,
    /** An amount of the catalog, or a whole number from 1 to 500. */
    amount: sentMoney,
    ...gift,
  }),
  answer: z.object({ success: z.boolean(), result: maybeText }),
  isPublicForm: true,
});

export const getGiftOrder = defineCall({
  id: 'AC-08',
  name: 'getGiftOrder',
  summary:
    'A paid gift card, by the confirmation token that the payment returned with. 404 for an unknown token; 410 TOKEN_USED or TOKEN_EXPIRED; 403 OTHER_BROWSER in a browser that didn’t pay.',
  method: 'GET',
  path: '/v6/utility/giftcard/order/{token}',
  params: z.object({ token: shortText }),
  answer: z.object({
    success: z.boolean(),
    orderNumber: z.string(),
    amount: sentMoney,
    ...gift,
    /** The ISO instant at which the card is sent. */
    sendsAt: z.string(),
  }),
});
export type WireGiftOrder = z.infer<typeof getGiftOrder.answer>;

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
export type WireDayPassOrder = z.infer<typeof getDayPassOrder.answer>;
