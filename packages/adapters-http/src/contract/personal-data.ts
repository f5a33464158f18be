import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText, success } from './fields.ts';

/*
 * The calls with which people get or erase what is stored about them. The token of the mailed link is secret, so it is
 * sent in the body: paths end up in logs.
 */

const personalData = z.object({
  address: z.string(),
  exportedAt: z.string(),
  sections: z.array(
    z.object({ title: z.string(), entries: z.array(z.record(z.string(), z.unknown())) }),
  ),
});
export type WirePersonalData = z.infer<typeof personalData>;

export const requestPersonalData = defineCall({
  id: 'OP-65',
  name: 'requestPersonalData',
  summary:
    'Mails a link to the data stored about an address. The answer and the mail are the same for every address, known or not. Not in the specification.',
  method: 'POST',
  path: '/v6/privacy/request',
  body: z.object({ email: shortText }),
  answer: success,
  repeatable: false,
  isPublicForm: true,
});

export const readPersonalData = defineCall({
  id: 'OP-64',
  name: 'readPersonalData',
  summary:
    'All data stored about the address of a mailed link. 404 for a link that is unknown, older than a day, or already used to erase the data. Not in the specification.',
  method: 'POST',
  path: '/v6/privacy/read',
  body: z.object({ token: shortText }),
  asks: true,
  answer: personalData,
});

export const erasePersonalData = defineCall({
  id: 'OP-64',
  name: 'erasePersonalData',
  summary:
    'Erases the data stored about the address of a mailed link, and ends the link. 409 MEMBERSHIP_RUNS while a membership is active or has an open balance. 404 as for readPersonalData. Not in the specification.',
  method: 'POST',
  path: '/v6/privacy/erase',
  body: z.object({ token: shortText }),
  answer: success,
  repeatable: false,
});
