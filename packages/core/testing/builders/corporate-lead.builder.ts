import { facilityId } from './club.builder.ts';
import { aContact } from './lead.builder.ts';
import type { CorporateLead } from '../../src/corporate/corporate-lead.ts';

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
