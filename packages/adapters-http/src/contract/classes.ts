import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './text.ts';

export const countClasses = defineCall({
  id: 'HT-14',
  name: 'countClasses',
  summary:
    'How many classes of each kind the club gives; kinds that it has none of may be missing.',
  method: 'POST',
  path: '/v6/acq/leads/gf/classes/count/{facility}',
  params: z.object({ facility: shortText }),
  query: z.object({}),
  /** The specification lists exactly these fields. */
  body: z.array(z.object({ categoryId: z.number(), className: shortText })),
  answer: z.object({
    classes: z.array(z.object({ categoryId: z.number(), classCount: z.number() })),
  }),
  repeatable: true,
  asks: true,
  needsToken: false,
});
