/** Joining through an employer: eligibility, the mailed code, and the lead. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { id, maybeText, shortText, success, surveyAnswer, webAddress } from './fields.ts';

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
  summary:
    'Whether the domain of a company address has an agreement with the club. 429 TOO_MANY_TRIES with Retry-After in seconds for a network that tried too many unknown ones.',
  method: 'GET',
  path: '/v6/acq/corp/domain/verify',
  query: z.object({ email: shortText, facilityId: shortText }),
  answer: z.object({ domainVerified: z.boolean() }),
});

export const verifyCorporateEmail = defineCall({
  id: 'HT-19',
  name: 'verifyCorporateEmail',
  summary:
    'Mails a four-digit code to the company address and ends the previous code. 422 NOT_ELIGIBLE without an agreement; 429 TOO_MANY_CODES with Retry-After in seconds past a limit of CJ-20, or TOO_MANY_TRIES for a network that tried too many unknown employers.',
  method: 'POST',
  path: '/v6/acq/corp/email/verify',
  body: emailToVerify,
  answer: z.object({
    status: z.number(),
    data: z.nullish(z.object({ corporateAccountId: id, corporateContactId: id, name: z.string() })),
  }),
  // Each call sends another email.
  repeatable: false,
  isPublicForm: true,
});

export const verifyCorporateCode = defineCall({
  id: 'HT-20',
  name: 'verifyCorporateCode',
  summary:
    'Checks a code. For a wrong, used or expired code, or an address without one, `verified` is false and there is no error. 409 CODE_SPENT after five wrong attempts at the current code; 429 TOO_MANY_TRIES with Retry-After in seconds past the limit of the IP address.',
  method: 'POST',
  path: '/v6/acq/corp/token/verify',
  /** The specification lists exactly these fields. `email` is the company address, `token` the four-digit code. */
  body: z.object({ email: shortText, token: shortText }),
  answer: z.object({
    status: z.number(),
    data: z.nullish(z.object({ verified: z.boolean() })),
  }),
  // A correct code is used up, and each wrong one counts.
  repeatable: false,
});

export const resendCorporateCode = defineCall({
  id: 'HT-21',
  name: 'resendCorporateCode',
  summary:
    'Mails a new code to an address that requested one before, and ends the previous code. 404 for any other address; 429 TOO_MANY_CODES with Retry-After in seconds. A resend counts toward the same limits.',
  method: 'POST',
  path: '/v6/acq/corp/email/verify/resend',
  query: z.object({ email: shortText }),
  answer: z.object({ status: z.number() }),
  // Each call sends another email.
  repeatable: false,
});

/** Specification, section 3, Corporate lead payload. */
const corporateLead = z.object({
  Answers: z.array(surveyAnswer),
  /** The label of the button: `Get Started`. */
  CTALabel: shortText,
  EmailAddress: shortText,
  FacilityId: shortText,
  FirstName: shortText,
  IsAbandonedLead: z.boolean(),
  LastName: shortText,
  OutreachCode: shortText,
  PhoneNumber: shortText,
  SourceUrl: webAddress,
  TransactionId: shortText,
  /** The visitor's country; null if unknown. */
  UserLocation: z.nullable(shortText),
  companyEmail: shortText,
  receiveTextAlerts: z.boolean(),
  /** Beyond the specification: see the residential payload. */
  visitSkipped: z.optional(z.boolean()),
});
export type WireCorporateLead = z.infer<typeof corporateLead>;

const corporateLeadAnswer = z.object({
  /** If present, 200 means success. */
  status: z.optional(z.number()),
  tokenId: maybeText,
  TransactionId: maybeText,
});

export const createCorporateLead = defineCall({
  id: 'HT-16',
  name: 'createCorporateLead',
  summary:
    'Creates a corporate lead, or updates the one with the same TransactionId. The specification shows no path for creating one, so creating uses this one as well (HT-67). 409 EMAIL_TAKEN for a new transaction if a member has already joined with the company address (CJ-05).',
  method: 'POST',
  path: '/v6/acq/leads/corp/abandoned',
  body: corporateLead,
  answer: corporateLeadAnswer,
  isPublicForm: true,
});

export const updateCorporateLead = defineCall({
  id: 'HT-17',
  name: 'updateCorporateLead',
  summary: 'Updates the corporate lead of the TransactionId: contact, club and consents.',
  method: 'PUT',
  path: '/v6/acq/leads/corp/abandoned',
  body: corporateLead,
  answer: corporateLeadAnswer,
  isPublicForm: true,
});

export const mapCorporatePlan = defineCall({
  id: 'HT-18',
  name: 'mapCorporatePlan',
  summary: 'Records the plan that a corporate lead chose; a later choice replaces it.',
  method: 'POST',
  path: '/v6/acq/corp/lead/plans/{planId}',
  params: z.object({ planId: shortText }),
  /** `id` is the lead's TransactionId. */
  body: z.object({
    corporateAccountId: shortText,
    id: shortText,
    /** Beyond the specification: see `getCorporatePlans`. */
    corporateContactId: z.optional(shortText),
  }),
  answer: success,
});
