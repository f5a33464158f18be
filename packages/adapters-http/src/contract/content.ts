import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { longText, shortText } from './text.ts';

const text = z.nullish(z.string());

/** A picture may lack required fields. Clients then omit it. */
const picture = z.nullish(
  z.object({ src: text, alt: text, width: z.nullish(z.number()), height: z.nullish(z.number()) }),
);
export type WirePicture = z.infer<typeof picture>;

const headline = z.object({
  logo: picture,
  eyebrow: text,
  title: z.string(),
  subCopy: text,
  finePrint: text,
  photo: picture,
  points: z.nullish(z.array(z.object({ title: text, text }))),
});
export type WireHeadline = z.infer<typeof headline>;

export const getHeadline = defineCall({
  id: 'HT-63',
  name: 'getHeadline',
  summary:
    'The words and pictures at the head of the lead flow on a page, for an intent and a variant. The path is configuration.',
  method: 'GET',
  path: '/v6/content/headline',
  params: z.object({}),
  query: z.object({
    page: longText,
    intent: z.optional(z.enum(['lead', 'join'])),
    variant: z.optional(z.enum(['classic', 'guided-steps'])),
  }),
  body: z.undefined(),
  answer: headline,
  repeatable: true,
  needsToken: false,
});

export const getPromotion = defineCall({
  id: 'HT-63',
  name: 'getPromotion',
  summary: 'The offer of a promo page, by its slug. The path is configuration.',
  method: 'GET',
  path: '/v6/content/promotions/{slug}',
  params: z.object({ slug: shortText }),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({
    slug: z.string(),
    title: z.string(),
    lede: text,
    finePrint: text,
    photo: picture,
    facilityId: z.nullish(z.union([z.string(), z.number()])),
  }),
  repeatable: true,
  needsToken: false,
});

const joinConfirmation = z.object({
  title: z.string(),
  lede: text,
  paragraphs: z.nullish(z.array(z.string())),
  activation: z.object({ title: z.string(), text, action: z.string() }),
});
export type WireJoinConfirmation = z.infer<typeof joinConfirmation>;

export const getJoinConfirmation = defineCall({
  id: 'HT-63',
  name: 'getJoinConfirmation',
  summary:
    'The words of the join’s last step for the new members of a club (SJ-06). Each text may hold {{BARCODE}}, {{MEMBER_ID}}, {{FIRST_NAME}} and {{CLUB_NAME}}. 404 where the default words stand. The path is configuration.',
  method: 'GET',
  path: '/v6/content/join-confirmation',
  params: z.object({}),
  query: z.object({ facilityId: shortText }),
  body: z.undefined(),
  answer: joinConfirmation,
  repeatable: true,
  needsToken: false,
});
