// Compiled from ./content.ts by `pnpm schemas`. Change it there.
import { either, list, nullable, number, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './content.ts';

const optionalNullableText = optional(nullable(text));
const optionalNullableNumber = optional(nullable(number));
const part1 = optional(
  nullable(
    object({
      src: optionalNullableText,
      alt: optionalNullableText,
      width: optionalNullableNumber,
      height: optionalNullableNumber,
    }),
  ),
);
export const getHeadline: Compiled<typeof source.getHeadline> = {
  name: 'getHeadline',
  method: 'GET',
  path: '/v6/content/headline',
  repeatable: true,
  needsToken: false,
  decode: object({
    logo: part1,
    eyebrow: optionalNullableText,
    title: text,
    subCopy: optionalNullableText,
    finePrint: optionalNullableText,
    photo: part1,
    points: optional(
      nullable(list(object({ title: optionalNullableText, text: optionalNullableText }))),
    ),
  }),
};
export const getJoinConfirmation: Compiled<typeof source.getJoinConfirmation> = {
  name: 'getJoinConfirmation',
  method: 'GET',
  path: '/v6/content/join-confirmation',
  repeatable: true,
  needsToken: false,
  decode: object({
    title: text,
    lede: optionalNullableText,
    paragraphs: optional(nullable(list(text))),
    activation: object({ title: text, text: optionalNullableText, action: text }),
  }),
};
export const getPromotion: Compiled<typeof source.getPromotion> = {
  name: 'getPromotion',
  method: 'GET',
  path: '/v6/content/promotions/{slug}',
  repeatable: true,
  needsToken: false,
  decode: object({
    slug: text,
    title: text,
    lede: optionalNullableText,
    finePrint: optionalNullableText,
    photo: part1,
    facilityId: optional(nullable(either(text, number))),
  }),
};
