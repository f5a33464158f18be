// Compiled from ./media.ts by `pnpm schemas`. Change it there.
import { list, nullable, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './media.ts';

const optionalNullableText = optional(nullable(text));
export const listMediaSlides: Compiled<typeof source.listMediaSlides> = {
  name: 'listMediaSlides',
  method: 'GET',
  path: '/v6/facilities/facility/{id}/media',
  repeatable: true,
  needsToken: false,
  decode: list(
    object({
      sys: object({ id: text }),
      fields: object({
        title: optionalNullableText,
        mediaType: optionalNullableText,
        media: optionalNullableText,
        mediaMobile: optionalNullableText,
      }),
    }),
  ),
};
