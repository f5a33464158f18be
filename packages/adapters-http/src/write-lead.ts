import type { Answer, Lead, LeadUpdate, Referral, ResidentialLead } from '@foyer/core/lead';
import type * as z from 'zod/mini';

import type {
  leadUpdateByToken,
  leadUpdateByTransaction,
  WireAbandonedLead,
  WireResidentialLead,
} from './contract/leads.ts';
import type { WireReferral } from './contract/referral.ts';
import { pageAddress } from './addresses.ts';

/**
 * Maps a lead to the abandoned (residential) payload. `Id` is null, because the back end identifies a lead by its
 * TransactionId. Unknown ids are omitted.
 */
export function writeAbandonedLead(lead: Lead): WireAbandonedLead {
  return {
    Answers: writeAnswers(lead.answers),
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
export function writeResidentialLead(lead: ResidentialLead): WireResidentialLead {
  return {
    answers: writeAnswers(lead.answers),
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
export function writeReferral(
  { lead, referrer, userLocation }: Referral,
  { sendConfirmationEmail }: { readonly sendConfirmationEmail: boolean },
): WireReferral {
  return {
    answers: writeAnswers(lead.answers),
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
export function writeLeadUpdate(
  update: LeadUpdate,
): z.input<typeof leadUpdateByToken> | z.input<typeof leadUpdateByTransaction> {
  if (update.by === 'transaction') {
    return {
      TransactionId: update.transactionId,
      PreferredCommunicationMethod: update.preferredCommunicationMethod,
      PreferredTimeOfDay: update.preferredTimeOfDay,
      ScheduledVisitTime: update.scheduledVisitTime,
      meetingPurpose: update.meetingPurpose,
    };
  }
  return {
    TokenId: update.leadTokenId,
    ...(update.answers === null ? {} : { Answers: writeAnswers(update.answers) }),
    FacilityId: update.facilityId,
    ScheduledVisitTime: update.scheduledVisitTime,
  };
}

function writeAnswers(answers: readonly Answer[]): Answer[] {
  return answers.map(({ answerId, additionalInfo }) => ({ answerId, additionalInfo }));
}
