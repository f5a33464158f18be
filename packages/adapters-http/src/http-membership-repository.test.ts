/** Covers the HTTP requests of membership calls and the handling of refusals and invalid responses. */
import { Temporal } from '@foyer/core';
import { VirtualClock } from '@foyer/core/testing';
import { aMembershipOffer } from '@foyer/core/testing/members';
import { afterEach, describe, expect, it } from 'vitest';

import { createAccountClient } from './account-client.ts';
import { createHttpMembershipRepository } from './http-membership-repository.ts';
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
  const { baseUrl } = server;
  const client = createAccountClient({
    hosts: { accountHost: baseUrl, stagingHost: baseUrl, qaOrigin: null, apiHost: baseUrl },
    pageOrigin: 'https://www.club.example',
    session: {
      credential: () => ({ kind: 'bearer', token: 'abc' }),
      end: () => undefined,
      credentialKind: 'bearer',
    },
    clock: new VirtualClock(),
    random: () => 0,
    retries: 0,
  });
  return { server, membership: createHttpMembershipRepository(client) };
}

const wire = {
  joinedOn: '2026-11-20',
  startsOn: null,
  timeZone: 'America/New_York',
  currency: 'USD',
  terms: { commitmentMonths: 12, noticeDays: 30, longestFreezeMonths: 3, freezeFee: '15.00' },
  bought: { planId: '15', planName: 'Select', facilityId: '101', monthlyFee: '205.00' },
  changes: [],
  freezes: [],
  lastDay: null,
};

describe('the membership over HTTP', () => {
  it('HT-91 sends a change with the fee that the member saw', async () => {
    const { server, membership } = await setUp(json(wire));
    const offer = aMembershipOffer({ planId: '17', facilityId: '102' });
    const answer = await membership.decide({ kind: 'change', offer }, 'Closer to work.');
    expect(answer.unwrap()).toMatchObject({ startsOn: null, bought: { planName: 'Select' } });
    const decision = {
      kind: 'change',
      planId: '17',
      facilityId: '102',
      monthlyFee: '205.00',
      currency: 'USD',
    };
    expect(server.arrived.map(({ method, url, body }) => [`${method} ${url}`, body])).toEqual([
      ['POST /v6/account/membership/decision', { decision, note: 'Closer to work.' }],
    ]);
  });

  it('MB-148 begins the change of a card, and leads to no address that isn’t one', async () => {
    const { server, membership } = await setUp(
      json({ token: 'abc', address: '/payment/card' }),
      json({ token: 'abc', address: 'javascript:alert(1)' }),
    );
    expect((await membership.beginCardChange()).unwrap()).toEqual({
      token: 'abc',
      address: '/payment/card',
    });
    expect(server.arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v6/account/membership/card-change',
    ]);
    expect((await membership.beginCardChange()).val).toEqual({
      kind: 'unexpected-shape',
      path: 'address',
    });
  });

  it('HT-91 reads the reason of a refusal; any other one is a failed call', async () => {
    const refused = (code: string) => ({ success: false, error: { code, message: 'No.' } });
    const { membership } = await setUp(
      json(refused('PRICE_CHANGED'), 409),
      json(refused('NO_MEMBERSHIP'), 409),
    );
    const decide = () => membership.decide({ kind: 'cancel' }, '');
    expect((await decide()).val).toEqual({ kind: 'refused', why: 'price-changed' });
    expect((await decide()).val).toMatchObject({ kind: 'rejected', code: 'NO_MEMBERSHIP' });
  });

  it.each([
    ['terms.freezeFee', { ...wire, terms: { ...wire.terms, freezeFee: '15.001' } }],
    ['monthlyFee', { ...wire, bought: { ...wire.bought, monthlyFee: 'free' } }],
    ['currency', { ...wire, currency: 'EUR' }],
  ])('HT-60 HT-90 fails for an invalid amount instead of guessing: %s', async (path, body) => {
    const { membership } = await setUp(json(body));
    expect((await membership.read()).val).toEqual({ kind: 'unexpected-shape', path });
  });

  const price = {
    kind: 'price',
    planName: 'Select',
    facilityId: '101',
    currency: 'GBP',
    dueToday: '505.00',
    firstMonth: 205,
    initiation: '500.00',
    saved: '200.00',
    monthly: '205.00',
    monthlyFrom: '2026-12-20',
    commitmentMonths: 12,
    promo: { code: 'NEWYEAR', today: '80.00', monthly: 175, months: 2 },
  };
  const record = (said: object) => ({
    timeZone: 'Europe/London',
    hasOlder: false,
    promises: [
      { id: '1', at: '2026-11-20T15:00:00.000Z', place: '/payment', locale: 'en-GB', said },
    ],
  });

  it('HT-94 reads what was recorded, and takes what is left out as unknown', async () => {
    const { membership } = await setUp(json(record(price)));
    const { promises, ...rest } = (await membership.promises()).unwrap();
    expect(rest).toEqual({ timeZone: 'Europe/London', hasOlder: false });
    const pounds = (minorUnits: number) => ({ minorUnits, currency: 'GBP' });
    expect(promises).toEqual([
      {
        id: '1',
        at: Temporal.Instant.from('2026-11-20T15:00Z'),
        place: '/payment',
        locale: 'en-GB',
        said: {
          kind: 'price',
          planName: 'Select',
          facilityId: '101',
          bill: {
            dueToday: pounds(505_00),
            firstMonth: pounds(205_00),
            initiation: pounds(500_00),
            saved: pounds(200_00),
            monthly: pounds(205_00),
            monthlyFrom: '2026-12-20',
            startsOn: null,
            commitmentMonths: 12,
            regularMonthly: null,
            promo: { code: 'NEWYEAR', today: pounds(80_00), monthly: pounds(175_00), months: 2 },
          },
        },
      },
    ]);
  });

  it.each([
    ['saved', record({ ...price, saved: 'some' })],
    ['at', { ...record(price), promises: [{ ...record(price).promises[0], at: 'yesterday' }] }],
  ])('HT-60 HT-94 fails for an invalid %s instead of guessing', async (path, body) => {
    const { membership } = await setUp(json(body));
    expect((await membership.promises()).val).toEqual({ kind: 'unexpected-shape', path });
  });
});
