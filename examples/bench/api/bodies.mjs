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
