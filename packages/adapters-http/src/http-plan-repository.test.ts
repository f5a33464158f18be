/** Like http-repositories.test.ts, for the plans of clubs. */
import type { PlanSourceSettings } from '@foyer/core/plans';
import { facilityId, FakeCookieJar, FakeLogger, VirtualClock } from '@foyer/core/testing';
import { afterEach, describe, expect, it } from 'vitest';

import { createHttpClient } from './http-client.ts';
import { createHttpPlanRepository } from './http-plan-repositories.ts';
import { json, type MisbehavingServer, openServer } from './misbehaving-server.fixture.ts';

let open: MisbehavingServer | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

const catalog = [
  { planId: 6, name: 'House Account', description: 'x', planType: 'House' },
  {
    planId: 15,
    name: 'Select Access',
    description: 'All of {{CLUB_NAME}}',
    planType: 'Single',
    includes: ['Classes'],
  },
];
const offers = [
  {
    id: 15,
    planProperties: {
      monthlyFee: 175,
      regularMonthlyFee: '205.50',
      totalDues: 250.05,
      promotionalSavings: '0',
      isReimbursementAvailable: true,
    },
    promotion: 'SPRING',
    access: { to: 'region', clubs: 4 },
  },
];
const around = {
  region: 'New York',
  promotionId: 9,
  memberId: '901001',
  isPresale: true,
  facilityStatus: 'presale',
  facilityOpenDate: '2027-01-04',
  corporateAgreementId: 'G-1',
  recommendedPlanId: 15,
  terms: {
    commitmentMonths: 6,
    noticeDays: 30,
    longestFreezeMonths: 3,
    taxes: 'added',
    freezeFee: '19.50',
  },
  trialDays: 3,
  dayPassPrice: '45.50',
};
const wanted = { club: { facilityId: facilityId('101'), country: 'CA' }, memberId: null };

/** A server that answers any number of requests for the catalog and a club's offer. */
async function setUp(answers: { catalog?: unknown; offer?: unknown }, source?: PlanSourceSettings) {
  const server = await openServer((response) => {
    const isCatalog = response.req.url === '/api/cms/membership/plans';
    json(isCatalog ? (answers.catalog ?? catalog) : (answers.offer ?? {}))(response);
  });
  open = server;
  const logger = new FakeLogger();
  const clock = new VirtualClock();
  const cookies = new FakeCookieJar(clock);
  const client = createHttpClient({ baseUrl: server.baseUrl, clock, random: () => 0, retries: 0 });
  const plans = createHttpPlanRepository(client, cookies, { logger, ...(source && { source }) });
  return { server, logger, cookies, plans };
}

describe('createHttpPlanRepository', () => {
  const asked = ({ arrived }: MisbehavingServer) =>
    arrived.map(({ url }) => url).filter((url) => url.startsWith('/api/cms/facilities/'));

  it('HT-32 HT-33 PL-06 PL-08 MB-02 MB-03 requests a club’s plans and the catalog, and reads every field', async () => {
    const { plans, server } = await setUp({ offer: { result: offers, ...around } });
    expect((await plans.ofClub({ ...wanted, memberId: '90 1' })).unwrap()).toEqual({
      ...around,
      success: null,
      clubName: null,
      promotionId: '9',
      recommendedPlanId: '15',
      terms: { ...around.terms, freezeFee: { minorUnits: 19_50, currency: 'CAD' } },
      dayPassPrice: { minorUnits: 45_50, currency: 'CAD' },
      plans: [
        {
          id: '15',
          planId: '15',
          planType: 'Single',
          name: 'Select Access',
          description: 'All of {{CLUB_NAME}}',
          promotion: 'SPRING',
          includes: ['Classes'],
          access: { to: 'region', clubs: 4, facilityIds: null },
          publicCost: null,
          cost: {
            currency: 'CAD',
            monthlyFee: 175_00,
            regularMonthlyFee: 205_50,
            initiation: { totalDues: 250_05 },
            promotionalSavings: 0,
            isReimbursementAvailable: true,
            commitmentMonths: 6,
            opening: { day: '2027-01-04' },
          },
        },
      ],
    });
    expect(server.arrived.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual([
      'GET /api/cms/facilities/101/membership/plans?fmid=90+1',
      'GET /api/cms/membership/plans',
    ]);
  });

  it('MB-02 reads a plan that lists nothing it includes', async () => {
    const entry = { ...catalog[1], includes: null };
    const { plans } = await setUp({ catalog: [entry], offer: { result: offers } });
    expect((await plans.ofClub(wanted)).unwrap().plans[0]?.includes).toEqual([]);
  });

  it('MB-02 leaves out terms whose fee can’t be read, and assumes a commitment of 12 months', async () => {
    const terms = { ...around.terms, freezeFee: 'ask us' };
    const { plans } = await setUp({ offer: { result: offers, ...around, terms } });
    const offer = (await plans.ofClub(wanted)).unwrap();
    expect(offer.terms).toBeNull();
    expect(offer.plans[0]?.cost.commitmentMonths).toBe(12);
  });

  it('HT-33 omits plan 6, whether its id is a number or a string', async () => {
    const result = [6, '6', 15].map((id) => ({ ...offers[0], id }));
    const { plans, logger } = await setUp({ offer: { result } });
    const offer = (await plans.ofClub(wanted)).unwrap();
    expect(offer.plans.map(({ planId }) => planId)).toEqual(['15']);
    expect(logger.entries).toEqual([]);
  });

  it('PL-07 adds the source only for customers of the card partner, checked on each request', async () => {
    const { plans, server, cookies } = await setUp(
      {},
      { sourceCookie: 'from', cardPartner: 'a&b' },
    );
    await plans.ofClub(wanted);
    cookies.write('from', 'a&b', 60);
    await plans.ofClub(wanted);
    cookies.write('from', 'newsletter', 60);
    await plans.ofClub(wanted);
    const path = '/api/cms/facilities/101/membership/plans?fmid=';
    expect(asked(server)).toEqual([path, `${path}&source=a%26b`, path]);
  });

  it('PL-06 omits and logs plans that are missing from the catalog or have no price', async () => {
    const result = [
      { ...offers[0], id: 99 },
      { ...offers[0], planProperties: { monthlyFee: 'ask us' } },
    ];
    const { plans, logger } = await setUp({ offer: { result } });
    expect((await plans.ofClub(wanted)).unwrap().plans).toEqual([]);
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'plan-left-out', fields: { planId: '99', lacks: 'words' } },
      { level: 'warn', event: 'plan-left-out', fields: { planId: '15', lacks: 'price' } },
    ]);
  });

  it('PL-08 reads missing values as null and accepts an empty list of plans', async () => {
    const { plans } = await setUp({ offer: {} });
    const offer = (await plans.ofClub(wanted)).unwrap();
    const { plans: none, ...rest } = offer;
    expect(none).toEqual([]);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it.each([
    ['the catalogue', { catalog: [{ planId: 15 }] }, '0.name'],
    ['a club’s offer', { offer: { result: [{ id: 15 }] } }, 'result.0.planProperties'],
  ])('HT-60 names the invalid field of %s', async (_, answers, path) => {
    const { plans } = await setUp(answers);
    expect((await plans.ofClub(wanted)).val).toEqual({ kind: 'unexpected-shape', path });
  });
});
