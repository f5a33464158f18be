/** What the visitors of a benchmark send. */
import { randomUUID } from 'node:crypto';

/** A lead in wire format. */
export function aLead(transactionId, facilityId) {
  return JSON.stringify({
    Answers: [{ answerId: '201', additionalInfo: 'true' }],
    Ecid: null,
    EmailAddress: `ada.${transactionId.slice(-8)}@example.com`,
    FacilityId: facilityId,
    FirstName: 'Ada',
    Id: null,
    LastName: 'Lovelace',
    OutreachCode: 'WEBLEAD',
    PhoneNumber: '2125550143',
    SourceUrl: 'https://www.example.com/membership',
    TransactionId: transactionId,
    Zipcode: '10013',
    receiveTextAlerts: false,
  });
}

/** A lead's visit at this time. */
export function aVisit(transactionId, time) {
  return JSON.stringify({
    TransactionId: transactionId,
    PreferredCommunicationMethod: null,
    PreferredTimeOfDay: null,
    ScheduledVisitTime: time,
    meetingPurpose: 'tour',
  });
}

/** A TransactionId as the browser's adapter makes it (`CryptoIdSource`): a UUID of version 7, the millisecond and then chance. */
export function visitorsId() {
  const at = Date.now().toString(16).padStart(12, '0');
  return `${at.slice(0, 8)}-${at.slice(8)}-7${randomUUID().slice(15)}`;
}
