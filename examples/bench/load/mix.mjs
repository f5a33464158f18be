/**
 * `mix.mjs <file>` visits a server over many connections. It reads what to do from the file and replaces it with the
 * results. Each connection is one person after the other: four of five look at clubs and times, leave a lead, change
 * it, book, and cancel; every fifth is a member who logs in and opens the account.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import autocannon from 'autocannon';

import { aLead, aVisit, visitorsId } from '../api/requests.mjs';

const [file] = process.argv.slice(2);
const { address, seconds, connections, members, password } = JSON.parse(readFileSync(file, 'utf8'));
const json = { 'content-type': 'application/json' };
const calls = {};
const acknowledged = [];
let people = 0;

const visitor = [
  call('clubs', 'GET', '/v6/facilities/'),
  call('open times', 'GET', (person) => {
    person.club = String(101 + (people++ % 80));
    person.id = visitorsId();
    return `/v6/acq/leads/appointments?facilityId=${person.club}`;
  }),
  call('lead created', 'POST', '/v6/acq/leads/abandoned', ({ id, club }) => aLead(id, club)),
  call('lead changed', 'PUT', '/v6/acq/leads/abandoned', ({ id, club }) => aLead(id, club)),
  call(
    'visit booked',
    'PUT',
    '/v6/acq/lead',
    ({ id, times }) => aVisit(id, someOf(times)),
    [
      // Two people may want the same time, so that one gets 409.
      200, 409,
    ],
  ),
  call('visit canceled', 'DELETE', '/v6/acq/lead/appointment', ({ id }) =>
    JSON.stringify({ TokenId: null, TransactionId: id }),
  ),
];
const member = [
  call('login', 'POST', '/v6/account/authentication/login', () =>
    JSON.stringify({ username: members[people++ % members.length], password }),
  ),
  call('account', 'GET', '/v6/account/account-information', null, [200], ({ token }) => ({
    authorization: `Bearer ${token}`,
  })),
];

const { errors, timeouts } = await autocannon({
  url: address,
  connections,
  duration: seconds,
  timeout: 30,
  requests: [...visitor, ...member, ...visitor, ...visitor, ...visitor],
});
for (const one of Object.values(calls)) {
  one.latencies.sort((a, b) => a - b);
  const at = (part) => one.latencies[Math.floor(one.latencies.length * part)] ?? Number.NaN;
  Object.assign(one, { count: one.latencies.length, p50: at(0.5), p99: at(0.99), latencies: [] });
}
writeFileSync(file, JSON.stringify({ calls, broken: errors, timeouts, acknowledged }));

/** Null at a club without open times. */
function someOf(times) {
  return times[Math.floor(Math.random() * times.length)] ?? null;
}

/** `path` and `body` may depend on the person whose request it is. */
function call(name, method, path, body = null, right = [200], headersOf = () => ({})) {
  calls[name] = { latencies: [], wrong: {} };
  return {
    method,
    ...(typeof path === 'string' && { path }),
    setupRequest(request, person) {
      person.sentAt = performance.now();
      return {
        ...request,
        headers: { ...json, ...headersOf(person) },
        ...(typeof path === 'function' && { path: path(person) }),
        ...(body !== null && { body: body(person) }),
      };
    },
    onResponse(status, text, person) {
      const { latencies, wrong } = calls[name];
      latencies.push(performance.now() - person.sentAt);
      if (!right.includes(status)) wrong[status] = (wrong[status] ?? 0) + 1;
      if (name === 'lead created' && status === 200) acknowledged.push(person.id);
      if (name === 'open times' && status === 200) {
        person.times = JSON.parse(text).dateRangeWithTime.flatMap((day) => day.timeSlots);
      }
      if (name === 'login' && status === 200) person.token = JSON.parse(text).token;
    },
  };
}
