/**
 * `load.mjs <file>` sends requests to a server as fast as it responds. It reads what to send from the file and replaces
 * it with the results. Requests of the warm-up aren't measured, so that the first compilation and the opening of the
 * connections aren't part of the latencies.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import autocannon from 'autocannon';

import { aLead, aVisit, visitorsId } from './requests.mjs';

const [file] = process.argv.slice(2);
const { kind, address, seconds, connections, list, warmUp } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const json = { 'content-type': 'application/json' };
const acknowledged = [];
const latencies = [];
const statuses = {};
let next = 0;
let measuredSince = null;

const requests = {
  lead: {
    method: 'POST',
    path: '/v6/acq/leads/abandoned',
    body: () => aLead(visitorsId(), '101'),
  },
  /** The leads of a list of visits. */
  leads: {
    method: 'POST',
    path: '/v6/acq/leads/abandoned',
    body: ([transactionId, facilityId]) => aLead(transactionId, facilityId),
  },
  /** A list of visits, each a TransactionId, a club's id, and a time. */
  visits: {
    method: 'PUT',
    path: '/v6/acq/lead',
    body: ([transactionId, , time]) => aVisit(transactionId, time),
  },
};

const { method, path, body } = requests[kind];
const began = performance.now();
const { errors } = await autocannon({
  url: address,
  connections,
  ...(list ? { amount: list.length } : { duration: warmUp + seconds }),
  requests: [{ method, path, headers: json, setupRequest, onResponse }],
});
latencies.sort((one, other) => one - other);
writeFileSync(
  file,
  JSON.stringify({
    perSecond: (latencies.length * 1_000) / (performance.now() - measuredSince),
    p99: latencies[Math.floor(latencies.length * 0.99)],
    statuses,
    broken: errors,
    acknowledged,
  }),
);

/** `context` belongs to the connection. */
function setupRequest(request, context) {
  const item = list?.[next++ % list.length];
  const sentAt = performance.now();
  const isWarmUp = list ? next <= warmUp : sentAt < began + warmUp * 1_000;
  if (!isWarmUp) measuredSince ??= sentAt;
  Object.assign(context, { sentAt, isWarmUp });
  return { ...request, body: body(item) };
}

function onResponse(status, text, { sentAt, isWarmUp }) {
  if (status === 200) acknowledged.push(JSON.parse(text).TransactionId);
  if (isWarmUp) return;
  latencies.push(performance.now() - sentAt);
  statuses[status] = (statuses[status] ?? 0) + 1;
}
