import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { answer } from './leads.ts';
import { shortText, webAddress } from './text.ts';

/** Specification, section 3, Corporate lead payload. */
const corporateLead = z.object({
  Answers: z.array(answer),
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
});
export type WireCorporateLead = z.infer<typeof corporateLead>;

const corporateLeadAnswer = z.object({
  /** If present, 200 means success. */
  status: z.optional(z.number()),
  tokenId: z.nullish(z.string()),
  TransactionId: z.nullish(z.string()),
});

export const createCorporateLead = defineCall({
  id: 'HT-16',
  name: 'createCorporateLead',
  summary:
    'Makes a corporate lead, or brings the one of the same TransactionId up to date: one transaction, one lead. Creating a new corporate lead, whose path the specification does not show, runs over it (HT-67). 409 EMAIL_TAKEN for a new transaction once a member has joined by the company address (CJ-05).',
  method: 'POST',
  path: '/v6/acq/leads/corp/abandoned',
  params: z.object({}),
  query: z.object({}),
  body: corporateLead,
  answer: corporateLeadAnswer,
  repeatable: true,
  isPublicForm: true,
  needsToken: false,
});

export const updateCorporateLead = defineCall({
  id: 'HT-17',
  name: 'updateCorporateLead',
  summary: 'Brings the corporate lead of the TransactionId up to date: contact, club, consents.',
  method: 'PUT',
  path: '/v6/acq/leads/corp/abandoned',
  params: z.object({}),
  query: z.object({}),
  body: corporateLead,
  answer: corporateLeadAnswer,
  repeatable: true,
  isPublicForm: true,
  needsToken: false,
});

export const mapCorporatePlan = defineCall({
  id: 'HT-18',
  name: 'mapCorporatePlan',
  summary: "Records which of the employer's plans a corporate lead chose; the latest holds.",
  method: 'POST',
  path: '/v6/acq/corp/lead/plans/{planId}',
  params: z.object({ planId: shortText }),
  query: z.object({}),
  /** `id` is the lead's TransactionId. */
  body: z.object({ corporateAccountId: shortText, id: shortText }),
  answer: z.object({ success: z.boolean() }),
  repeatable: true,
  needsToken: false,
});
