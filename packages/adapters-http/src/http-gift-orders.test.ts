/** Covers the HTTP requests of gift cards and the handling of invalid responses. */
import type { GiftOrder } from '@foyer/core/services';
import { describe, expect, it } from 'vitest';

import { createHttpGiftOrders } from './http-club-services.ts';
import { type Behavior, closeServers, json, serve } from './misbehaving-server.fixture.ts';

closeServers();

async function setUp(...behaviors: readonly Behavior[]) {
  const { client, server } = await serve(...behaviors);
  return { gifts: createHttpGiftOrders(client), server };
}

const order: GiftOrder = {
  id: 'order-1',
  designId: 'first-light',
  amount: { minorUnits: 5_050, currency: 'GBP' },
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@mail.example',
  message: '',
  giverName: 'Grace Hopper',
  giverEmail: 'grace@mail.example',
  sendDate: '2026-12-01',
  timeZone: 'Europe/London',
};

const paid = {
  success: true,
  orderNumber: 'GC-1000-1001',
  designId: 'first-light',
  currency: 'GBP',
  amount: '50.50',
  firstName: 'Ada',
  lastName: 'Byron',
  emailAddress: 'ada@mail.example',
  message: '',
  giverName: 'Grace Hopper',
  giverEmail: 'grace@mail.example',
  sendDate: '2026-12-01',
  timeZone: 'Europe/London',
  sendsAt: '2026-12-01T09:00:00.000Z',
};

describe('gift cards over HTTP', () => {
  it('AC-08 VA-15 sends the gift form’s own keys, with the amount in major units', async () => {
    const { gifts, server } = await setUp(json({ success: true, result: 'token-1' }));
    expect((await gifts.begin(order)).unwrap()).toBe('token-1');
    const [arrived] = server.arrived;
    expect([arrived?.method, arrived?.url]).toEqual(['POST', '/v6/utility/giftcard/order']);
    expect(arrived?.body).toEqual({
      id: 'order-1',
      designId: 'first-light',
      amount: '50.50',
      currency: 'GBP',
      firstName: 'Ada',
      lastName: 'Byron',
      emailAddress: 'ada@mail.example',
      message: '',
      giverName: 'Grace Hopper',
      giverEmail: 'grace@mail.example',
      sendDate: '2026-12-01',
      timeZone: 'Europe/London',
    });
  });

  it.each([{ success: false }, { success: true }, { success: true, result: '' }])(
    'HT-60 returns no token for a rejected order: %j',
    async (answer) => {
      const { gifts } = await setUp(json(answer));
      expect((await gifts.begin(order)).val).toEqual({ kind: 'unsuccessful' });
    },
  );

  it.each([
    ['amount', { amount: '50.505' }],
    ['sendDate', { sendDate: '2026-02-31' }],
    ['sendsAt', { sendsAt: 'soon' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['orderNumber', { orderNumber: 7 }],
  ])('HT-60 names the invalid field of a gift card: %s', async (path, changes) => {
    const { gifts } = await setUp(json({ ...paid, ...changes }));
    expect((await gifts.confirmation('token')).val).toEqual({ kind: 'unexpected-shape', path });
  });

  it('AC-08 reads a paid gift card, and sends no request for a token that a path can’t contain', async () => {
    const { gifts, server } = await setUp(json(paid));
    const { id: _id, ...gift } = order;
    expect((await gifts.confirmation('a token')).unwrap()).toEqual({
      ...gift,
      orderNumber: 'GC-1000-1001',
      sendsAt: '2026-12-01T09:00:00.000Z',
    });
    expect(server.arrived[0]?.url).toBe('/v6/utility/giftcard/order/a%20token');
    expect((await gifts.confirmation('..')).unwrap()).toBeNull();
    expect(server.arrived).toHaveLength(1);
  });
});
