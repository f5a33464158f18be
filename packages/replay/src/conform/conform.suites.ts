/** The contract suites of an API's ports. `conform.ts` runs this file with Vitest. */
// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { createHttpClient, createHttpRepositories } from '@foyer/adapters-http';
import { type Club, type ConsentLog, Temporal } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { describeContract } from '@foyer/core/contract';
import { noCookies, quietLogger } from '@foyer/core/kernel';
import type { ConsentRecord } from '@foyer/core/lead';

import { readChain, wallClock } from '../play/back-end.ts';

const { FOYER_CONFORM_API: baseUrl = '', FOYER_CONFORM_TOOLS: tools = '' } = process.env;

let isDown = false;
const client = createHttpClient({
  baseUrl,
  fetch: async (url, init) => {
    if (isDown) throw new TypeError('The suite took the connection down.');
    return fetch(url, init);
  },
  clock: wallClock,
  random: Math.random,
  // The suites assert the failure itself, not how it is retried.
  retries: 0,
});
const { clubs, clubMedia, configuration, openTimes, leads, consentLog } = createHttpRepositories(
  client,
  { cookies: noCookies, logger: quietLogger },
);

const chain = await readChain(client);
if (chain.err) throw new Error(`The API at ${baseUrl} can't be used: ${chain.val}.`);
const {
  clubs: all,
  configuration: { clubsForAppointment },
} = chain.val;
const [accepting, otherAccepting] = await withOpenTimes(2);
const closed = all.find(({ facilityId }) => !clubsForAppointment.includes(facilityId));
if (accepting === undefined || otherAccepting === undefined || closed === undefined) {
  throw new Error('The suites need two clubs with open times, and one that takes no appointments.');
}

const facts = {
  acceptingClub: accepting.facilityId,
  otherAcceptingClub: otherAccepting.facilityId,
  closedClub: closed.facilityId,
  noClub: parseFacilityId('999999').unwrap(),
  newTransactionId: () => crypto.randomUUID(),
  ...(tools !== '' && { countLeads: async (id: string) => (await rows('leads', id)).length }),
  goDown: async () => {
    isDown = true;
  },
  comeBack: async () => {
    isDown = false;
  },
  close: async () => {
    isDown = false;
  },
};

describeContract({ clubs }, async () => facts, 'clubs');
describeContract({ clubMedia }, async () => facts, 'clubMedia');
describeContract({ configuration }, async () => facts, 'configuration');
describeContract({ openTimes }, async () => ({ ...facts, leads }), 'openTimes');
describeContract({ leads }, async () => ({ ...facts, openTimes }), 'leads');
if (tools !== '') describeConsents(consentLog);

function describeConsents(log: ConsentLog): void {
  const consentsOf = async (id: string) => (await rows('consents', id)).map(toConsent);
  describeContract({ consentLog: log }, async () => ({ ...facts, consentsOf }), 'consentLog');
}

/** The first clubs that a visitor can book. */
async function withOpenTimes(count: number): Promise<readonly Club[]> {
  const found: Club[] = [];
  for (const club of all.filter(({ facilityId }) => clubsForAppointment.includes(facilityId))) {
    if (found.length === count) break;
    // In sequence, to request no more clubs than needed.
    // oxlint-disable-next-line no-await-in-loop
    const days = (await openTimes.forClub(club.facilityId, 'tour')).unwrap();
    if (days.some((day) => day.timeSlots.length > day.unavailableTimeSlots.length))
      found.push(club);
  }
  return found;
}

async function rows(table: string, transactionId: string): Promise<readonly Row[]> {
  const query = new URLSearchParams({ transactionId }).toString();
  const answer = await fetch(`${baseUrl}/dev/${table}?${query}`);
  return (await answer.json()) as readonly Row[];
}

type Row = Readonly<Record<string, string>>;

function toConsent(row: Row): ConsentRecord {
  return {
    id: row['id'] ?? '',
    transactionId: row['transaction_id'] ?? '',
    channel: row['channel'] as ConsentRecord['channel'],
    granted: Number(row['granted']) === 1,
    basis: row['basis'] as ConsentRecord['basis'],
    text: row['text'] ?? '',
    textVersion: row['text_version'] ?? '',
    at: Temporal.Instant.from(row['at'] ?? '').toString(),
    sourceUrl: row['source_url'] ?? '',
  };
}
