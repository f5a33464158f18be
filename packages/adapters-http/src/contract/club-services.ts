/** Public calls: gift cards, trial passes and feedback. The specification lists no fields for them. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { areaText, shortText } from './text.ts';

/** In major units of the currency, as a number or a string. */
const money = z.union([z.number(), z.string()]);
const currency = z.enum(['USD', 'CAD', 'GBP']);

export const getGiftCardCatalogue = defineCall({
  id: 'HT-46',
  name: 'getGiftCardCatalogue',
  summary: 'The designs of gift cards, and the amounts that they come in.',
  method: 'GET',
  path: '/v6/utility/giftcard/catalog',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({
    designs: z.array(z.object({ designId: z.string(), title: z.string(), imageUrl: z.string() })),
    offers: z.array(z.object({ currency, amounts: z.array(money) })),
  }),
  repeatable: true,
  needsToken: false,
});
export type WireGiftCardCatalogue = z.infer<typeof getGiftCardCatalogue.answer>;

export const getTrialPass = defineCall({
  id: 'HT-47',
  name: 'getTrialPass',
  summary:
    'A trial pass that a club gives, by the code on it. 404 for a code that nobody gave out, or not for this club; 410 PASS_ENDED when its time is over.',
  method: 'GET',
  path: '/v6/acq/trialpass/{facilityId}/{code}',
  params: z.object({ facilityId: shortText, code: shortText }),
  query: z.object({}),
  body: z.undefined(),
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
  repeatable: true,
  needsToken: false,
});

export const sendClubFeedback = defineCall({
  id: 'HT-55',
  name: 'sendClubFeedback',
  summary:
    'Tells a club what somebody thinks of it. `id` is made once for it: sent again, it is told once. 429 TOO_MANY_TRIES with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/utility/feedback/club',
  params: z.object({}),
  query: z.object({}),
  body: z.object({
    id: shortText,
    facilityId: shortText,
    /** 1 to 5. */
    rating: z.number(),
    /** At most 150 characters. */
    message: areaText,
    /** The address for a reply; null for none. */
    email: z.nullable(shortText),
  }),
  answer: z.object({ success: z.boolean() }),
  repeatable: true,
  isPublicForm: true,
  needsToken: false,
});

/** Specification, section 5, Dynamic form schema. */
const formField = z.object({
  name: z.string(),
  label: z.string(),
  type: z.optional(z.enum(['text', 'name', 'email', 'phone', 'select', 'textarea'])),
  required: z.optional(z.boolean()),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  maxLength: z.optional(z.number()),
});

/** The specification names no call for configured forms. */
export const getForm = defineCall({
  id: 'HT-58',
  name: 'getForm',
  summary: 'A form that the chain configured, field by field. 404 for an unknown id.',
  method: 'GET',
  path: '/v6/utility/forms/{formId}',
  params: z.object({ formId: shortText }),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({
    formId: z.string(),
    title: z.string(),
    intro: z.string(),
    fields: z.array(formField),
  }),
  repeatable: true,
  needsToken: false,
});
export type WireForm = z.infer<typeof getForm.answer>;

export const answerForm = defineCall({
  id: 'HT-59',
  name: 'answerForm',
  summary:
    'Sends the answers to a form. `id` is made once for them: sent again, they count once. 404 for an unknown form; 429 TOO_MANY_REQUESTS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/utility/forms/{formId}/answers',
  params: z.object({ formId: shortText }),
  query: z.object({}),
  body: z.object({
    id: shortText,
    /** By field name. */
    values: z.record(shortText, shortText),
  }),
  answer: z.object({ success: z.boolean() }),
  repeatable: true,
  isPublicForm: true,
  needsToken: false,
});
