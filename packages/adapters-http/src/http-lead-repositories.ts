import {
  type CallFailure,
  type ConsentLog,
  Err,
  type LeadRepository,
  type Logger,
  Ok,
} from '@foyer/core';
import type { ReferralRepository, Result } from '@foyer/core';
import type {
  CreatedLead,
  CreatedReferral,
  Lead,
  LeadUpdate,
  Referral,
  ResidentialLead,
  SlotTaken,
} from '@foyer/core/lead';

import { isPathSegment, pageAddress } from './addresses.ts';
import type { AnswerOf, RequestOf } from './contract/call.ts';
import { slotTakenCode } from './error-codes.ts';
import {
  appendConsents,
  cancelAppointment,
  createAbandonedLead,
  createReferral,
  createResidentialLead,
  getReferrer,
  updateAbandonedLead,
  updateLead,
  updateReferral,
  type WireAbandonedLead,
  type WireReferral,
  type WireResidentialLead,
} from './contract/leads.ts';
import type { HttpClient } from './http-client.ts';
import { checkSuccess, hasCode, hasStatus, readIfKnown, unsuccessful } from './read-answer.ts';

export function createHttpLeadRepository(
  client: HttpClient,
  { logger }: { readonly logger?: Logger } = {},
): LeadRepository {
  return {
    async create(lead, options) {
      const body = writeAbandonedLead(lead);
      const answer = await client.send(createAbandonedLead, { body }, options);
      return answer.andThen((created) => readCreatedLead(created, lead, logger));
    },
    async createResidential(lead, options) {
      const body = writeResidentialLead(lead);
      const answer = await client.send(createResidentialLead, { body }, options);
      return answer
        .mapErr(orSlotTaken)
        .andThen((created) => readCreatedLead(created, lead, logger));
    },
    async updateAbandoned(lead, options) {
      const body = writeAbandonedLead(lead);
      const answer = await client.send(updateAbandonedLead, { body }, options);
      return answer.andThen((created) => readCreatedLead(created, lead, logger));
    },
    async update(update, options) {
      const answer = await client.send(updateLead, { body: writeLeadUpdate(update) }, options);
      if (answer.err) return Err(orSlotTaken(answer.val));
      return saysYes(answer.val) ? Ok(undefined) : unsuccessful;
    },
    async cancelVisit({ leadTokenId, transactionId, calendarUid }, options) {
      const body = {
        TokenId: leadTokenId,
        TransactionId: transactionId,
        VisitUid: calendarUid ?? undefined,
      };
      const answer = await client.send(cancelAppointment, { body }, options);
      return answer.andThen(({ status, data }) =>
        status === 200 && data.success ? Ok(undefined) : unsuccessful,
      );
    },
  };
}

export function createHttpReferralRepository(client: HttpClient): ReferralRepository {
  return {
    /** The id comes from the URL and may be anything. */
    async referrer(referringId, options) {
      if (!isPathSegment(referringId)) return Ok(null);
      const answer = await client.send(getReferrer, { params: { id: referringId } }, options);
      return readIfKnown(answer, (member) =>
        Ok({
          referringId: member.referringId || referringId,
          firstName: member.firstName,
          memberId: String(member.memberId),
          shareId: String(member.shareId ?? ''),
          facilityId: member.facilityId == null ? null : String(member.facilityId),
          hearsOfVisits: member.hearsOfVisits === true,
        }),
      );
    },
    async create(referral, options) {
      const body = writeReferral(referral, { sendConfirmationEmail: true });
      const answer = await client.send(createReferral, { body }, options);
      return answer.andThen(readCreatedReferral);
    },
    /** The friend was already contacted when the referral was created. */
    async update(referral, options) {
      const body = writeReferral(referral, { sendConfirmationEmail: false });
      const answer = await client.send(updateReferral, { body }, options);
      return answer.andThen(readCreatedReferral);
    },
  };
}

export interface HttpConsentLogOptions {
  /** The path that accepts consents. Defaults to the contract's path. */
  readonly paths?: { readonly consents?: string };
}

export function createHttpConsentLog(
  client: HttpClient,
  { paths }: HttpConsentLogOptions = {},
): ConsentLog {
  const call = { ...appendConsents, path: paths?.consents ?? appendConsents.path };
  return {
    async append(records, options) {
      const body = records.map((record) => ({
        ...record,
        sourceUrl: pageAddress(record.sourceUrl),
      }));
      return checkSuccess(await client.send(call, { body }, options));
    },
  };
}

/** A response with `success: false` or without a lead is a failure. */
function readCreatedLead(
  answer: AnswerOf<typeof createAbandonedLead>,
  lead: Pick<Lead, 'transactionId'>,
  logger: Logger | undefined,
): Result<CreatedLead, CallFailure> {
  const leadTokenId = answer.tokenId || null;
  const transactionId = answer.TransactionId || answer.leadTransactionId || null;
  if (answer.success !== false && transactionId === null)
    logger?.warn('transaction-id-missing', {});
  if (answer.success === false || (leadTokenId === null && transactionId === null)) {
    return unsuccessful;
  }
  return Ok({
    leadTokenId,
    transactionId: transactionId ?? lead.transactionId,
    associationToken: answer.associationToken || null,
  });
}

/** Turns the 409 of a time that someone else booked into `slot-taken`, and leaves other failures alone. */
export function orSlotTaken(failure: CallFailure): CallFailure | SlotTaken {
  const isTaken = hasStatus(failure, 409) && hasCode(failure, slotTakenCode);
  return isTaken ? { kind: 'slot-taken' } : failure;
}

/** True for anything truthy without `success: false`. */
function saysYes(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return Boolean(answer);
  return Reflect.get(answer, 'success') !== false;
}

/** A response with `success: false` or without a token means that the referral failed. */
function readCreatedReferral({
  associationToken,
  result = true,
}: AnswerOf<typeof createReferral>): Result<CreatedReferral, CallFailure> {
  return associationToken && Boolean(result) ? Ok({ associationToken }) : unsuccessful;
}

/**
 * Maps a lead to the abandoned (residential) payload. `Id` is null, because the back end identifies a lead by its
 * TransactionId. Unknown ids are omitted.
 */
function writeAbandonedLead(lead: Lead): WireAbandonedLead {
  return {
    Answers: [...lead.answers],
    Ecid: null,
    EmailAddress: lead.contact.email,
    FacilityId: lead.facilityId,
    FirstName: lead.contact.firstName,
    Id: null,
    LastName: lead.contact.lastName,
    OutreachCode: lead.outreachCode,
    PhoneNumber: lead.contact.phone,
    SourceUrl: pageAddress(lead.sourceUrl),
    TransactionId: lead.transactionId,
    Zipcode: lead.contact.postalCode,
    companyEmail: lead.contact.companyEmail ?? undefined,
    memberId: lead.memberId ?? undefined,
    referringId: lead.referringId ?? undefined,
    shareId: lead.shareId ?? undefined,
    receiveTextAlerts: lead.receiveTextAlerts,
    ...(lead.visitSkipped === true && { visitSkipped: true }),
  };
}

/** Maps a lead with its visit to the lead flow's payload: all fields, with null for unknown values. */
function writeResidentialLead(lead: ResidentialLead): WireResidentialLead {
  return {
    answers: [...lead.answers],
    companyEmail: lead.contact.companyEmail,
    zipCode: lead.contact.postalCode,
    email: lead.contact.email,
    facilityId: lead.facilityId,
    firstName: lead.contact.firstName,
    lastName: lead.contact.lastName,
    isAbandonedLead: lead.isAbandoned,
    isCorpLead: lead.isCorporate,
    joinOutreachCode: lead.joinOutreachCode,
    leadTokenId: lead.leadTokenId,
    leadTransactionId: lead.transactionId,
    meetingPurpose: lead.meetingPurpose,
    memberId: lead.memberId,
    newsletter: lead.subscribeToNewsletter,
    outreachCode: lead.outreachCode,
    phone: lead.contact.phone,
    receiveTextAlerts: lead.receiveTextAlerts,
    referringId: lead.referringId,
    scheduledVisitTime: lead.scheduledVisitTime,
    shareId: lead.shareId,
  };
}

/** Maps a friend's lead to the referral payload. `friendId` is null, because a friend has no id yet. */
function writeReferral(
  { lead, referrer, userLocation }: Referral,
  { sendConfirmationEmail }: { readonly sendConfirmationEmail: boolean },
): WireReferral {
  return {
    answers: [...lead.answers],
    companyEmail: lead.contact.companyEmail,
    emailAddress: lead.contact.email,
    facilityKey: lead.facilityId,
    friendId: null,
    memberId: referrer.memberId,
    nameFirst: lead.contact.firstName,
    nameLast: lead.contact.lastName,
    outreachCode: lead.outreachCode,
    phoneNumber: lead.contact.phone,
    receiveTextAlerts: lead.receiveTextAlerts,
    referringId: referrer.referringId,
    sendConfirmationEmail,
    shareId: referrer.shareId,
    transactionId: lead.transactionId,
    userLocation,
    zipCode: lead.contact.postalCode ?? undefined,
  };
}

/** Maps a change of a lead to one of the API's two shapes. */
function writeLeadUpdate(update: LeadUpdate): RequestOf<typeof updateLead>['body'] {
  const { guest } = update;
  const bringing = guest === undefined ? {} : { Guest: guest && { FirstName: guest.firstName } };
  if (update.by === 'transaction') {
    return {
      TransactionId: update.transactionId,
      PreferredCommunicationMethod: update.preferredCommunicationMethod,
      PreferredTimeOfDay: update.preferredTimeOfDay,
      ScheduledVisitTime: update.scheduledVisitTime,
      meetingPurpose: update.meetingPurpose,
      ...bringing,
    };
  }
  return {
    TokenId: update.leadTokenId,
    ...(update.answers === null ? {} : { Answers: [...update.answers] }),
    FacilityId: update.facilityId,
    ScheduledVisitTime: update.scheduledVisitTime,
    ...bringing,
  };
}
