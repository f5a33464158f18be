import type { PurchaseWanted } from '@foyer/core/plans';
import { aPlan } from '@foyer/core/testing';
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

  const wanted: PurchaseWanted = {
    club: { facilityId: '101', name: 'Bryant Park' },
    plan: aPlan({ planId: '16', cost: { monthlyFee: 205_50 } }),
    startsOn: '2026-12-01',
    corporate: { corporateAccountId: 'C-1', corporateContactId: 'K-1' },
  };

  it('MB-100 HT-44 requests the agreement with all that its text depends on, and nobody’s name', async () => {
    const agreement = {
      agreementId: 'membership',
      version: '2026-11-a1',
      title: 'Membership agreement',
      paragraphs: ['You pay $205.50 a month.'],
    };
    const asks = { birthDate: true, address: false, minimumAge: 16, adultAge: 18 };
    const { client, server } = await serve(json({ agreement, asks }));
    const products = createHttpProductRepository(client);
    expect((await products.joinTerms(wanted)).unwrap()).toEqual({ agreement, questions: asks });
    const { pathname, searchParams } = new URL(server.arrived[0]?.url ?? '', 'http://localhost');
    expect(pathname).toBe('/v6/acq/digitalsignature/agreement/membership/101/new');
    expect(Object.fromEntries(searchParams)).toEqual({
      planId: '16',
      startDate: '2026-12-01',
      monthlyFee: '205.50',
      totalDues: '250.00',
      promotionalSavings: '150.00',
      corporateAccountId: 'C-1',
      corporateContactId: 'K-1',
    });
  });

  it('MB-105 HT-44 a back end without the call asks for nothing', async () => {
    const { client } = await serve(json({}, 404));
    expect((await createHttpProductRepository(client).joinTerms(wanted)).unwrap()).toBeNull();
  });

  it.each([
    [409, 'VERSION_OVER', { kind: 'agreement-over' }],
    [422, 'AGREEMENT_REQUIRED', { kind: 'agreement-over' }],
    [422, 'INVALID_FIELD', { kind: 'rejected', code: 'INVALID_FIELD' }],
  ])(
    'MB-101 MB-102 HT-30 sends the signature and the answers; %i %s',
    async (status, code, failure) => {
      const error = { code, message: '', field: 'agreement' };
      const { client, server } = await serve(json({ success: false, error }, status));
      const signed = { agreementId: 'membership', version: '2026-11-a1', signature: 'Anne Byron' };
      const answer = await createHttpProductRepository(client).createToken({
        ...wanted,
        corporate: null,
        isUserLoggedIn: false,
        buyer: {
          firstName: 'Ada',
          lastName: 'Byron',
          email: 'ada@mail.example',
          phone: '2125550123',
          newsletter: false,
        },
        answers: {
          signed,
          birthDate: '2009-05-05',
          address: {
            street: '12 Harbor Lane',
            floor: null,
            city: 'New York',
            state: 'NY',
            postalCode: '10013',
          },
          guardian: { name: 'Anne Byron', email: 'anne@mail.example' },
        },
      });
      expect(answer.val).toMatchObject(failure);
      expect(server.arrived[0]?.body).toMatchObject({
        agreement: signed,
        joinDetails: {
          birth_date: '2009-05-05',
          street_address: '12 Harbor Lane',
          city: 'New York',
          state: 'NY',
          zip: '10013',
          guardian_name: 'Anne Byron',
          guardian_email: 'anne@mail.example',
        },
      });
    },
  );

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
    expect(server.arrived[0]).toMatchObject({ method: 'POST', url: '/v6/acq/promo-codes/check' });
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
