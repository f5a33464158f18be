import * as z from 'zod/mini';

import { defineCall } from './call.ts';

const id = z.union([z.string(), z.number()]);

export const verifyCorporateDomain = defineCall({
  id: 'HT-22',
  name: 'verifyCorporateDomain',
  summary: "Whether the company's domain has an agreement with the club.",
  method: 'GET',
  path: '/v6/acq/corp/domain/verify',
  params: z.object({}),
  query: z.object({ email: z.string(), facilityId: z.string() }),
  body: z.undefined(),
  answer: z.object({ domainVerified: z.boolean() }),
  repeatable: true,
  needsToken: false,
});

export const verifyCorporateEmail = defineCall({
  id: 'HT-19',
  name: 'verifyCorporateEmail',
  summary: 'Mails a code of four digits to the company address. A new code ends the one before.',
  method: 'POST',
  path: '/v6/acq/corp/email/verify',
  params: z.object({}),
  query: z.object({}),
  /** HT-65: exactly these fields. */
  body: z.object({
    corporateEmail: z.string(),
    facilityId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    personalEmail: z.string(),
    phoneNumber: z.string(),
  }),
  answer: z.object({
    status: z.number(),
    data: z.nullish(z.object({ corporateAccountId: id, corporateContactId: id, name: z.string() })),
  }),
  // Each is another mail.
  repeatable: false,
  needsToken: false,
});
