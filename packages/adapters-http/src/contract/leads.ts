import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { areaText, shortText, webAddress } from './text.ts';

const optionalText = z.optional(z.nullable(shortText));

export const answer = z.object({ answerId: shortText, additionalInfo: z.nullable(areaText) });

/** Specification, section 3, Lead, abandoned (residential) payload. */
const abandonedLead = z.object({
  Answers: z.array(answer),
  Ecid: optionalText,
  EmailAddress: shortText,
  FacilityId: shortText,
  FirstName: shortText,
  Id: z.nullable(shortText),
  LastName: shortText,
  OutreachCode: shortText,
  PhoneNumber: shortText,
  SourceUrl: webAddress,
  TransactionId: shortText,
  Zipcode: z.nullable(shortText),
  companyEmail: optionalText,
  memberId: optionalText,
  referringId: optionalText,
  shareId: optionalText,
  receiveTextAlerts: z.boolean(),
  /** Beyond the specification: true when the visitor went on without choosing a time, so that the club calls. */
  visitSkipped: z.optional(z.boolean()),
});
export type WireAbandonedLead = z.infer<typeof abandonedLead>;

/** Specification, section 3, Lead payload (lead flow). */
const residentialLead = z.object({
  answers: z.array(answer),
  companyEmail: z.nullable(shortText),
  zipCode: z.nullable(shortText),
  email: shortText,
  facilityId: shortText,
  firstName: shortText,
  lastName: shortText,
  isAbandonedLead: z.boolean(),
  isCorpLead: z.boolean(),
  joinOutreachCode: z.nullable(shortText),
  /** Null until the back end has assigned one. */
  leadTokenId: z.nullable(shortText),
  leadTransactionId: shortText,
  /** Null leaves it unchanged. */
  meetingPurpose: z.nullable(z.enum(['tour', 'workout'])),
  memberId: z.nullable(shortText),
  newsletter: z.boolean(),
  outreachCode: shortText,
  phone: shortText,
  receiveTextAlerts: z.boolean(),
  referringId: z.nullable(shortText),
  /** An ISO date-time with the club's UTC offset; null leaves the visit unchanged. */
  scheduledVisitTime: z.nullable(shortText),
  shareId: z.nullable(shortText),
});
export type WireResidentialLead = z.infer<typeof residentialLead>;

const leadAnswer = z.object({
  success: z.optional(z.boolean()),
  tokenId: z.nullish(z.string()),
  TransactionId: z.nullish(z.string()),
  leadTransactionId: z.nullish(z.string()),
  associationToken: z.nullish(z.string()),
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
  isPublicForm: true,
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
  isPublicForm: true,
  needsToken: false,
});

export const createResidentialLead = defineCall({
  id: 'HT-25',
  name: 'createResidentialLead',
  summary:
    'Makes a lead and books its visit in one, or brings the one of the same leadTransactionId up to date: all or nothing. 409 SLOT_TAKEN when another lead holds the time, 409 TOO_MANY_VISITS when the visitor has as many visits to come as they may; 429 with Retry-After past a limit.',
  method: 'POST',
  path: '/v6/acq/lead/residential',
  params: z.object({}),
  query: z.object({}),
  body: residentialLead,
  answer: leadAnswer,
  repeatable: true,
  isPublicForm: true,
  needsToken: false,
});

/** The first shape of an update: by token. `answers` is accepted for `Answers`. */
export const leadUpdateByToken = z.object({
  TokenId: shortText,
  Answers: z.optional(z.array(answer)),
  answers: z.optional(z.array(answer)),
  FacilityId: shortText,
  /** An ISO date-time with the club's UTC offset; null leaves the visit unchanged. */
  ScheduledVisitTime: z.nullable(shortText),
});

/** The second shape of an update: by transaction. */
export const leadUpdateByTransaction = z.object({
  TransactionId: shortText,
  PreferredCommunicationMethod: z.nullable(shortText),
  PreferredTimeOfDay: z.nullable(shortText),
  ScheduledVisitTime: z.nullable(shortText),
  meetingPurpose: z.nullable(shortText),
});

export const updateLead = defineCall({
  id: 'HT-24',
  name: 'updateLead',
  summary:
    'Records the visit, the club or the answers of a lead. 409 SLOT_TAKEN when another lead holds the time, 409 TOO_MANY_VISITS when the visitor has as many visits to come as they may, 429 with Retry-After past a limit; asking again for the time the lead holds is a success.',
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
  /** Either the two ids of the lead, or the whole lead. */
  body: z.union([
    z.object({ TokenId: z.nullable(shortText), TransactionId: shortText }),
    residentialLead,
  ]),
  answer: z.object({ status: z.number(), data: z.object({ success: z.boolean() }) }),
  repeatable: true,
  needsToken: false,
});
