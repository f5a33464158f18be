/** An employer's public page, and the invitation codes of people without a work mailbox. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { currency, id, money, shortText } from './fields.ts';

const employerPrice = z.object({
  currency,
  monthlyFee: money,
  totalDues: money,
  /** What the same plan costs anyone. */
  publicMonthlyFee: money,
  publicTotalDues: money,
});

const employerFacts = z.object({
  slug: z.string(),
  name: z.string(),
  domains: z.array(z.string()),
  /** Null for all clubs. */
  clubs: z.nullable(z.array(z.object({ facilityId: id, name: z.string() }))),
  plans: z.array(z.object({ planId: id, name: z.string(), prices: z.array(employerPrice) })),
  hasInvitations: z.boolean(),
});
export type WireEmployer = z.infer<typeof employerFacts>;

export const getEmployer = defineCall({
  id: 'HT-100',
  name: 'getEmployer',
  summary:
    'The public facts about an employer: who is eligible, its clubs, and its prices beside the public ones. No call lists all employers. 404 for an unknown slug; 429 TOO_MANY_TRIES with Retry-After in seconds for a network that tried too many of them. Not in the specification.',
  method: 'GET',
  path: '/v6/acq/corp/employers/{slug}',
  params: z.object({ slug: shortText }),
  answer: employerFacts,
});

export const useInvitation = defineCall({
  id: 'HT-101',
  name: 'useInvitation',
  summary:
    'Redeems an invitation code. `data` is null for a wrong, used or expired code; the person who redeemed it may send it again. 409 INVITATION_USED after they joined, with this code or another; 422 NOT_ELIGIBLE on facilityId for a club outside the agreement; 422 WORK_ADDRESS on personalEmail for an address that a mailed code can verify; 429 TOO_MANY_TRIES with Retry-After in seconds. Not in the specification.',
  method: 'POST',
  path: '/v6/acq/corp/invitation/verify',
  body: z.object({
    code: shortText,
    facilityId: shortText,
    firstName: shortText,
    lastName: shortText,
    personalEmail: shortText,
    phoneNumber: shortText,
  }),
  answer: z.object({
    status: z.number(),
    data: z.nullish(z.object({ corporateAccountId: id, corporateContactId: id, name: z.string() })),
  }),
  // Each attempt counts.
  repeatable: false,
});
