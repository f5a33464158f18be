/** Covers the HTTP requests of account calls and the handling of invalid responses. */
import type { CallFailure, Result } from '@foyer/core';
import type { Credential, HostSettings } from '@foyer/core/session';
import { facilityId, FakeLogger, VirtualClock } from '@foyer/core/testing';
import { afterEach, describe, expect, it } from 'vitest';

import { createAccountClient } from './account-client.ts';
import {
  createHttpAccountChanges,
  createHttpAccountRepository,
  createHttpAgreementRepository,
} from './http-account-repositories.ts';
import type { HttpClient } from './http-client.ts';
import { createHttpClubServices } from './http-club-services.ts';
import {
  createHttpRegistrationRepository,
  createHttpSignInRepository,
} from './http-session-repositories.ts';
import { createHttpTrainingRepository } from './http-training-repository.ts';
import {
  type Behavior,
  json,
  type MisbehavingServer,
  openServer,
  text,
} from './misbehaving-server.fixture.ts';

let open: MisbehavingServer | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

interface SetUp {
  readonly client: HttpClient;
  readonly server: MisbehavingServer;
  readonly logger: FakeLogger;
  readonly ended: readonly string[];
  /** The tokens of sessions whose accounts need a second step first. */
  readonly required: readonly (string | null)[];
}

async function setUp(token: string | null, ...behaviors: readonly Behavior[]): Promise<SetUp> {
  const server = await openServer(...behaviors);
  open = server;
  const logger = new FakeLogger();
  const ended: string[] = [];
  const required: (string | null)[] = [];
  const client = createAccountClient({
    hosts: hostsAt(server.baseUrl),
    pageOrigin: 'https://www.club.example',
    session: {
      credential: () => bearerOf(token),
      end: (status) => ended.push(status ?? 'signed-out'),
      requireSecondStep: () => required.push(token),
      credentialKind: 'bearer',
    },
    clock: new VirtualClock(),
    random: () => 0,
    retries: 0,
    logger,
  });
  return { client, server, logger, ended, required };
}

function bearerOf(token: string | null): Credential | null {
  return token === null ? null : { kind: 'bearer', token };
}

function hostsAt(accountHost: string): HostSettings {
  return {
    accountHost,
    stagingHost: 'http://127.0.0.1:9',
    qaOrigin: 'https://qa.club.example',
    apiHost: 'http://127.0.0.1:9',
  };
}

describe('the account client', () => {
  it('AC-09 sends the bearer token on calls for members only', async () => {
    const { client, server } = await setUp('abc.1', json(null), json({ verified: true }));
    await createHttpAccountRepository(client).profile();
    await createHttpRegistrationRepository(client).verifyUsername('grace');
    expect(server.arrived.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer abc.1',
      undefined,
    ]);
  });

  it('AC-06 AC-09 sends no call for members without a token', async () => {
    const { client, server } = await setUp(null, json(null));
    const answer = await createHttpAccountRepository(client).billing();
    expect(answer.val).toMatchObject({ kind: 'rejected', status: 401 });
    expect(server.arrived).toEqual([]);
  });

  it('AC-07 calls the staging host from the QA site', async () => {
    const server = await openServer(json(null));
    open = server;
    const client = createAccountClient({
      hosts: { ...hostsAt('http://127.0.0.1:9'), stagingHost: server.baseUrl },
      pageOrigin: 'https://qa.club.example',
      session: {
        credential: () => bearerOf('abc'),
        end: () => undefined,
        credentialKind: 'bearer',
      },
      clock: new VirtualClock(),
      random: () => 0,
    });
    expect((await createHttpAccountRepository(client).profile()).ok).toBe(true);
    expect(server.arrived).toHaveLength(1);
  });

  it('AC-09 uses the same token for all retries of a call', async () => {
    const server = await openServer(json({}, 503), json(null));
    open = server;
    const tokens = ['first', 'second'];
    const client = createAccountClient({
      hosts: hostsAt(server.baseUrl),
      pageOrigin: 'https://www.club.example',
      session: {
        credential: () => bearerOf(tokens.shift() ?? null),
        end: () => undefined,
        credentialKind: 'bearer',
      },
      clock: immediate(),
      random: () => 0,
    });
    expect((await createHttpAccountRepository(client).profile()).ok).toBe(true);
    expect(server.arrived.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      'Bearer first',
    ]);
  });

  it('SE-30 SE-31 names the session on each call and sends no token when the session is in a cookie', async () => {
    const server = await openServer(
      json({ sessionId: 'id-1', expiresAt: '2026-11-21T03:00:00Z' }),
      json(null),
    );
    open = server;
    let credential: Credential | null = null;
    const client = createAccountClient({
      hosts: hostsAt(server.baseUrl),
      pageOrigin: 'https://www.club.example',
      session: { credential: () => credential, end: () => undefined, credentialKind: 'cookie' },
      clock: new VirtualClock(),
      random: () => 0,
    });
    const signedIn = await createHttpSignInRepository(client).signIn({
      username: 'g',
      password: 'x',
    });
    ({ credential } = signedIn.unwrap());
    expect(credential).toEqual({ kind: 'cookie', sessionId: 'id-1' });
    await createHttpAccountRepository(client).profile();
    expect(server.arrived.map(({ headers }) => headers['foyer-session'])).toEqual(['new', 'id-1']);
    expect(server.arrived.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('AC-06 ends the session when the back end rejects its token, but not for other rejections', async () => {
    const refused = await setUp('abc', json({}, 401));
    const answer = await createHttpAccountRepository(refused.client).billing();
    expect(answer.val).toMatchObject({ kind: 'rejected', status: 401 });
    expect(refused.ended).toEqual(['expired']);
    await refused.server.close();
    const other = await setUp('abc', json({}, 403), json({}, 401));
    await createHttpAccountRepository(other.client).billing();
    // A wrong password says nothing about the current session.
    await createHttpSignInRepository(other.client).signIn({ username: 'grace', password: 'x' });
    expect(other.ended).toEqual([]);
  });

  it('OP-132 tells the session when the chain requires a second step first, and ends nothing', async () => {
    const refusal = { success: false, error: { code: 'SECOND_STEP_REQUIRED', message: '' } };
    const { client, ended, required } = await setUp('abc', json(refusal, 403));
    const answer = await createHttpAccountRepository(client).billing();
    expect(answer.val).toMatchObject({ kind: 'rejected', status: 403 });
    expect([ended, required]).toEqual([[], ['abc']]);
  });

  it('AC-06 does not end a new session when a call of the previous one is rejected', async () => {
    const server = await openServer(json({}, 401));
    open = server;
    const tokens = ['before', 'now'];
    const ended: string[] = [];
    const client = createAccountClient({
      hosts: hostsAt(server.baseUrl),
      pageOrigin: 'https://www.club.example',
      session: {
        credential: () => bearerOf(tokens.shift() ?? null),
        end: () => ended.push('now'),
        credentialKind: 'bearer',
      },
      clock: new VirtualClock(),
      random: () => 0,
    });
    expect((await createHttpAccountRepository(client).profile()).val).toEqual({ kind: 'aborted' });
    expect(ended).toEqual([]);
  });

  it('AC-05 logs a failure with the call’s name only: no token, name or password', async () => {
    const { client, logger } = await setUp('secret-token', json({}, 500));
    await createHttpAccountChanges(client).updatePassword({
      current: 'Old_1234',
      next: 'New_1234',
    });
    await createHttpSignInRepository(client).signIn({ username: 'grace', password: 'Old_1234' });
    expect(logger.entries).toHaveLength(2);
    expect(JSON.stringify(logger.entries)).not.toMatch(/secret-token|_1234|grace/);
  });
});

describe('reading an account', () => {
  it('HT-01 HT-02 HT-08 HT-09 HT-11 HT-12 HT-13 HT-42 HT-43 requests the paths listed in the specification', async () => {
    const { client, server } = await setUp('abc', json(null));
    const accounts = createHttpAccountRepository(client);
    for (const ask of [
      accounts.encodedMemberId(),
      accounts.information(),
      accounts.addOn(),
      accounts.profile(),
      accounts.billing(),
      accounts.giftCard(),
      accounts.pictures(['7', '8']),
      accounts.cardBalance(),
      accounts.card(),
    ]) {
      expect((await ask).unwrap()).toBeNull();
    }
    expect(server.arrived.map(({ method, url }) => `${method} ${url}`).toSorted(byText)).toEqual(
      [
        'GET /v6/account/external/member/encode',
        'GET /v6/account/account-information',
        'GET /v6.2/member/hamptons/eligibility',
        'GET /v6.2/member/me?source=Web',
        'GET /v6.2/member/billing-information',
        'GET /v6.2/member/giftcard-details',
        'GET /v6/signed-assets/members/pictures?memberIDsStr=7%2C8&source=web',
        'GET /v6.2/member/billing/card/balance',
        'GET /v6.2/member/billing/card',
      ].toSorted(byText),
    );
  });

  it.each([
    ['null', json(null)],
    ['an empty body', text('')],
    ['404', json({}, 404)],
  ])('AC-02 treats %s as no data', async (_, behavior) => {
    const { client } = await setUp('abc', behavior);
    expect((await createHttpAccountRepository(client).information()).unwrap()).toBeNull();
  });

  it('AC-10 reads numeric ids as strings and missing values as null', async () => {
    const { client } = await setUp('abc', json({ memberId: 901001, hasActivePT: true, height: 0 }));
    expect((await createHttpAccountRepository(client).profile()).unwrap()).toEqual({
      firstName: null,
      lastName: null,
      memberId: '901001',
      userId: null,
      publicId: null,
      shareId: null,
      trackingId: null,
      homeFacilityId: null,
      height: 0,
      weight: null,
      strikes: null,
      hasActivePT: true,
      membershipStatus: null,
      barcode: null,
    });
  });

  it.each([
    ['isProspect', { isProspect: 'no' }],
    ['email', { email: 7 }],
  ])('HT-60 names the invalid field of a response: %s', async (path, body) => {
    const { client } = await setUp('abc', json(body));
    const answer = await createHttpAccountRepository(client).information();
    expect(answer.val).toEqual({ kind: 'unexpected-shape', path });
  });

  it('HT-60 fails for an invalid balance instead of guessing', async () => {
    const { client } = await setUp('abc', json({ balance: '12.345', currency: 'USD' }));
    const accounts = createHttpAccountRepository(client);
    const wrong: CallFailure = { kind: 'unexpected-shape', path: 'balance' };
    expect((await accounts.cardBalance()).val).toEqual(wrong);
    expect((await accounts.giftCard()).val).toEqual(wrong);
  });

  it('MB-144 resolves the pass’s path against the host of account calls, and omits unusable links', async () => {
    const wire = { apple: '/media/passes/7?x=1', google: 'javascript:alert(1)' };
    const { client, server } = await setUp('abc', json(wire));
    expect((await createHttpAccountRepository(client).wallets()).unwrap()).toEqual({
      apple: `${server.baseUrl}/media/passes/7?x=1`,
      google: null,
    });
    expect(server.arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v6/account/pass/wallets',
    ]);
  });

  it('HT-13 AC-07 resolves picture paths against the host of account calls, and omits unusable sources', async () => {
    const urls = ['/media/members/7?x=1', 'javascript:alert(1)', '', 'https://cdn.example/p.png'];
    const membersSignedURLs = urls.map((signedURL) => ({ signedURL }));
    const { client, server } = await setUp('abc', json({ membersSignedURLs }));
    expect((await createHttpAccountRepository(client).pictures([])).unwrap()).toEqual([
      `${server.baseUrl}/media/members/7?x=1`,
      'https://cdn.example/p.png',
    ]);
  });
});

describe('changing an account', () => {
  it('HT-03 HT-04 HT-05 HT-06 HT-07 HT-10 HT-64 sends the specified bodies to the specified paths', async () => {
    const { client, server } = await setUp('abc', json({ success: true }));
    const changes = createHttpAccountChanges(client);
    const information = {
      address1: 'a',
      address2: null,
      city: 'c',
      state: 's',
      country: 'US',
      zipCode: '10001',
      email: 'grace@mail.example',
    };
    const answers: Result<void, unknown>[] = [
      await changes.updateInformation(information, null),
      await changes.updateInformation(information, 'p'),
      await changes.updateUsername('grace.h', 'p'),
      await changes.updatePassword({ current: 'a', next: 'b' }),
      await changes.linkSocial({ facebookId: 'f', accessToken: 't' }, 'p'),
      await changes.unlinkSocial('p'),
      await changes.resendEmailLink(),
      await changes.cancelEmailChange(),
      await changes.updateProfile({ firstName: 'Grace', weight: null }),
      await changes.saveJoinDetails(someDetails),
      await changes.requestFreeze({ months: 2, startDate: '2026-11-24', medicalReason: 'A knee.' }),
    ];
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(server.arrived.map(({ method, url, body }) => [`${method} ${url}`, body])).toEqual([
      ['PUT /v6/account/account-information/update', information],
      ['PUT /v6/account/account-information/update', { ...information, currentPassword: 'p' }],
      ['POST /v6/account/username/update', { username: 'grace.h', currentPassword: 'p' }],
      ['POST /v6/account/password/update', { currentPassword: 'a', newPassword: 'b' }],
      [
        'POST /v6/account/linkwithfacebook',
        { facebookId: 'f', accessToken: 't', currentPassword: 'p' },
      ],
      ['DELETE /v6/account/delinkwithfacebook', { currentPassword: 'p' }],
      ['POST /v6/account/email/resend', undefined],
      ['DELETE /v6/account/email/pending', undefined],
      ['PUT /v6.2/member/me', { firstName: 'Grace', weight: null }],
      [
        'PUT /v6/account/join-details',
        {
          first_name: 'Grace',
          last_name: 'Hopper',
          birth_date: '1990-12-09',
          personal_email: 'g@home.example',
          company_email: null,
          corp_info: 'Staff 12',
          street_address: '7 Quay Street',
          floor: null,
          city: 'Albany',
          state: 'NY',
          zip: '12207',
        },
      ],
      [
        'POST /v6/account/membership/freeze',
        { freezeDuration: 2, startDate: '2026-11-24', medicalReason: 'A knee.' },
      ],
    ]);
  });

  it('AC-05 passes the back end’s rejection to the caller and treats success: false as a failure', async () => {
    const refusal = {
      success: false,
      error: { code: 'INVALID_FIELD', message: 'city is too long.', field: 'city' },
    };
    const { client } = await setUp('abc', json(refusal, 422), json({ success: false }));
    const changes = createHttpAccountChanges(client);
    expect((await changes.unlinkSocial('p')).val).toEqual({
      kind: 'rejected',
      status: 422,
      code: 'INVALID_FIELD',
      field: 'city',
    });
    expect((await changes.unlinkSocial('p')).val).toEqual({ kind: 'unsuccessful' });
  });
});

describe('logging in', () => {
  it.each([
    ['token', { token: 'a b', expiresAt: '2026-11-20T15:00:00Z' }],
    ['token', { token: '', expiresAt: '2026-11-20T15:00:00Z' }],
    ['expiresAt', { token: 'abc', expiresAt: 'soon' }],
  ])('AC-01 HT-60 names the invalid field of a session: %s', async (path, body) => {
    const { client } = await setUp(null, json(body));
    const answer = await createHttpSignInRepository(client).signIn({
      username: 'a',
      password: 'b',
    });
    expect(answer.val).toEqual({ kind: 'unexpected-shape', path });
  });
});

describe('registration', () => {
  it('HT-48 HT-49 HT-50 HT-51 HT-52 HT-53 HT-54 sends the specified bodies to the specified paths', async () => {
    const link = { purpose: 'recover', firstName: 'Grace', username: 'grace' };
    const { client, server } = await setUp(
      null,
      json({ verified: false }),
      json({ success: true }),
      json({ isValid: true, isRegistered: false }),
      json({ success: true }),
      json(link),
      json({ success: true }),
    );
    const registrations = createHttpRegistrationRepository(client);
    const person = { memberId: '7', lastName: 'H' };
    const login = { token: 't', username: null, password: 'p' };
    expect((await registrations.verifyUsername('grace')).unwrap()).toBe(false);
    await registrations.recoverByEmail('g@mail.example');
    await registrations.validateMember(person);
    await registrations.signUp(person);
    expect((await registrations.readLink('t/1')).unwrap()).toEqual(link);
    await registrations.activate(login);
    await registrations.resendVerification('g h');
    expect(server.arrived.map(({ method, url, body }) => [`${method} ${url}`, body])).toEqual([
      ['POST /v6/account/authentication/verify-username', { username: 'grace' }],
      ['POST /v6/account/recover/email', { email: 'g@mail.example' }],
      ['POST /v6/account/registration/validateuser', { memberId: '7', lastName: 'H' }],
      ['POST /v6/account/registration/signupwithemail', person],
      ['GET /v6/utility/token/t%2F1', undefined],
      ['POST /v6/account/user/activate', login],
      ['POST /v6/account/verify-email/resend/g%20h', undefined],
    ]);
  });
});

describe('club services and agreements', () => {
  const place = { agreementId: 'hamptons', facilityId: '101', memberId: '7' };

  it('HT-44 HT-45 HT-46 HT-47 HT-55 requests the paths listed in the specification', async () => {
    const { client, server } = await setUp('abc', json({}, 404), json({}, 404), json({}, 503));
    const agreements = createHttpAgreementRepository(client);
    const services = createHttpClubServices(client);
    const feedback = { id: 'f', facilityId: facilityId('101'), rating: 5, message: '' } as const;
    expect((await agreements.read(place, null)).unwrap()).toBeNull();
    expect((await agreements.read(place, '1')).unwrap()).toBeNull();
    await agreements.sign({ ...place, version: '2', signature: 'G' });
    await services.giftCards();
    await services.trialPass(facilityId('101'), ' a/b ');
    await services.sendFeedback({ ...feedback, email: null, showAs: 'Ada' });
    expect(server.arrived.map(({ method, url, body }) => [`${method} ${url}`, body])).toEqual([
      ['GET /v6/acq/digitalsignature/agreement/hamptons/101/7', undefined],
      ['GET /v6/acq/digitalsignature/agreement/hamptons/101/7/1', undefined],
      ['POST /v6/acq/digitalsignature/signcontract', { ...place, version: '2', signature: 'G' }],
      ['GET /v6/utility/giftcard/catalog', undefined],
      ['GET /v6/acq/trialpass/101/a%2Fb', undefined],
      ['POST /v6/utility/feedback/club', { ...feedback, email: null, showAs: 'Ada' }],
    ]);
  });

  it('HT-60 names the field with an invalid amount, date or instant', async () => {
    const pass = { code: 'A', facilityId: '101', title: '', days: 7, terms: '', takeUpBy: 'soon' };
    const { client } = await setUp(
      'abc',
      json({ designs: [], offers: [{ currency: 'USD', amounts: ['50', '1.999'] }] }),
      json(pass),
      json({ success: true, signedAt: 'today' }),
    );
    const services = createHttpClubServices(client);
    const wrong = (path: string): CallFailure => ({ kind: 'unexpected-shape', path });
    expect((await services.giftCards()).val).toEqual(wrong('offers.0.amounts.1'));
    expect((await services.trialPass(facilityId('101'), 'A')).val).toEqual(wrong('takeUpBy'));
    const signing = { ...place, version: '2', signature: 'G' };
    const signed = await createHttpAgreementRepository(client).sign(signing);
    expect(signed.val).toEqual(wrong('signedAt'));
  });
});

describe('personal training', () => {
  it('HT-39 HT-40 HT-41 requests data from the provider that the chain configured', async () => {
    const { client, server } = await setUp('abc', json({ questions: [] }), json(null));
    const training = createHttpTrainingRepository(client, { provider: 'a b', source: 'App' });
    expect((await training.preQuestionnaire()).unwrap()).toEqual([]);
    expect((await training.preAssessmentAnswers()).unwrap()).toBeNull();
    expect((await training.assessments()).unwrap()).toBeNull();
    expect((await training.summary()).unwrap()).toBeNull();
    expect(server.arrived.map(({ url }) => url)).toEqual([
      '/v6/personal-training/a%20b/pre-questionnaire?source=App',
      '/v6/personal-training/pre-assessment-answer?source=App',
      '/v6/personal-training/a%20b/assessment?source=App',
      '/v6/personal-training/a%20b/summary?source=App',
    ]);
  });

  it('HT-60 names the field with an invalid date, and ignores a blood pressure with only one number', async () => {
    const { client } = await setUp(
      'abc',
      json({ assessments: [{ templateId: 10_352, takenOn: 'soon' }] }),
      json({ takenOn: '2026-11-02', systolic: 118 }),
    );
    const training = createHttpTrainingRepository(client);
    expect((await training.assessments()).val).toEqual({
      kind: 'unexpected-shape',
      path: 'assessments.0.takenOn',
    });
    expect((await training.summary()).unwrap()?.measurements).toEqual({
      weight: null,
      fat: null,
      water: null,
      heartRate: null,
      bloodPressure: null,
    });
  });
});

function byText(one: string, other: string): number {
  return one.localeCompare(other);
}

/** Timers that fire at once, so that retries need no virtual time. */
function immediate(): { now: VirtualClock['now']; after: VirtualClock['after'] } {
  const clock = new VirtualClock();
  return {
    now: () => clock.now(),
    after: (ms, run) => {
      if (ms > 0) return clock.after(ms, run);
      const timer = setTimeout(run, 0);
      return () => {
        clearTimeout(timer);
      };
    },
  };
}

const someDetails = {
  firstName: 'Grace',
  lastName: 'Hopper',
  birthDate: '1990-12-09',
  personalEmail: 'g@home.example',
  companyEmail: null,
  corporateInformation: 'Staff 12',
  streetAddress: '7 Quay Street',
  floor: null,
  city: 'Albany',
  state: 'NY',
  postalCode: '12207',
  card: null,
};
