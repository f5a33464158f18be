import { facilityId } from './club.builder.ts';
import type { Contact, Lead, LeadUpdate, ResidentialLead, Referrer } from '../../src/lead/lead.ts';
import type { CorporateLead } from '../../src/corporate/corporate-repository.port.ts';

/** A visitor's contact as `forms/` returns it. Pass the fields that differ. */
export function aContact(differences: Partial<Contact> = {}): Contact {
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada.byron@mail.example',
    phone: '2125550123',
    companyEmail: null,
    postalCode: null,
    ...differences,
  };
}

/** A lead for club 101 that the back end doesn't know yet. Pass the fields that differ. */
export function aLead(differences: Partial<Lead> = {}): Lead {
  return {
    transactionId: '6f1c9a52-0d3e-4b7a-9c48-2f5be1d07a31',
    leadTokenId: null,
    contact: aContact(),
    facilityId: facilityId('101'),
    outreachCode: 'WEBLEAD',
    joinOutreachCode: 'WEBLEAD_JOIN',
    sourceUrl: 'https://www.club.example/membership',
    answers: [],
    receiveTextAlerts: false,
    subscribeToNewsletter: true,
    memberId: null,
    referringId: null,
    shareId: null,
    ...differences,
  };
}

type BookingByTransaction = Extract<LeadUpdate, { readonly by: 'transaction' }>;

/** A lead's booking of a tour at this time. Pass the fields that differ. */
export function aBooking(
  transactionId: string,
  scheduledVisitTime: string | null,
  differences: Partial<BookingByTransaction> = {},
): BookingByTransaction {
  return {
    by: 'transaction',
    transactionId,
    scheduledVisitTime,
    meetingPurpose: 'tour',
    preferredCommunicationMethod: null,
    preferredTimeOfDay: null,
    ...differences,
  };
}

/** Like `aLead`, for a tour without a time. Pass the fields that differ. */
export function aResidentialLead(differences: Partial<ResidentialLead> = {}): ResidentialLead {
  const { sourceUrl: _, ...lead } = aLead();
  return {
    ...lead,
    isAbandoned: false,
    isCorporate: false,
    meetingPurpose: 'tour',
    scheduledVisitTime: null,
    ...differences,
  };
}

/** The members who refer friends, in every fake back end. */
export const someReferrers: readonly [Referrer, Referrer] = [
  {
    referringId: 'R-1001',
    firstName: 'Grace',
    memberId: '900101',
    shareId: 'S-1001',
    facilityId: '102',
    hearsOfVisits: true,
  },
  {
    referringId: 'R-1002',
    firstName: 'Alan',
    memberId: '900102',
    shareId: 'S-1002',
    facilityId: null,
    hearsOfVisits: false,
  },
];

/** A corporate lead for club 101 that the back end doesn't know yet. Pass the fields that differ. */
export function aCorporateLead(differences: Partial<CorporateLead> = {}): CorporateLead {
  return {
    transactionId: '0b7f63d4-53c1-4df5-8e0a-6c2c1a7e9b40',
    contact: { ...aContact(), companyEmail: 'ada.byron@acme.example' },
    facilityId: facilityId('101'),
    outreachCode: 'CORPENROLL',
    sourceUrl: 'https://www.club.example/join/corp',
    answers: [],
    receiveTextAlerts: false,
    ctaLabel: 'Get Started',
    isAbandonedLead: true,
    userLocation: null,
    ...differences,
  };
}
