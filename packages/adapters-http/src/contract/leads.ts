import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import {
  id,
  longText,
  maybeId,
  maybeText,
  shortText,
  success,
  surveyAnswer,
  webAddress,
} from './fields.ts';

/** Specification, section 3, Lead, abandoned (residential) payload. */
const abandonedLead = z.object({
  Answers: z.array(surveyAnswer),
  Ecid: z.nullish(shortText),
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
  companyEmail: z.nullish(shortText),
  memberId: z.nullish(shortText),
  referringId: z.nullish(shortText),
  shareId: z.nullish(shortText),
  receiveTextAlerts: z.boolean(),
  /** Beyond the specification: true when the visitor went on without choosing a time, so that the club calls. */
  visitSkipped: z.optional(z.boolean()),
});
export type WireAbandonedLead = z.infer<typeof abandonedLead>;

/** Specification, section 3, Lead payload (lead flow). */
const residentialLead = z.object({
  answers: z.array(surveyAnswer),
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
  tokenId: maybeText,
  TransactionId: maybeText,
  leadTransactionId: maybeText,
  associationToken: maybeText,
});

export const createAbandonedLead = defineCall({
  id: 'HT-27',
  name: 'createAbandonedLead',
  summary: 'Creates a lead, or updates the one with the same TransactionId.',
  method: 'POST',
  path: '/v6/acq/leads/abandoned',
  body: abandonedLead,
  answer: leadAnswer,
  isPublicForm: true,
});

export const updateAbandonedLead = defineCall({
  id: 'HT-28',
  name: 'updateAbandonedLead',
  summary: 'Updates the lead of the TransactionId: contact, club and consents.',
  method: 'PUT',
  path: '/v6/acq/leads/abandoned',
  body: abandonedLead,
  answer: leadAnswer,
  isPublicForm: true,
});

export const createResidentialLead = defineCall({
  id: 'HT-25',
  name: 'createResidentialLead',
  summary:
    'Creates a lead and books its visit, or updates the lead with the same leadTransactionId. Stores everything or nothing. 409 SLOT_TAKEN if another lead holds the time; 409 TOO_MANY_VISITS if the visitor has the most upcoming visits allowed; 429 with Retry-After past a limit.',
  method: 'POST',
  path: '/v6/acq/lead/residential',
  body: residentialLead,
  answer: leadAnswer,
  isPublicForm: true,
});

/**
 * Beyond the specification: whom the visitor brings to ScheduledVisitTime. Omitting it leaves the guest unchanged, null
 * takes them away. The visit still takes one time.
 */
const guest = z.nullish(
  z.object({
    /** Null if the visitor didn't say. */
    FirstName: z.nullable(shortText),
  }),
);

/** The first shape of an update: by token. `answers` is accepted for `Answers`. */
const leadUpdateByToken = z.object({
  TokenId: shortText,
  Answers: z.optional(z.array(surveyAnswer)),
  answers: z.optional(z.array(surveyAnswer)),
  FacilityId: shortText,
  /** An ISO date-time with the club's UTC offset; null leaves the visit unchanged. */
  ScheduledVisitTime: z.nullable(shortText),
  Guest: guest,
});

/** The second shape of an update: by transaction. */
const leadUpdateByTransaction = z.object({
  TransactionId: shortText,
  PreferredCommunicationMethod: z.nullable(shortText),
  PreferredTimeOfDay: z.nullable(shortText),
  ScheduledVisitTime: z.nullable(shortText),
  meetingPurpose: z.nullable(shortText),
  Guest: guest,
});

export const updateLead = defineCall({
  id: 'HT-24',
  name: 'updateLead',
  summary:
    'Updates a lead’s visit, club or survey answers. Booking the time that the lead already has succeeds. 409 SLOT_TAKEN if another lead holds the time; 409 TOO_MANY_VISITS if the visitor has the most upcoming visits allowed; 429 with Retry-After past a limit.',
  method: 'PUT',
  path: '/v6/acq/lead',
  body: z.union([leadUpdateByToken, leadUpdateByTransaction]),
  /** Truthy on success. */
  answer: z.unknown(),
});

export const cancelAppointment = defineCall({
  id: 'HT-29',
  name: 'cancelAppointment',
  summary:
    'Cancels a lead’s visit and frees its time. Canceling twice succeeds. 409 VISIT_OVER after the visit has ended.',
  method: 'DELETE',
  path: '/v6/acq/lead/appointment',
  /** Either the two ids of the lead, or the whole lead. */
  body: z.union([
    z.object({
      TokenId: z.nullable(shortText),
      TransactionId: shortText,
      /** Beyond the specification: the visit’s `uid`, so that repeating the call leaves a newer visit alone. */
      VisitUid: z.optional(shortText),
    }),
    residentialLead,
  ]),
  answer: z.object({ status: z.number(), data: z.object({ success: z.boolean() }) }),
});

/** Specification, section 3, Referral create. */
const referral = z.object({
  answers: z.array(surveyAnswer),
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
  associationToken: maybeText,
  /** If present, truthy on success. */
  result: z.optional(z.unknown()),
});

export const getReferrer = defineCall({
  id: 'HT-34',
  name: 'getReferrer',
  summary: 'The member with this referring id or encrypted member id. 404 if there is none.',
  method: 'GET',
  path: '/v6/acq/referral/info/{id}',
  params: z.object({ id: shortText }),
  answer: z.object({
    firstName: z.string(),
    memberId: id,
    referringId: maybeText,
    shareId: maybeId,
    /** The member's home club. */
    facilityId: z.optional(maybeId),
    /** True if the member gets an email when a friend books a visit. */
    hearsOfVisits: z.optional(z.boolean()),
  }),
});

export const createReferral = defineCall({
  id: 'HT-35',
  name: 'createReferral',
  summary:
    'Creates the friend’s lead and links it to the member, or updates the one with the same transactionId.',
  method: 'POST',
  path: '/v6/acq/referral/create',
  body: referral,
  answer: referralAnswer,
  isPublicForm: true,
});

export const updateReferral = defineCall({
  id: 'HT-36',
  name: 'updateReferral',
  summary: 'Updates the referral of the transactionId. 404 if there is no such lead.',
  method: 'PUT',
  path: '/v6/acq/referral/update',
  body: referral,
  answer: referralAnswer,
  isPublicForm: true,
});

const consent = z.object({
  /** Created once per consent. Sending it again doesn't record it twice. */
  id: shortText,
  transactionId: shortText,
  channel: z.enum(['newsletter', 'text-alerts']),
  granted: z.boolean(),
  basis: z.enum(['express', 'default']),
  /** Whose law asked for it, such as `canada`; null if none does. */
  jurisdiction: z.nullish(shortText),
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
    'Adds consents to the log: all or none. 409 ID_TAKEN if an id belongs to a different consent. The path is configuration.',
  method: 'POST',
  path: '/v6/acq/leads/consents',
  body: z.array(consent),
  answer: success,
});
