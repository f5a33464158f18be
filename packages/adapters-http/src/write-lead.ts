import type { Answer, Lead, LeadUpdate, Referral, ResidentialLead } from '@foyer/core';
import type * as z from 'zod/mini';

import type {
  leadUpdateByToken,
  leadUpdateByTransaction,
  WireAbandonedLead,
  WireResidentialLead,
} from './contract/leads.ts';
import type { WireReferral } from './contract/referral.ts';
import { pageAddress } from './page-address.ts';

/**
 * A lead in the abandoned (residential) payload's field names (HT-64, LC-23). `Id` is null: the back end knows a lead
 * by its TransactionId. Ids that are not known are left out.
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
  };
}

/** A lead with its visit, in the field names of the lead flow's payload: all of them, null for what is not known. HT-25 */
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

/** A friend's lead in the referral payload's field names. `friendId` is null: a friend has no id yet. RF-02 */
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

/** A change to a lead in one of the wire's two shapes. LC-25 */
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
