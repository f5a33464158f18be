import { facilityId } from './club.builder.ts';
import type { Contact, Lead, ResidentialLead } from '../../src/lead/lead.ts';

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

/** The same lead for a tour without a time. Pass the fields that differ. */
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
