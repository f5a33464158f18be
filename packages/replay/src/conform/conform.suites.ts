/** The contract suites of an API's ports. `conform.ts` runs this file with Vitest. */
import '@foyer/core/temporal';
import { createHttpClient, createHttpRepositories } from '@foyer/adapters-http';
import { type Club, type ConsentLog, Temporal } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { describeContract, residentialLeadContract } from '@foyer/core/contract';
import { noCookies, quietLogger } from '@foyer/core/kernel';
import type { Lead } from '@foyer/core/lead';
import type { ConsentRecord } from '@foyer/core/consents';
import { productTokenCookie } from '@foyer/core/plans';
import { FakeCookieJar } from '@foyer/core/testing';

import { paymentCookie, readChain, site, wallClock } from '../play/back-end.ts';
import { payApproved } from '../play/pay.ts';

const { FOYER_CONFORM_API: baseUrl = '', FOYER_CONFORM_TOOLS: tools = '' } = process.env;

let isDown = false;
/** The browser of the buyers. */
const browser = new FakeCookieJar(wallClock);
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
  headers: () => paymentCookie(browser),
});
const {
  clubs,
  clubMedia,
  configuration,
  consentLog,
  joinContent,
  leads,
  openTimes,
  plans,
  products,
} = createHttpRepositories(client, { cookies: noCookies, logger: quietLogger });

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
  ...(tools !== '' && { countLeads }),
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
residentialLeadContract('leads', async () => ({ ...facts, leads, openTimes }));
describeContract({ joinContent }, async () => facts, 'joinContent');
if (tools !== '') {
  describeConsents(consentLog);
  const purchases = { ...facts, plans, leads, countLeads, beginPurchase, pay };
  describeContract({ products }, async () => purchases, 'products');
}

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
    const days = (await openTimes.forClub(club.facilityId, 'tour')).unwrap();
    if (days.some((day) => day.timeSlots.length > day.unavailableTimeSlots.length))
      found.push(club);
  }
  return found;
}

async function countLeads(transactionId: string): Promise<number> {
  return (await rows('leads', transactionId)).length;
}

async function beginPurchase({ transactionId, contact, facilityId }: Lead): Promise<string> {
  const { firstName, lastName, email, phone } = contact;
  const answer = await fetch(`${baseUrl}/dev/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName,
      lastName,
      email,
      phone,
      facilityId,
      transactionNumber: transactionId,
    }),
  });
  const { productToken } = (await answer.json()) as { readonly productToken: string };
  return productToken;
}

/** Pays on the payment page. Returns the confirmation token. */
async function pay(productToken: string): Promise<string> {
  browser.write(productTokenCookie, productToken, 1200);
  const back = await payApproved({
    backEnd: { baseUrl, fetch, isPersistent: true },
    clock: wallClock,
    cookies: browser,
  });
  return new URL(back, site).searchParams.get('confirmationToken') ?? '';
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
    jurisdiction: row['jurisdiction'] ?? null,
    text: row['text'] ?? '',
    textVersion: row['text_version'] ?? '',
    at: Temporal.Instant.from(row['at'] ?? '').toString(),
    sourceUrl: row['source_url'] ?? '',
  };
}
