import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { longText, shortText, webAddress } from './text.ts';

const consent = z.object({
  /** Created once per consent. Sending it again doesn't record it twice. */
  id: shortText,
  transactionId: shortText,
  channel: z.enum(['newsletter', 'text-alerts']),
  granted: z.boolean(),
  basis: z.enum(['express', 'default']),
  /** The exact text that the person saw. */
  text: longText,
  textVersion: shortText,
  /** ISO instant. */
  at: shortText,
  sourceUrl: webAddress,
});
export type WireConsent = z.infer<typeof consent>;

export const appendConsents = defineCall({
  id: 'LC-07',
  name: 'appendConsents',
  summary:
    'Adds consents to the list, all or none. 409 ID_TAKEN when another record has the id. The path is configuration.',
  method: 'POST',
  path: '/v6/acq/leads/consents',
  params: z.object({}),
  query: z.object({}),
  body: z.array(consent),
  answer: z.object({ success: z.boolean() }),
  repeatable: true,
  needsToken: false,
});
