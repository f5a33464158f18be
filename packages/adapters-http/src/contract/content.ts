import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { longText, maybeId, maybeNumber, maybeText, pictureSet, shortText } from './fields.ts';

/** A picture may lack required fields. Clients then omit it. */
const picture = z.nullish(
  z.object({
    src: maybeText,
    alt: maybeText,
    width: maybeNumber,
    height: maybeNumber,
    /** The same picture in more sizes. */
    set: pictureSet,
  }),
);
export type WirePicture = z.infer<typeof picture>;

const headline = z.object({
  logo: picture,
  eyebrow: maybeText,
  title: z.string(),
  subCopy: maybeText,
  finePrint: maybeText,
  photo: picture,
  points: z.nullish(z.array(z.object({ title: maybeText, text: maybeText }))),
});
export type WireHeadline = z.infer<typeof headline>;

export const getHeadline = defineCall({
  id: 'HT-63',
  name: 'getHeadline',
  summary:
    'The heading, text and picture of the lead flow on a page, for an intent and a variant. The path is configuration.',
  method: 'GET',
  path: '/v6/content/headline',
  query: z.object({
    page: longText,
    intent: z.optional(z.enum(['lead', 'join'])),
    variant: z.optional(z.enum(['classic', 'guided-steps'])),
  }),
  answer: headline,
});

export const getPromotion = defineCall({
  id: 'HT-63',
  name: 'getPromotion',
  summary: 'The offer of a promotion page, by its slug. The path is configuration.',
  method: 'GET',
  path: '/v6/content/promotions/{slug}',
  params: z.object({ slug: shortText }),
  answer: z.object({
    slug: z.string(),
    title: z.string(),
    lede: maybeText,
    finePrint: maybeText,
    photo: picture,
    facilityId: maybeId,
  }),
});

const joinConfirmation = z.object({
  title: z.string(),
  lede: maybeText,
  paragraphs: z.nullish(z.array(z.string())),
  activation: z.object({ title: z.string(), text: maybeText, action: z.string() }),
});
export type WireJoinConfirmation = z.infer<typeof joinConfirmation>;

export const getJoinConfirmation = defineCall({
  id: 'HT-63',
  name: 'getJoinConfirmation',
  summary:
    'The text of the join’s last step for new members of a club (SJ-06). Texts may contain {{BARCODE}}, {{MEMBER_ID}}, {{FIRST_NAME}} and {{CLUB_NAME}}. 404 if the default text applies. The path is configuration.',
  method: 'GET',
  path: '/v6/content/join-confirmation',
  query: z.object({ facilityId: shortText }),
  answer: joinConfirmation,
});
