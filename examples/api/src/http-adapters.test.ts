import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createHttpClassRepository,
  createHttpClient,
  createHttpClubMediaRepository,
  createHttpClubProfileRepository,
  createHttpClubRepository,
  createHttpConsentLog,
  createHttpContentRepository,
  createHttpCorporateLeadRepository,
  createHttpCorporateRepository,
  createHttpEmployerRepository,
  createHttpFriendsVisitRepository,
  createHttpJoinContentRepository,
  createHttpLeadRepository,
  createHttpOpenTimesRepository,
  createHttpPlanRepository,
  createHttpProductRepository,
  createHttpReferralRepository,
  createHttpTimeHoldRepository,
  createHttpVisitConfigurationRepository,
  createHttpVisitLinkRepository,
  createHttpWaitListRepository,
} from '@foyer/adapters-http';
import { Temporal } from '@foyer/core';
import type { ConsentRecord } from '@foyer/core/consents';
import {
  type BackEndEnvironment,
  classRepositoryContract,
  clubMediaRepositoryContract,
  clubProfileRepositoryContract,
  clubRepositoryContract,
  consentLogContract,
  contentRepositoryContract,
  corporateCodesContract,
  corporateLeadRepositoryContract,
  corporatePlansContract,
  corporateRepositoryContract,
  employerRepositoryContract,
  friendsVisitRepositoryContract,
  type JoinContentEnvironment,
  joinContentRepositoryContract,
  leadRepositoryContract,
  openTimesRepositoryContract,
  planRepositoryContract,
  productRepositoryContract,
  purchaseContract,
  type PurchaseEnvironment,
  referralRepositoryContract,
  residentialLeadContract,
  standardPurchaseContract,
  timeHoldRepositoryContract,
  visitConfigurationRepositoryContract,
  visitLinkRepositoryContract,
  waitListRepositoryContract,
} from '@foyer/core/contract';
import { facilityId, FakeCookieJar } from '@foyer/core/testing';
import { createAdaptorServer } from '@hono/node-server';

import { shippedData } from './chain-data.ts';
import type { StoredConsent } from './promises/promise-table.ts';
import { systemClock, systemIds } from './system.ts';
import { sqliteEngine } from './testing/engines.ts';
import { mailbox } from './testing/mails.ts';
import { confirmationIn, goodCard, sendForm } from './testing/payment.ts';
import { openTestApi, type TestApi } from './testing/test-api.ts';

const engine = sqliteEngine();

for (const contract of [
  clubRepositoryContract,
  visitConfigurationRepositoryContract,
  openTimesRepositoryContract,
  referralRepositoryContract,
  corporateRepositoryContract,
  corporateCodesContract,
  corporateLeadRepositoryContract,
  corporatePlansContract,
  employerRepositoryContract,
  planRepositoryContract,
  productRepositoryContract,
  purchaseContract,
  standardPurchaseContract,
  classRepositoryContract,
  clubMediaRepositoryContract,
  clubProfileRepositoryContract,
  consentLogContract,
  contentRepositoryContract,
  joinContentRepositoryContract,
  visitLinkRepositoryContract,
]) {
  contract('The HTTP adapter, talking to the reference API,', () => anEnvironment());
}

// These book more visits for one person than the limits allow.
for (const contract of [
  leadRepositoryContract,
  residentialLeadContract,
  timeHoldRepositoryContract,
  waitListRepositoryContract,
  friendsVisitRepositoryContract,
]) {
  contract('The HTTP adapter, talking to the reference API,', () =>
    anEnvironment({ limits: false }),
  );
}

/** The reference API on a loopback port, and the HTTP adapters that call it. */
async function anEnvironment(
  options: {
    readonly limits?: boolean;
  } = {},
): Promise<BackEndEnvironment & PurchaseEnvironment & JoinContentEnvironment> {
  const api = await openTestApi(await engine.newPlace(), { data: shippedData(), ...options });
  const server = createAdaptorServer({ fetch: api.app.fetch }) as Server;
  const port = await listen(server, 0);
  const client = createHttpClient({
    baseUrl: `http://127.0.0.1:${port}`,
    clock: systemClock,
    random: () => 0,
    // Tests assert the failure itself, not how it is retried.
    retries: 0,
  });
  const cookies = new FakeCookieJar(api.clock);
  return {
    clubs: createHttpClubRepository(client),
    openTimes: createHttpOpenTimesRepository(client),
    configuration: createHttpVisitConfigurationRepository(client),
    leads: createHttpLeadRepository(client),
    referrals: createHttpReferralRepository(client),
    corporate: createHttpCorporateRepository(client),
    corporateLeads: createHttpCorporateLeadRepository(client),
    employers: createHttpEmployerRepository(client),
    products: createHttpProductRepository(client),
    plans: createHttpPlanRepository(client, cookies),
    cookies,
    classes: createHttpClassRepository(client),
    clubMedia: createHttpClubMediaRepository(client),
    clubProfiles: createHttpClubProfileRepository(client),
    consentLog: createHttpConsentLog(client),
    content: createHttpContentRepository(client),
    joinContent: createHttpJoinContentRepository(client),
    timeHolds: createHttpTimeHoldRepository(client),
    friendsVisits: createHttpFriendsVisitRepository(client),
    waitList: createHttpWaitListRepository(client),
    visitLinks: createHttpVisitLinkRepository(client),
    promotion: 'quiet-hours',
    ...whatIsThere(api),
    async pay(productToken) {
      return confirmationIn(await sendForm(api, productToken, goodCard)) ?? 'none';
    },
    acceptingClub: facilityId('101'),
    otherAcceptingClub: facilityId('199'),
    closedClub: facilityId('126'),
    noClub: facilityId('999999'),
    newTransactionId: () => systemIds.next(),
    now: () => api.clock.now().epochMilliseconds,
    passTime: (ms) => api.clock.advanceAndSettle(ms),
    goDown: () => close(server),
    async comeBack() {
      await listen(server, port);
    },
    async close() {
      await close(server);
      await api.close();
    },
  };
}

/** The seeded data, and what the developer pages show of the database. */
function whatIsThere(
  api: TestApi,
): Pick<
  BackEndEnvironment,
  | 'referrer'
  | 'otherReferrer'
  | 'partnerEmail'
  | 'partnerSlug'
  | 'newInvitation'
  | 'givenCategory'
  | 'strangeCategory'
  | 'beginPurchase'
  | 'consentsOf'
  | 'codesMailedTo'
  | 'countLeads'
  | 'offersMailedTo'
  | 'friendsVisitsMailed'
> {
  return {
    referrer: {
      referringId: 'R-1001',
      firstName: 'Grace',
      memberId: '901001',
      shareId: 'S-1001',
      facilityId: '101',
      hearsOfVisits: true,
    },
    otherReferrer: {
      referringId: 'R-1006',
      firstName: 'Zoë',
      memberId: '901006',
      shareId: 'S-1006',
      facilityId: null,
      hearsOfVisits: false,
    },
    partnerEmail: 'ada.byron@globex.example',
    partnerSlug: 'globex',
    async newInvitation() {
      const { body } = await api.send('POST', '/dev/invitations', { employer: 'globex' });
      return (body as { code: string }).code;
    },
    givenCategory: 86,
    strangeCategory: 90,
    async beginPurchase({ transactionId, contact, facilityId: club }) {
      const { firstName, lastName, email, phone } = contact;
      const { body } = await api.send('POST', '/dev/products', {
        firstName,
        lastName,
        email,
        phone,
        facilityId: club,
        transactionNumber: transactionId,
      });
      return (body as { productToken: string }).productToken;
    },
    async consentsOf(transactionId) {
      const { body } = await api.send('GET', `/dev/consents?transactionId=${transactionId}`);
      return (body as StoredConsent[]).map(toRecord);
    },
    async codesMailedTo(address) {
      return (await mailsTo(address)).map((text) => /code is (\d+)/.exec(text)?.[1] ?? 'none');
    },
    async offersMailedTo(address) {
      const mails = await mailsTo(address);
      return mails.flatMap((text) => /\/wait-list\/([\w-]+)/.exec(text)?.[1] ?? []);
    },
    async friendsVisitsMailed() {
      const mails = await mailsTo('grace@mail.example');
      return mails.flatMap((text) => /\/visit\/with\/([\w-]+)/.exec(text)?.[1] ?? []);
    },
    async countLeads(transactionId) {
      const { body } = await api.send('GET', `/dev/leads?transactionId=${transactionId}`);
      return (body as unknown[]).length;
    },
  };

  /** The texts mailed to an address, oldest first. */
  async function mailsTo(to: string): Promise<readonly string[]> {
    return (await mailbox(api, { to })).map(({ body }) => body);
  }
}

function toRecord(row: StoredConsent): ConsentRecord {
  return {
    id: row.id,
    transactionId: row.transaction_id,
    channel: row.channel,
    granted: row.granted === 1,
    basis: row.basis,
    jurisdiction: row.jurisdiction,
    text: row.text,
    textVersion: row.text_version,
    at: Temporal.Instant.from(row.at).toString(),
    sourceUrl: row.source_url,
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      done((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => {
      done();
    });
    server.closeAllConnections();
  });
}
