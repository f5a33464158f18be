/** Runs the port contracts of the account's HTTP adapters against the reference API. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  createAccountClient,
  createHttpAccountChanges,
  createHttpAccountRepository,
  createHttpAccountSessions,
  createHttpAgreementRepository,
  createHttpClubServices,
  createHttpArrivalDesk,
  createHttpPersonalData,
  createHttpDayPasses,
  createHttpGiftOrders,
  createHttpMembershipRepository,
  createHttpPasskeys,
  createHttpRegistrationRepository,
  createHttpSecondStep,
  createHttpSignInRepository,
  createHttpTrainingRepository,
} from '@foyer/adapters-http';
import {
  accountChangesContract,
  accountSessionsContract,
  type AccountSessionsEnvironment,
  type AccountHolder,
  agreementRepositoryContract,
  type AgreementEnvironment,
  clubServicesContract,
  type ClubServicesEnvironment,
  dayPassesContract,
  giftOrdersContract,
  arrivalDeskContract,
  personalDataRepositoryContract,
  type PersonalDataEnvironment,
  type ArrivalDeskEnvironment,
  type DayPassesEnvironment,
  type GiftOrdersEnvironment,
  accountRepositoryContract,
  membershipRepositoryContract,
  type MembershipEnvironment,
  registrationRepositoryContract,
  type RegistrationEnvironment,
  trainingRepositoryContract,
  type TrainingEnvironment,
  passkeysContract,
  type PasskeysEnvironment,
  secondStepContract,
  type SecondStepEnvironment,
  sessionCookieContract,
  signInRepositoryContract,
} from '@foyer/core/contract/members';
import { contract as wire } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import type { OwnVisit } from '@foyer/core/account';
import type { ClubFeedback } from '@foyer/core/services';
import type { Credential } from '@foyer/core/session';
import { facilityId } from '@foyer/core/testing';
import { createAdaptorServer } from '@hono/node-server';
import { Secret, TOTP } from 'otpauth';

import { systemClock, systemIds } from './system.ts';
import { accountOfMember, changeAccount } from './account/account-table.ts';
import { issueVoucher } from './account/voucher-table.ts';
import { linksMailedTo, mailedTo, trialsMailedTo } from './testing/mails.ts';
import { aMemberWithLogin, aNewMember, aToken } from './testing/members.ts';
import { deskToken } from './desk/desk-token.ts';
import { sqliteEngine } from './testing/engines.ts';
import { payForGift } from './testing/orders.ts';
import { SoftwarePasskey } from './testing/software-passkey.ts';
import { openTestApi, type TestApi } from './testing/test-api.ts';
import { aConsentBody, aLeadBody } from './testing/lead-bodies.ts';
import { visitRequests } from './testing/visit-requests.ts';
import { suppress } from './mail/suppression-table.ts';
import { instantText } from './http/request-time.ts';

const engine = sqliteEngine();
/** The API of the current test. */
let api: TestApi;

const isDeep = process.env['MODE'] === 'deep';
const passLastDay = '2030-12-31';
const withToken = 'The HTTP adapter, talking to the reference API,';
const withCookie = 'The HTTP adapter of a page with a session cookie';

arrivalDeskContract(withToken, async () => ({
  ...(await anEnvironment('bearer')),
  ...(await aDesk()),
}));
personalDataRepositoryContract(withToken, async () => {
  const environment = await anEnvironment('bearer');
  const { createAbandonedLead } = wire;
  const visitor = 'visitor@mail.example';
  await api.send(
    createAbandonedLead.method,
    createAbandonedLead.path,
    aLeadBody({ EmailAddress: visitor }),
  );
  return {
    ...environment,
    token: await aDataLink(visitor),
    memberToken: await aDataLink('grace@mail.example'),
  };
});
registrationRepositoryContract(withToken, async () => ({
  ...(await anEnvironment('bearer')),
  newcomer: await aNewMember(api),
}));
for (const contract of [
  accountRepositoryContract,
  accountChangesContract,
  agreementRepositoryContract,
  clubServicesContract,
  dayPassesContract,
  giftOrdersContract,
  trainingRepositoryContract,
  membershipRepositoryContract,
]) {
  contract(withToken, () => anEnvironment('bearer'));
}

// `npm test` runs each contract of sessions with one kind of credential.
for (const contract of [
  signInRepositoryContract,
  ...(isDeep ? [accountSessionsContract, secondStepContract, passkeysContract] : []),
]) {
  contract(withToken, () => anEnvironment('bearer'));
}
for (const contract of [
  sessionCookieContract,
  accountSessionsContract,
  secondStepContract,
  passkeysContract,
  ...(isDeep ? [signInRepositoryContract] : []),
]) {
  contract(withCookie, () => anEnvironment('cookie'));
}

async function anEnvironment(
  credentialKind: Credential['kind'],
): Promise<
  AccountSessionsEnvironment &
    SecondStepEnvironment &
    PasskeysEnvironment &
    Pick<ArrivalDeskEnvironment, 'desk'> &
    Pick<PersonalDataEnvironment, 'personalData'> &
    AgreementEnvironment &
    ClubServicesEnvironment &
    DayPassesEnvironment &
    GiftOrdersEnvironment &
    Omit<RegistrationEnvironment, 'newcomer'> &
    TrainingEnvironment &
    MembershipEnvironment
> {
  api = await openTestApi(await engine.newPlace());
  const server = createAdaptorServer({ fetch: api.app.fetch }) as Server;
  const port = await listen(server, 0);
  const address = `http://127.0.0.1:${port}`;
  let credential: Credential | null = null;
  const browser = aBrowser();
  const client = createAccountClient({
    hosts: { accountHost: address, stagingHost: address, qaOrigin: null, apiHost: address },
    pageOrigin: address,
    session: { credential: () => credential, end: () => undefined, credentialKind },
    ...(credentialKind === 'cookie' && { fetch: browser.fetch }),
    clock: systemClock,
    random: () => 0,
    // Tests assert the failure itself, not how it is retried.
    retries: 0,
  });
  const [grace, alan] = await Promise.all(
    [
      { memberId: '901001', email: 'grace@mail.example', username: 'grace' },
      { memberId: '901002', email: 'alan@mail.example', username: 'alan' },
    ].map(async ({ memberId, email, username }): Promise<AccountHolder> => {
      const credentials = await aMemberWithLogin(api, memberId, username);
      return { memberId, email, credentials };
    }),
  );
  if (!grace || !alan) throw new Error('Two members were made.');
  return {
    accounts: createHttpAccountRepository(client),
    changes: createHttpAccountChanges(client),
    signIns: createHttpSignInRepository(client),
    agreements: createHttpAgreementRepository(client),
    async offerAddOn({ memberId }) {
      const account = await accountOfMember(api.database, memberId);
      const offered = { add_on_status_id: '1', has_add_on: 0 } as const;
      await changeAccount(api.database, account?.id ?? '', offered);
    },
    clubServices: createHttpClubServices(client),
    desk: createHttpArrivalDesk(client),
    personalData: createHttpPersonalData(client),
    dayPasses: createHttpDayPasses(client),
    gifts: createHttpGiftOrders(client),
    designId: 'first-light',
    newOrderId: () => systemIds.next(),
    pay: (token) => payForGift(api, token),
    sessions: createHttpAccountSessions(client),
    secondStep: createHttpSecondStep(client),
    passkeys: createHttpPasskeys(client),
    device: new SoftwarePasskey('http://localhost:4173'),
    codeOf: (key) =>
      new TOTP({ secret: Secret.fromBase32(key) }).generate({
        timestamp: api.clock.now().epochMilliseconds,
      }),
    membership: createHttpMembershipRepository(client),
    now: () => api.clock.now().epochMilliseconds,
    training: createHttpTrainingRepository(client),
    club: facilityId('101'),
    otherClub: facilityId('102'),
    firstDay: api.clock
      .now()
      .toZonedDateTimeISO('America/New_York')
      .toPlainDate()
      .add({ days: 1 })
      .toString(),
    trialsMailedTo: (email) => trialsMailedTo(api, email),
    passCode: 'TRY-7',
    passLastDay,
    async passLastDayOfPass() {
      const over = Temporal.PlainDate.from(passLastDay).add({ days: 1 });
      const { epochMilliseconds } = over.toZonedDateTime('America/New_York');
      await api.clock.advanceAndSettle(epochMilliseconds - api.clock.now().epochMilliseconds);
    },
    received: () => storedFeedback(api),
    registrations: createHttpRegistrationRepository(client),
    linksMailedTo: (email) => linksMailedTo(api, email),
    mailBounced: (email) => suppress(api.database, email, 'bounced', instantText(api.clock.now())),
    grace,
    alan,
    async giveEmail({ memberId }, email) {
      const account = await accountOfMember(api.database, memberId);
      await changeAccount(api.database, account?.id ?? '', { email, email_key: email });
    },
    visitBy: (who, state) => visitBy(api, who.email, state),
    carry: (carried) => {
      credential = carried;
      browser.has(carried);
    },
    tokenOf: (who) => aToken(api, who.credentials),
    voucherFor: async (facebookId) => ({
      facebookId,
      accessToken: await issueVoucher(api.database, api.secret, facebookId, api.clock.now()),
    }),
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

/** Keeps the cookies of one device; `has` switches to the device that holds this session. */
function aBrowser() {
  const sessions = new Map<string, string>();
  let cookie: string | null = null;
  return {
    has(credential: Credential | null) {
      cookie = credential?.kind === 'cookie' ? (sessions.get(credential.sessionId) ?? null) : null;
    },
    async fetch(url: string, init: RequestInit): Promise<Response> {
      const headers = new Headers(init.headers);
      if (cookie !== null) headers.set('cookie', cookie);
      const response = await fetch(url, { ...init, headers });
      const [stored] = response.headers.getSetCookie().flatMap((line) => {
        const [pair = ''] = line.split(';');
        return pair.startsWith('__Host-foyer_session=') ? [pair] : [];
      });
      if (stored === undefined) return response;
      cookie = stored.endsWith('=') ? null : stored;
      const body: unknown = await response.clone().json();
      const id: unknown = Reflect.get(Object(body), 'sessionId');
      if (typeof id === 'string' && cookie !== null) sessions.set(id, cookie);
      return response;
    },
  };
}

async function storedFeedback({ database }: TestApi): Promise<readonly ClubFeedback[]> {
  const rows = await database.selectFrom('club_feedback').selectAll().orderBy('id').execute();
  return rows.map(({ id, facility_id, rating, message, email, shown_as }) => ({
    id,
    facilityId: facilityId(facility_id),
    rating: rating as ClubFeedback['rating'],
    message,
    email,
    showAs: shown_as,
  }));
}

/** Backdates a visit that is over, because nobody can book one in the past. */
async function visitBy(
  api: TestApi,
  email: string,
  state: OwnVisit['state'],
): Promise<string | null> {
  const { aLeadAt, timesAt, book } = visitRequests(api);
  const { transactionId } = await aLeadAt('101', email.toUpperCase());
  const { open } = await timesAt('101');
  await book(transactionId, open[0] ?? null);
  const lead = { TokenId: null, TransactionId: transactionId };
  const { body } = await api.send('POST', '/v6/acq/visit/link', lead);
  const token = wire.getVisitLink.answer.parse(body).visit?.token ?? null;
  const at = instantText(api.clock.now());
  const changes = {
    booked: {},
    canceled: { cancelled_at: at },
    missed: { no_show_at: at, starts_at: '2026-11-02T15:00:00.000Z' },
    past: { starts_at: '2026-11-03T15:00:00.000Z' },
  }[state];
  if (state !== 'booked') {
    await api.database
      .updateTable('appointments')
      .set(changes)
      .where('lead_id', 'in', (row) =>
        row.selectFrom('leads').select('id').where('transaction_id', '=', transactionId),
      )
      .execute();
  }
  return state === 'booked' ? token : null;
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

/** The token of a mailed link to the data of an address. */
async function aDataLink(email: string): Promise<string> {
  const { method, path } = wire.requestPersonalData;
  await api.send(method, path, { email });
  return (await mailedTo(api, email, /#([\w-]+)/)).at(-1) ?? 'none';
}

/** The desk of a club with a visit that has started and one in four hours, and that of the day before. */
async function aDesk(): Promise<Pick<ArrivalDeskEnvironment, 'token' | 'oldToken' | 'lead'>> {
  const club = '109';
  const { aLeadAt, book } = visitRequests(api);
  const started = '2026-11-20T14:30:00.000Z';
  let transactionId = '';
  for (const [email, time] of [
    ['started@mail.example', '2026-11-20T15:00:00-05:00'],
    ['later@mail.example', '2026-11-20T14:00:00-05:00'],
  ] as const) {
    ({ transactionId } = await aLeadAt(club, email));
    await book(transactionId, time);
  }
  const consent = aConsentBody({ transactionId });
  await api.send(wire.appendConsents.method, wire.appendConsents.path, [consent]);
  // Nobody can book a time that has passed.
  await api.database
    .updateTable('appointments')
    .set({ starts_at: started })
    .where('starts_at', '=', '2026-11-20T20:00:00.000Z')
    .execute();
  const lead = { email: 'later@mail.example' };
  const ofDay = (day: string) => deskToken(api.secret, { facilityId: club, day });
  return { token: await ofDay('2026-11-20'), oldToken: await ofDay('2026-11-19'), lead };
}
