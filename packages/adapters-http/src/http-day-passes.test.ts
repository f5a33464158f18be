/** Covers the HTTP requests of day passes and the handling of invalid responses. */
import type { DayPassOrder } from '@foyer/core/passes';
import { facilityId } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { createHttpDayPasses } from './http-club-services.ts';
import { type Behavior, closeServers, json, serve } from './misbehaving-server.fixture.ts';

closeServers();

async function setUp(...behaviors: readonly Behavior[]) {
  const { client, server } = await serve(...behaviors);
  return { dayPasses: createHttpDayPasses(client), server };
}

const order: DayPassOrder = {
  id: 'order-1',
  facilityId: facilityId('101'),
  day: '2026-12-01',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@mail.example',
  phone: '2125550123',
  price: { minorUnits: 45_50, currency: 'USD' },
};

const paid = {
  success: true,
  orderNumber: 'DP-1000-1001',
  price: '45.50',
  currency: 'USD',
  facilityId: '101',
  day: '2026-12-01',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@mail.example',
  title: 'Day pass',
  terms: 'One day.',
  code: 'ABCD-EFGH',
};

describe('day passes over HTTP', () => {
  it('MB-171 sends an order with the price in major units', async () => {
    const { dayPasses, server } = await setUp(json({ success: true, result: 'token-1' }));
    expect((await dayPasses.begin(order)).unwrap()).toBe('token-1');
    const [arrived] = server.arrived;
    expect([arrived?.method, arrived?.url]).toEqual(['POST', '/v6/acq/daypass/order']);
    expect(arrived?.body).toEqual({ ...order, price: '45.50', currency: 'USD' });
  });

  it('MB-172 reads a paid pass, and sends no request for a token that a path can’t contain', async () => {
    const { dayPasses, server } = await setUp(json(paid));
    const { id: _id, phone: _phone, ...pass } = order;
    expect((await dayPasses.confirmation('a token')).unwrap()).toEqual({
      ...pass,
      orderNumber: 'DP-1000-1001',
      title: 'Day pass',
      terms: 'One day.',
      code: 'ABCD-EFGH',
    });
    expect(server.arrived[0]?.url).toBe('/v6/acq/daypass/order/a%20token');
    expect((await dayPasses.confirmation('..')).unwrap()).toBeNull();
    expect(server.arrived).toHaveLength(1);
  });

  it('MB-172 shows no day pass that the back end doesn’t confirm', async () => {
    const { dayPasses } = await setUp(json({ ...paid, success: false }));
    expect((await dayPasses.confirmation('token')).val).toEqual({ kind: 'unsuccessful' });
  });

  it.each([
    ['price', { price: '45.505' }],
    ['facilityId', { facilityId: '' }],
    ['day', { day: '2026-02-31' }],
  ])('MB-172 names the invalid field of a day pass: %s', async (path, changes) => {
    const { dayPasses } = await setUp(json({ ...paid, ...changes }));
    expect((await dayPasses.confirmation('token')).val).toEqual({ kind: 'unexpected-shape', path });
  });
});
