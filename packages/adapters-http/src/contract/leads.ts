import * as z from 'zod/mini';

import { defineCall } from './call.ts';

const optionalText = z.optional(z.nullable(z.string()));

export const answer = z.object({ answerId: z.string(), additionalInfo: z.nullable(z.string()) });

/** Source: specification section 3, Lead, abandoned (residential) payload. HT-64 */
const abandonedLead = z.object({
  Answers: z.array(answer),
  Ecid: optionalText,
  EmailAddress: z.string(),
  FacilityId: z.string(),
  FirstName: z.string(),
  Id: z.nullable(z.string()),
  LastName: z.string(),
  OutreachCode: z.string(),
  PhoneNumber: z.string(),
  SourceUrl: z.string(),
  TransactionId: z.string(),
  Zipcode: z.nullable(z.string()),
  companyEmail: optionalText,
  memberId: optionalText,
  referringId: optionalText,
  shareId: optionalText,
  receiveTextAlerts: z.boolean(),
});
export type WireAbandonedLead = z.infer<typeof abandonedLead>;

const leadAnswer = z.object({
  success: z.optional(z.boolean()),
  tokenId: optionalText,
  TransactionId: optionalText,
  leadTransactionId: optionalText,
  associationToken: optionalText,
});

export const createAbandonedLead = defineCall({
  id: 'HT-27',
  name: 'createAbandonedLead',
  summary:
    'Makes a lead, or brings the one of the same TransactionId up to date: one transaction, one lead.',
  method: 'POST',
  path: '/v6/acq/leads/abandoned',
  params: z.object({}),
  query: z.object({}),
  body: abandonedLead,
  answer: leadAnswer,
  repeatable: true,
  needsToken: false,
});

export const updateAbandonedLead = defineCall({
  id: 'HT-28',
  name: 'updateAbandonedLead',
  summary: 'Brings the lead of the TransactionId up to date: contact, club, consents.',
  method: 'PUT',
  path: '/v6/acq/leads/abandoned',
  params: z.object({}),
  query: z.object({}),
  body: abandonedLead,
  answer: leadAnswer,
  repeatable: true,
  needsToken: false,
});

/** LC-25, first shape: by token. `answers` is accepted for `Answers`. */
export const leadUpdateByToken = z.object({
  TokenId: z.string(),
  Answers: z.optional(z.array(answer)),
  answers: z.optional(z.array(answer)),
  FacilityId: z.string(),
  /** ISO date-time with the club's offset; null leaves the visit as it is. */
  ScheduledVisitTime: z.nullable(z.string()),
});

/** LC-25, second shape: by transaction. */
export const leadUpdateByTransaction = z.object({
  TransactionId: z.string(),
  PreferredCommunicationMethod: z.nullable(z.string()),
  PreferredTimeOfDay: z.nullable(z.string()),
  ScheduledVisitTime: z.nullable(z.string()),
  meetingPurpose: z.nullable(z.string()),
});

export const updateLead = defineCall({
  id: 'HT-24',
  name: 'updateLead',
  summary:
    'Records the visit, the club or the answers of a lead. 409 SLOT_TAKEN when another lead holds the time; asking again for the time the lead holds is a success.',
  method: 'PUT',
  path: '/v6/acq/lead',
  params: z.object({}),
  query: z.object({}),
  body: z.union([leadUpdateByToken, leadUpdateByTransaction]),
  /** Truthy on success. */
  answer: z.unknown(),
  repeatable: true,
  needsToken: false,
});

export const cancelAppointment = defineCall({
  id: 'HT-29',
  name: 'cancelAppointment',
  summary: 'Gives the booked time of a lead back. Cancelling twice is a success.',
  method: 'DELETE',
  path: '/v6/acq/lead/appointment',
  params: z.object({}),
  query: z.object({}),
  body: z.object({ TokenId: z.nullable(z.string()), TransactionId: z.string() }),
  answer: z.object({ status: z.number(), data: z.object({ success: z.boolean() }) }),
  repeatable: true,
  needsToken: false,
});
