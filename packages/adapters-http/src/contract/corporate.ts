/** Joining through an employer: eligibility and the mailed code. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './text.ts';

const id = z.union([z.string(), z.number()]);

/** The specification lists exactly these fields. */
const emailToVerify = z.object({
  corporateEmail: shortText,
  facilityId: shortText,
  firstName: shortText,
  lastName: shortText,
  personalEmail: shortText,
  phoneNumber: shortText,
});

export const verifyCorporateDomain = defineCall({
  id: 'HT-22',
  name: 'verifyCorporateDomain',
  summary: "Whether the company's domain has an agreement with the club.",
  method: 'GET',
  path: '/v6/acq/corp/domain/verify',
  params: z.object({}),
  query: z.object({ email: shortText, facilityId: shortText }),
  body: z.undefined(),
  answer: z.object({ domainVerified: z.boolean() }),
  repeatable: true,
  needsToken: false,
});

export const verifyCorporateEmail = defineCall({
  id: 'HT-19',
  name: 'verifyCorporateEmail',
  summary:
    'Mails a code of four digits to the company address; a new code ends the one before. 422 NOT_ELIGIBLE without an agreement; 429 TOO_MANY_CODES with Retry-After in seconds past a limit of CJ-20.',
  method: 'POST',
  path: '/v6/acq/corp/email/verify',
  params: z.object({}),
  query: z.object({}),
  body: emailToVerify,
  answer: z.object({
    status: z.number(),
    data: z.nullish(z.object({ corporateAccountId: id, corporateContactId: id, name: z.string() })),
  }),
  // Each call sends another email.
  repeatable: false,
  isPublicForm: true,
  needsToken: false,
});

export const verifyCorporateCode = defineCall({
  id: 'HT-20',
  name: 'verifyCorporateCode',
  summary:
    'Tries a code. A wrong, used or expired one, and one of an address that has none, is not verified, and is no error. 409 CODE_SPENT once five tries at the live code have failed, whatever is typed then; 429 TOO_MANY_TRIES with Retry-After in seconds past the limit of the IP address.',
  method: 'POST',
  path: '/v6/acq/corp/token/verify',
  params: z.object({}),
  query: z.object({}),
  /** The specification lists exactly these fields. `email` is the company address, `token` the four-digit code. */
  body: z.object({ email: shortText, token: shortText }),
  answer: z.object({
    status: z.number(),
    data: z.nullish(z.object({ verified: z.boolean() })),
  }),
  // A correct code is used up, and each wrong one counts.
  repeatable: false,
  needsToken: false,
});

export const resendCorporateCode = defineCall({
  id: 'HT-21',
  name: 'resendCorporateCode',
  summary:
    'Mails a new code to an address that asked for one before, and ends that one. 404 for any other; 429 TOO_MANY_CODES with Retry-After in seconds: a resend resets no limit.',
  method: 'POST',
  path: '/v6/acq/corp/email/verify/resend',
  params: z.object({}),
  query: z.object({ email: shortText }),
  body: z.undefined(),
  answer: z.object({ status: z.number() }),
  // Each call sends another email.
  repeatable: false,
  needsToken: false,
});
