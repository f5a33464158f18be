/**
 * Asks a server as fast as it answers: `asker.mjs <file>` reads what to ask, and writes what came back into the file. It may
 * be told to warm up: what is compiled for the first time, here and there, is nobody's latency.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import autocannon from 'autocannon';

import { visitorsId } from './visitors-id.mjs';

const [file] = process.argv.slice(2);
const { kind, address, seconds, connections, list, warmUp } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const idLength = 36;
const json = { 'content-type': 'application/json' };
/** As bytes: texts would be what its garbage collector copies most, and the server's callers wait for that. */
const acknowledged = Buffer.alloc(idLength * 4_000_000);
let noted = 0;
let next = 0;

const requests = {
  lead: {
    method: 'POST',
    path: '/v6/acq/leads/abandoned',
    headers: json,
    setupRequest: (request) => ({ ...request, body: aLead(visitorsId()) }),
    onResponse: noteLead,
  },
  /** The leads of a list, by their TransactionIds. */
  leads: {
    method: 'POST',
    path: '/v6/acq/leads/abandoned',
    headers: json,
    setupRequest: (request) => ({ ...request, body: aLead(list[next++ % list.length]) }),
    onResponse: noteLead,
  },
  times: { method: 'GET', path: '/v6/acq/leads/appointments?facilityId=101' },
  /** The visits of a list, each a TransactionId and a time. */
  visits: {
    method: 'PUT',
    path: '/v6/acq/lead',
    headers: json,
    setupRequest: (request) => ({ ...request, body: aVisit(list[next++ % list.length]) }),
    onResponse: noteLead,
  },
};

if (warmUp) await ask({ duration: warmUp });
const result = await ask(list ? { amount: list.length } : { duration: seconds });
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
    acknowledged: idsOf(acknowledged),
  }),
);

function ask(howMuch) {
  return autocannon({ url: address, connections, requests: [requests[kind]], ...howMuch });
}

function noteLead(status, body) {
  if (status !== 200) return;
  const begin = body.indexOf('"TransactionId":"') + 17;
  acknowledged.latin1Write(body.slice(begin, begin + idLength), noted++ * idLength);
}

function idsOf(bytes) {
  return Array.from({ length: noted }, (_, place) =>
    bytes.latin1Slice(place * idLength, (place + 1) * idLength),
  );
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
