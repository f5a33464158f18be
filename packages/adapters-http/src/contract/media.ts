import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './text.ts';

const text = z.nullish(z.string());

export const listMediaSlides = defineCall({
  id: 'HT-63',
  name: 'listMediaSlides',
  summary: "A club's pictures and films in their order. The path is configuration.",
  method: 'GET',
  path: '/v6/facilities/facility/{id}/media',
  params: z.object({ id: shortText }),
  query: z.object({}),
  body: z.undefined(),
  /** The specification lists exactly these fields. Clients omit slides that lack required ones. */
  answer: z.array(
    z.object({
      sys: z.object({ id: z.string() }),
      fields: z.object({ title: text, mediaType: text, media: text, mediaMobile: text }),
    }),
  ),
  repeatable: true,
  needsToken: false,
});
export type WireMediaSlide = z.infer<typeof listMediaSlides.answer>[number];
