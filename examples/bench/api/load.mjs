/**
 * `load.mjs <file>` sends requests to a server as fast as it responds. It reads what to send from the file and replaces
 * it with the results. A warm-up keeps the first compilation out of the latencies.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import autocannon from 'autocannon';

import { visitorsId } from './visitors-id.mjs';

const [file] = process.argv.slice(2);
const { kind, address, seconds, connections, list, warmUp } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const json = { 'content-type': 'application/json' };
const acknowledged = [];
let next = 0;

const requests = {
  lead: {
    method: 'POST',
    path: '/v6/acq/leads/abandoned',
    headers: json,
    setupRequest: (request) => ({ ...request, body: aLead(visitorsId()) }),
    onResponse: noteLead,
  },
  /** A list of leads by TransactionId. */
  leads: {
    method: 'POST',
    path: '/v6/acq/leads/abandoned',
    headers: json,
    setupRequest: (request) => ({ ...request, body: aLead(list[next++ % list.length]) }),
    onResponse: noteLead,
  },
  times: { method: 'GET', path: '/v6/acq/leads/appointments?facilityId=101' },
  /** A list of visits, each a TransactionId and a time. */
  visits: {
    method: 'PUT',
    path: '/v6/acq/lead',
    headers: json,
    setupRequest: (request) => ({ ...request, body: aVisit(list[next++ % list.length]) }),
    onResponse: noteLead,
  },
};

if (warmUp) await send({ duration: warmUp });
const result = await send(list ? { amount: list.length } : { duration: seconds });
const { latency, duration, statusCodeStats } = result;
const counts = Object.entries(statusCodeStats ?? {}).map(([code, { count }]) => [code, count]);
const answers = counts.reduce((sum, [, count]) => sum + count, 0);
writeFileSync(
  file,
  JSON.stringify({
    perSecond: answers / duration,
    p99: latency.p99,
    statuses: Object.fromEntries(counts),
    broken: result.errors,
    acknowledged,
  }),
);

function send(howMuch) {
  return autocannon({ url: address, connections, requests: [requests[kind]], ...howMuch });
}

function noteLead(status, body) {
  if (status === 200) acknowledged.push(JSON.parse(body).TransactionId);
}

function aLead(transactionId) {
  return JSON.stringify({
    Answers: [{ answerId: '201', additionalInfo: 'true' }],
    Ecid: null,
    EmailAddress: `ada.${transactionId.slice(-8)}@example.com`,
    FacilityId: '101',
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

function aVisit([transactionId, time]) {
  return JSON.stringify({
    TransactionId: transactionId,
    PreferredCommunicationMethod: null,
    PreferredTimeOfDay: null,
    ScheduledVisitTime: time,
    meetingPurpose: 'tour',
  });
}
