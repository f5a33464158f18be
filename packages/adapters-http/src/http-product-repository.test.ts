import { describe, expect, it } from 'vitest';

import { createHttpProductRepository } from './http-plan-repositories.ts';
import { closeServers, json, serve } from './misbehaving-server.fixture.ts';

closeServers();

describe('createHttpProductRepository', () => {
  const product = {
    success: true,
    barcode: null,
    productToken: 'p-1',
    transactionNumber: 't-1',
    memberID: 900100,
    startDate: '2026-12-15',
    productBase: {
      buyer: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@mail.example',
        phone: '2125550123',
      },
      isUserLoggedIn: false,
    },
    selectedClubDetails: { facilityId: 101, name: 'Bryant Park' },
  };

  it('LX-06 HT-31 MB-11 requests a purchase by token and reads buyer, club, transaction and first day', async () => {
    const { client, server } = await serve(json(product));
    const details = (await createHttpProductRepository(client).details('p/1')).unwrap();
    expect(server.arrived[0]).toMatchObject({ method: 'GET', url: '/v6/acq/payment/token/p%2F1' });
    expect(details).toEqual({
      transactionNumber: 't-1',
      buyer: product.productBase.buyer,
      facilityId: '101',
      memberId: '900100',
      barcode: null,
      startsOn: '2026-12-15',
      receipt: null,
    });
  });

  it('HT-110 MB-130 reads a promo code’s discounts, and fails rather than guess one', async () => {
    const promo = (more: object) => json({ promoCode: 'MIX', ...more });
    const { client, server } = await serve(
      promo({
        planIds: [15],
        initiation: { amount: '99.50' },
        monthly: { percent: 20, months: 3 },
      }),
      promo({ initiation: {} }),
      promo({ initiation: { percent: 120 } }),
      json({ success: false, error: { code: 'PROMO_ENDED', message: 'Over.' } }, 422),
    );
    const products = createHttpProductRepository(client);
    const ask = () => products.promo({ code: 'mix', facilityId: '101' });
    expect((await ask()).unwrap()).toEqual({
      code: 'MIX',
      planIds: ['15'],
      initiation: { kind: 'amount', minorUnits: 99_50 },
      monthly: { discount: { kind: 'percent', percent: 20 }, months: 3 },
    });
    expect(server.arrived[0]).toMatchObject({
      ...{ method: 'POST', url: '/v6/acq/promo-codes/check' },
    });
    expect((await ask()).val).toMatchObject({ kind: 'unexpected-shape' });
    expect((await ask()).val).toMatchObject({ kind: 'unexpected-shape' });
    expect((await ask()).val).toEqual({ kind: 'promo-refused', why: 'ended' });
  });

  it('HT-31 reads missing values as null or empty', async () => {
    const { client } = await serve(json({ productBase: { buyer: {} }, transactionNumber: '' }));
    expect((await createHttpProductRepository(client).details('p-1')).unwrap()).toEqual({
      transactionNumber: null,
      buyer: { firstName: '', lastName: '', email: '', phone: '' },
      facilityId: null,
      memberId: null,
      barcode: null,
      startsOn: null,
      receipt: null,
    });
  });

  it('HT-31 distinguishes 404 (unknown token), success: false (failure) and a missing buyer (invalid response)', async () => {
    const { client } = await serve(
      json({}, 404),
      json({ success: false }),
      json({ success: true }),
    );
    const products = createHttpProductRepository(client);
    expect((await products.details('p-1')).unwrap()).toBeNull();
    expect((await products.details('p-1')).val).toEqual({ kind: 'unsuccessful' });
    expect((await products.details('p-1')).val).toEqual({
      kind: 'unexpected-shape',
      path: 'productBase',
    });
  });

  it.each(['', '.', '..', '\uD800'])(
    'sends no request for a token that a path can’t contain: %j',
    async (token) => {
      const { client, server } = await serve(json(product));
      expect((await createHttpProductRepository(client).details(token)).unwrap()).toBeNull();
      expect(server.arrived).toEqual([]);
    },
  );
});
