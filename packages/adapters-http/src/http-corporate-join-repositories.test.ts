/** Like http-repositories.test.ts, for the calls of the corporate join. */
import type { ProductRequest } from '@foyer/core/plans';
import { aCorporateLead, aPlan, facilityId, FakeLogger, VirtualClock } from '@foyer/core/testing';
import { afterEach, describe, expect, it } from 'vitest';

import { createHttpClient } from './http-client.ts';
import {
  createHttpCorporateLeadRepository,
  createHttpCorporateRepository,
} from './http-corporate-repository.ts';
import { createHttpEmployerRepository } from './http-employers.ts';
import { createHttpProductRepository } from './http-plan-repositories.ts';
import {
  type Behavior,
  json,
  type MisbehavingServer,
  openServer,
} from './misbehaving-server.fixture.ts';

let open: MisbehavingServer | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

async function setUp(...behaviors: readonly Behavior[]) {
  const server = await openServer(...behaviors);
  open = server;
  const logger = new FakeLogger();
  const client = createHttpClient({
    baseUrl: server.baseUrl,
    clock: new VirtualClock(),
    random: () => 0,
    // These tests check that nothing is repeated, so they shouldn't wait for retries.
    retries: 0,
    logger,
  });
  return {
    server,
    logger,
    corporate: createHttpCorporateRepository(client),
    leads: createHttpCorporateLeadRepository(client),
    products: createHttpProductRepository(client),
    employers: createHttpEmployerRepository(client),
  };
}

describe('verifying a company email', () => {
  it('HT-19 HT-65 HT-67 sends the six fields and no id, and returns the employer', async () => {
    const data = { corporateAccountId: 'C-1', corporateContactId: 'K-1', name: 'Acme' };
    const { corporate, server } = await setUp(json({ status: 200, data }));
    const { contact, facilityId: club } = aCorporateLead();
    expect((await corporate.createCode({ contact, facilityId: club })).unwrap()).toEqual({
      corporateAccountId: 'C-1',
      corporateContactId: 'K-1',
      companyName: 'Acme',
    });
    expect(server.arrived[0]).toMatchObject({ method: 'POST', url: '/v6/acq/corp/email/verify' });
    expect(Object.keys(server.arrived[0]?.body as object).toSorted()).toEqual([
      'corporateEmail',
      'facilityId',
      'firstName',
      'lastName',
      'personalEmail',
      'phoneNumber',
    ]);
  });
});

it('MB-93 HT-101 an invitation code that couldn’t be redeemed is a failure, not a wrong code', async () => {
  const { employers } = await setUp(json({ status: 500, data: null }));
  const { contact, facilityId: club } = aCorporateLead();
  const use = { code: 'AAAAA-AAAAA', contact, facilityId: club };
  expect((await employers.useInvitation(use)).val).toEqual({ kind: 'unsuccessful' });
});

describe('the mailed code', () => {
  it('HT-20 HT-65 sends exactly the address and the code', async () => {
    const { corporate, server } = await setUp(json({ status: 200, data: { verified: true } }));
    expect((await corporate.verifyCode('a+b@acme.example', '0042')).unwrap()).toBe(true);
    expect(server.arrived[0]).toMatchObject({ method: 'POST', url: '/v6/acq/corp/token/verify' });
    expect(server.arrived[0]?.body).toEqual({ email: 'a+b@acme.example', token: '0042' });
  });

  it.each([
    { status: 200, data: { verified: false } },
    { status: 400, data: { verified: true } },
    { status: 200, data: null },
    { status: 200 },
  ])('CJ-09 HT-20 does not treat the response %j as verified', async (answer) => {
    const { corporate } = await setUp(json(answer));
    expect((await corporate.verifyCode('a@acme.example', '0042')).unwrap()).toBe(false);
  });

  it('CJ-20 distinguishes a used-up code, a limit with its time, and other rejections', async () => {
    const error = (code: string) => ({ success: false, error: { code, message: 'no' } });
    const { corporate } = await setUp(
      json(error('CODE_SPENT'), 409),
      json(error('TOO_MANY_TRIES'), 429, { 'retry-after': '120' }),
      json(error('INVALID_FIELD'), 422),
    );
    const attempt = () => corporate.verifyCode('a@acme.example', '0042');
    expect((await attempt()).val).toEqual({ kind: 'code-spent' });
    expect((await attempt()).val).toEqual({ kind: 'rate-limited', retryAfterMs: 120_000 });
    expect((await attempt()).val).toMatchObject({ kind: 'rejected', status: 422 });
  });

  it('HT-21 resends the code by the address in the query, which is never logged', async () => {
    const { corporate, server, logger } = await setUp(json({ status: 200 }), json({}, 500));
    expect((await corporate.resendCode('a+b@acme.example')).ok).toBe(true);
    expect(server.arrived[0]).toMatchObject({
      method: 'POST',
      url: '/v6/acq/corp/email/verify/resend?email=a%2Bb%40acme.example',
    });
    expect((await corporate.resendCode('a+b@acme.example')).ok).toBe(false);
    expect(logger.entries).not.toEqual([]);
    expect(JSON.stringify(logger.entries)).not.toContain('acme');
  });
});

describe('corporate leads', () => {
  const lead = aCorporateLead({
    transactionId: 't-1',
    answers: [{ answerId: '202', additionalInfo: 'true' }],
    receiveTextAlerts: true,
    userLocation: 'GB',
  });
  const payload = {
    Answers: [{ answerId: '202', additionalInfo: 'true' }],
    CTALabel: 'Get Started',
    EmailAddress: 'ada.byron@mail.example',
    FacilityId: '101',
    FirstName: 'Ada',
    IsAbandonedLead: true,
    LastName: 'Byron',
    OutreachCode: 'CORPENROLL',
    PhoneNumber: '2125550123',
    SourceUrl: 'https://www.club.example/join/corp',
    TransactionId: 't-1',
    UserLocation: 'GB',
    companyEmail: 'ada.byron@acme.example',
    receiveTextAlerts: true,
  };

  it('HT-16 HT-17 HT-64 creates and updates leads with the corporate payload', async () => {
    const { leads, server } = await setUp(
      json({ status: 200, tokenId: 'k-1', TransactionId: 't-1' }),
    );
    expect((await leads.create(lead)).unwrap()).toEqual({
      leadTokenId: 'k-1',
      transactionId: 't-1',
    });
    expect((await leads.update(lead)).ok).toBe(true);
    expect(server.arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v6/acq/leads/corp/abandoned',
      'PUT /v6/acq/leads/corp/abandoned',
    ]);
    for (const { body } of server.arrived) expect(body).toEqual(payload);
  });

  it('CN-03 says that the visitor skipped choosing a time', async () => {
    const { leads, server } = await setUp(json({ status: 200, tokenId: 'k-1' }));
    expect((await leads.update({ ...lead, visitSkipped: true })).ok).toBe(true);
    expect(server.arrived[0]?.body).toEqual({ ...payload, visitSkipped: true });
  });

  it('HT-67 returns a new lead’s transaction, or the one that was sent', async () => {
    const { leads } = await setUp(
      json({ status: 200, TransactionId: 't-9' }),
      json({ tokenId: 'k-1' }),
    );
    expect((await leads.create(lead)).unwrap()).toEqual({
      leadTokenId: null,
      transactionId: 't-9',
    });
    expect((await leads.create(lead)).unwrap()).toEqual({
      leadTokenId: 'k-1',
      transactionId: 't-1',
    });
  });

  it.each([{ status: 500, tokenId: 'k-1', TransactionId: 't-1' }, { status: 200 }, {}])(
    'CJ-05 HT-67 treats the response %j as no lead',
    async (answer) => {
      const { leads } = await setUp(json(answer));
      expect((await leads.create(lead)).val).toEqual({ kind: 'unsuccessful' });
    },
  );
});

describe('corporate plans', () => {
  const cost = {
    monthlyFee: 175,
    regularMonthlyFee: '205.50',
    initiation: { totalDues: 250.05 },
    promotionalSavings: '0',
    isReimbursementAvailable: true,
  };
  const plan = { planId: 31, planType: 'Single', name: 'Select', description: 'x', cost };
  const wanted = {
    club: { facilityId: facilityId('101'), country: 'CA' },
    companyEmail: 'a+b@acme.example',
    corporateAccountId: 'C/1',
  };
  const around = {
    clubName: 'Bryant Park',
    region: 'New York',
    promotionId: 9,
    memberId: null,
    isPresale: true,
    facilityStatus: 'presale',
    facilityOpenDate: '2027-01-04',
    corporateAgreementId: 'G-1',
  };

  it('CJ-19 HT-23 PL-08 requests plans by club, address and employer, and reads every field', async () => {
    const { corporate, server } = await setUp(json({ success: true, result: [plan], ...around }));
    expect((await corporate.plans(wanted)).unwrap()).toEqual({
      ...around,
      success: true,
      promotionId: '9',
      recommendedPlanId: null,
      terms: null,
      trialDays: null,
      dayPassPrice: null,
      plans: [
        {
          id: null,
          planId: '31',
          planType: 'Single',
          name: 'Select',
          description: 'x',
          promotion: null,
          cost: {
            currency: 'CAD',
            monthlyFee: 175_00,
            regularMonthlyFee: 205_50,
            initiation: { totalDues: 250_05 },
            promotionalSavings: 0,
            isReimbursementAvailable: true,
            commitmentMonths: 12,
            opening: { day: '2027-01-04' },
          },
          includes: [],
          access: null,
          publicCost: null,
        },
      ],
    });
    expect(server.arrived[0]).toMatchObject({
      method: 'GET',
      url: '/v6/acq/corp/plans/101?email=a%2Bb%40acme.example&corporateAccountId=C%2F1',
    });
  });

  it('MB-02 MB-06 reads what a plan includes, the clubs that it opens, and the public price', async () => {
    const facts = {
      includes: ['Classes'],
      access: { to: 'region', clubs: 2, facilityIds: ['101', '102'] },
    };
    const full = { ...plan, ...facts, publicCost: { ...cost, monthlyFee: '205.50' } };
    const { corporate } = await setUp(json({ success: true, result: [full] }));
    const [read] = (await corporate.plans(wanted)).unwrap().plans;
    expect(read).toMatchObject({ ...facts, publicCost: { monthlyFee: 205_50, currency: 'CAD' } });
  });

  it('CJ-12 accepts a response without success, but not with success: false', async () => {
    const { corporate } = await setUp(json({}), json({ success: false, result: [plan] }));
    expect((await corporate.plans(wanted)).unwrap()).toMatchObject({ success: null, plans: [] });
    expect((await corporate.plans(wanted)).val).toEqual({ kind: 'unsuccessful' });
  });

  it('HT-60 names the field with an invalid amount', async () => {
    const spoiled = { ...plan, cost: { ...cost, initiation: { totalDues: 'ask' } } };
    const { corporate } = await setUp(json({ success: true, result: [plan, spoiled] }));
    expect((await corporate.plans(wanted)).val).toEqual({
      kind: 'unexpected-shape',
      path: 'result.1.cost.initiation.totalDues',
    });
  });

  it('HT-18 records the chosen plan with employer and lead', async () => {
    const { corporate, server } = await setUp(json({ success: true }), json({ success: false }));
    const choice = { transactionId: 't-1', corporateAccountId: 'C-1', planId: '3/1' };
    expect((await corporate.choosePlan(choice)).ok).toBe(true);
    expect(server.arrived[0]).toMatchObject({
      method: 'POST',
      url: '/v6/acq/corp/lead/plans/3%2F1',
      body: { corporateAccountId: 'C-1', id: 't-1' },
    });
    expect((await corporate.choosePlan(choice)).val).toEqual({ kind: 'unsuccessful' });
  });
});

describe('purchases', () => {
  const request: ProductRequest = {
    corporate: {
      companyEmail: 'ada@acme.example',
      companyName: 'Acme',
      corporateAccountId: 'C-1',
      corporateAgreementId: 'G-1',
      corporateContactId: 'K-1',
    },
    buyer: {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@mail.example',
      phone: '2125550123',
      newsletter: true,
    },
    isUserLoggedIn: false,
    club: { facilityId: '101', name: 'Bryant Park' },
    plan: aPlan({ cost: { monthlyFee: 205_50 } }),
    startsOn: null,
    answers: null,
  };

  it('CK-03 CJ-13 HT-30 starts a purchase with exactly the specified fields', async () => {
    const { products, server } = await setUp(json({ success: true, result: 'p-1' }));
    expect((await products.createToken(request)).unwrap()).toBe('p-1');
    expect(server.arrived[0]).toMatchObject({ method: 'POST', url: '/v6/acq/payment/token' });
    expect(server.arrived[0]?.body).toEqual({
      companyEmail: 'ada@acme.example',
      companyName: 'Acme',
      corporateAccountId: 'C-1',
      corporateAgreementId: 'G-1',
      corporateContactId: 'K-1',
      hasOptedOutOfEmail: false,
      isCorp: true,
      productBase: {
        buyer: {
          companyEmail: 'ada@acme.example',
          email: 'ada@mail.example',
          firstName: 'Ada',
          lastName: 'Byron',
          newsletter: true,
          phone: '2125550123',
        },
        isUserLoggedIn: false,
        productType: 'join',
      },
      selectedClubDetails: { facilityId: '101', name: 'Bryant Park' },
      selectedPlan: {
        cost: {
          monthlyFee: '205.50',
          regularMonthlyFee: '205.00',
          initiation: { totalDues: '250.00' },
          promotionalSavings: '150.00',
          isReimbursementAvailable: false,
        },
        planId: '21',
        planType: 'Select',
        title: 'Select Access',
      },
    });
  });

  it('MB-11 sends the chosen first day of the membership', async () => {
    const { products, server } = await setUp(json({ success: true, result: 'p-1' }));
    await products.createToken({ ...request, startsOn: '2026-12-24' });
    expect(server.arrived[0]?.body).toMatchObject({ startDate: '2026-12-24' });
  });

  it('CK-03 SJ-05 sends no employer for a standard join, and opts out those who want no news', async () => {
    const { products, server } = await setUp(json({ success: true, result: 'p-1' }));
    const buyer = { ...request.buyer, newsletter: false };
    expect((await products.createToken({ ...request, corporate: null, buyer })).ok).toBe(true);
    expect(server.arrived[0]?.body).toMatchObject({
      isCorp: false,
      companyEmail: null,
      corporateAccountId: null,
      hasOptedOutOfEmail: true,
    });
  });

  it.each([{ success: false, result: 'p-1' }, { success: true, result: '' }, { success: true }])(
    'HT-30 treats the response %j as a failure',
    async (answer) => {
      const { products } = await setUp(json(answer));
      expect((await products.createToken(request)).val).toEqual({ kind: 'unsuccessful' });
    },
  );

  it('CJ-14 HT-31 distinguishes a used confirmation token from an unknown one', async () => {
    const gone = { success: false, error: { code: 'TOKEN_USED', message: 'no' } };
    const { products } = await setUp(json(gone, 410));
    expect((await products.details('c-1')).val).toMatchObject({ kind: 'rejected', status: 410 });
  });

  it('CK-05 HT-15 resends the confirmation with every path parameter encoded and none logged', async () => {
    const { products, server, logger } = await setUp(json({ success: true }), json({}, 500));
    const address = {
      memberId: '900100',
      fullName: 'Zoë / “Ada” Byron?',
      facilityId: '101',
      email: 'ada+x@mail.example',
    };
    expect((await products.resendConfirmation(address)).ok).toBe(true);
    const [, , , , , member, name, club, email] = server.arrived[0]?.url.split('/') ?? [];
    expect([member, name, club, email].map((part) => decodeURIComponent(part ?? ''))).toEqual([
      '900100',
      'Zoë / “Ada” Byron?',
      '101',
      'ada+x@mail.example',
    ]);
    expect((await products.resendConfirmation(address)).ok).toBe(false);
    expect(logger.entries).not.toEqual([]);
    expect(JSON.stringify(logger.entries)).not.toMatch(/mail\.example|Byron/);
  });

  it('CK-05 HT-15 sends no request for a name that a path can’t contain', async () => {
    const { products, server } = await setUp(json({ success: true }));
    const address = { memberId: '1', fullName: '..', facilityId: '101', email: 'a@b.example' };
    expect((await products.resendConfirmation(address)).val).toEqual({ kind: 'unsuccessful' });
    expect(server.arrived).toEqual([]);
  });
});
