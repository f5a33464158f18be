import { randomUUID } from 'node:crypto';

import type { WireAbandonedLead } from '@foyer/adapters-http/wire';

/** An abandoned lead as the wire sends it, under a transaction of its own. */
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

/** A lead update by transaction (LC-25). */
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
