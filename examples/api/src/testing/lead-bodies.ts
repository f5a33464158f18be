import { randomUUID } from 'node:crypto';

import {
  type WireAbandonedLead,
  type WireConsent,
  type WireReferral,
  type WireResidentialLead,
  writeAttributionHeader,
} from '@foyer/adapters-http/wire';

/** An abandoned lead in wire format, with its own transaction. */
export function aLeadBody(changes: Partial<WireAbandonedLead> = {}): WireAbandonedLead {
  return {
    Answers: [{ answerId: '201', additionalInfo: 'true' }],
    Ecid: null,
    EmailAddress: 'ada@example.com',
    FacilityId: '101',
    FirstName: 'Ada',
    Id: null,
    LastName: 'Lovelace',
    OutreachCode: 'WEBLEAD',
    PhoneNumber: '2125550143',
    SourceUrl: 'http://localhost/membership',
    TransactionId: randomUUID(),
    Zipcode: null,
    receiveTextAlerts: false,
    ...changes,
  };
}

/** A full lead with its visit in wire format, with its own transaction. */
export function aResidentialBody(changes: Partial<WireResidentialLead> = {}): WireResidentialLead {
  return {
    answers: [{ answerId: '201', additionalInfo: 'true' }],
    companyEmail: null,
    zipCode: null,
    email: 'ada@example.com',
    facilityId: '101',
    firstName: 'Ada',
    lastName: 'Lovelace',
    isAbandonedLead: false,
    isCorpLead: false,
    joinOutreachCode: 'WEBLEAD_JOIN',
    leadTokenId: null,
    leadTransactionId: randomUUID(),
    meetingPurpose: 'tour',
    memberId: null,
    newsletter: true,
    outreachCode: 'WEBLEAD',
    phone: '2125550143',
    receiveTextAlerts: false,
    referringId: null,
    scheduledVisitTime: null,
    shareId: null,
    ...changes,
  };
}

/** A lead update by transaction. */
export function aVisitBody(
  transactionId: string,
  time: string | null,
  meetingPurpose: string | null = 'tour',
): Record<string, string | null> {
  return {
    TransactionId: transactionId,
    PreferredCommunicationMethod: null,
    PreferredTimeOfDay: null,
    ScheduledVisitTime: time,
    meetingPurpose,
  };
}

/** A referral by Grace in wire format, with its own transaction. */
export function aReferralBody(changes: Partial<WireReferral> = {}): WireReferral {
  return {
    answers: [{ answerId: '201', additionalInfo: 'true' }],
    companyEmail: null,
    emailAddress: 'ada@example.com',
    facilityKey: '101',
    friendId: null,
    memberId: '901001',
    nameFirst: 'Ada',
    nameLast: 'Lovelace',
    outreachCode: 'WEBLEAD',
    phoneNumber: '2125550143',
    receiveTextAlerts: false,
    referringId: 'R-1001',
    sendConfirmationEmail: true,
    shareId: 'S-1001',
    transactionId: randomUUID(),
    userLocation: 'US',
    ...changes,
  };
}

/** A request for a code to a company address. */
export function aCodeBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    corporateEmail: 'ada@globex.example',
    facilityId: '101',
    firstName: 'Ada',
    lastName: 'Lovelace',
    personalEmail: 'ada@example.com',
    phoneNumber: '2125550143',
    ...changes,
  };
}

/** A consent with its own ids. */
export function aConsentBody(changes: Partial<WireConsent> = {}): WireConsent {
  return {
    id: randomUUID(),
    transactionId: randomUUID(),
    channel: 'newsletter',
    granted: true,
    basis: 'express',
    jurisdiction: 'united-states',
    text: 'Send me news.',
    textVersion: '2026-11',
    at: '2026-11-20T15:00:00Z',
    sourceUrl: 'http://localhost/membership',
    ...changes,
  };
}

/** The header of a visitor whom a campaign brought. */
export function anAttribution(utm_source: string): string {
  const last = {
    at: '2026-11-20T14:00:00Z',
    page: 'https://club.example/pilates',
    referrer: null,
    embeddedIn: null,
    parameters: { utm_source, utm_medium: 'email' },
  };
  return writeAttributionHeader({ first: last, last });
}
