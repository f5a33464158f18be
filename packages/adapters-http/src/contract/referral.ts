import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { answer } from './leads.ts';
import { shortText } from './text.ts';

const optionalText = z.optional(z.nullable(z.string()));

/** Specification, section 3, Referral create. */
const referral = z.object({
  answers: z.array(answer),
  companyEmail: z.nullable(shortText),
  emailAddress: shortText,
  facilityKey: shortText,
  /** The friend's own id, if there is one. */
  friendId: z.nullable(shortText),
  memberId: shortText,
  nameFirst: shortText,
  nameLast: shortText,
  outreachCode: shortText,
  phoneNumber: shortText,
  receiveTextAlerts: z.boolean(),
  referringId: shortText,
  sendConfirmationEmail: z.boolean(),
  shareId: shortText,
  transactionId: shortText,
  userLocation: z.nullable(shortText),
  zipCode: z.nullish(shortText),
});
export type WireReferral = z.infer<typeof referral>;

const referralAnswer = z.object({
  associationToken: optionalText,
  /** If present, truthy on success. */
  result: z.optional(z.unknown()),
});

export const getReferrer = defineCall({
  id: 'HT-34',
  name: 'getReferrer',
  summary: 'The member behind a referring id. 404 when no member has it.',
  method: 'GET',
  path: '/v6/acq/referral/info/{id}',
  params: z.object({ id: shortText }),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({
    firstName: z.string(),
    memberId: z.union([z.string(), z.number()]),
    referringId: optionalText,
    shareId: z.nullish(z.union([z.string(), z.number()])),
  }),
  repeatable: true,
  needsToken: false,
});

export const createReferral = defineCall({
  id: 'HT-35',
  name: 'createReferral',
  summary:
    "Makes the friend's lead and ties it to the member, or brings the one of the same transactionId up to date.",
  method: 'POST',
  path: '/v6/acq/referral/create',
  params: z.object({}),
  query: z.object({}),
  body: referral,
  answer: referralAnswer,
  repeatable: true,
  isPublicForm: true,
  needsToken: false,
});

export const updateReferral = defineCall({
  id: 'HT-36',
  name: 'updateReferral',
  summary: 'Brings the referral of the transactionId up to date. 404 when there is no such lead.',
  method: 'PUT',
  path: '/v6/acq/referral/update',
  params: z.object({}),
  query: z.object({}),
  body: referral,
  answer: referralAnswer,
  repeatable: true,
  isPublicForm: true,
  needsToken: false,
});
