import type { CodeRequest } from '@foyer/core/corporate';
import { aContact, facilityId } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { createHttpCorporateRepository } from './http-corporate-repository.ts';
import { closeServers, json, serve, serveRetrying } from './misbehaving-server.fixture.ts';

closeServers();

const club101 = facilityId('101');

describe('createHttpCorporateRepository', () => {
  const request: CodeRequest = {
    contact: { ...aContact({ postalCode: '10018' }), companyEmail: 'ada@acme.example' },
    facilityId: club101,
  };
  const data = { corporateAccountId: 7, corporateContactId: 'K-1', name: 'Acme' };

  it.each([true, false])('LC-10 HT-22 sends address and club: %j', async (domainVerified) => {
    const { client, server } = await serve(json({ domainVerified }));
    const corporate = createHttpCorporateRepository(client);
    const answer = await corporate.verifyDomain('a+b@acme.example', club101);
    expect(server.arrived[0]).toMatchObject({
      method: 'GET',
      url: '/v6/acq/corp/domain/verify?email=a%2Bb%40acme.example&facilityId=101',
    });
    expect(answer.unwrap()).toBe(domainVerified);
  });

  it('HT-22 fails for a response without the verified flag, which counts as not verified', async () => {
    const { client } = await serve(json({}));
    const answer = await createHttpCorporateRepository(client).verifyDomain('a@b.example', club101);
    expect(answer.val).toEqual({ kind: 'unexpected-shape', path: 'domainVerified' });
  });

  it('HT-19 HT-65 requests a code with exactly six fields and reads the employer', async () => {
    const { client, server } = await serve(json({ status: 200, data }));
    const account = (await createHttpCorporateRepository(client).createCode(request)).unwrap();
    expect(server.arrived[0]).toMatchObject({ method: 'POST', url: '/v6/acq/corp/email/verify' });
    expect(server.arrived[0]?.body).toEqual({
      corporateEmail: 'ada@acme.example',
      facilityId: '101',
      firstName: 'Ada',
      lastName: 'Byron',
      personalEmail: 'ada.byron@mail.example',
      phoneNumber: '2125550123',
    });
    expect(account).toEqual({
      corporateAccountId: '7',
      corporateContactId: 'K-1',
      companyName: 'Acme',
    });
  });

  it.each([{ status: 500, data }, { status: 200, data: null }, { status: 200 }])(
    'LC-26 treats the response %j as no code sent',
    async (answer) => {
      const { client } = await serve(json(answer));
      const code = await createHttpCorporateRepository(client).createCode(request);
      expect(code.val).toEqual({ kind: 'unsuccessful' });
    },
  );

  it('HT-61 never retries a code request, because each sends another email', async () => {
    const { client, server } = await serveRetrying(2, json({}, 500));
    expect((await createHttpCorporateRepository(client).createCode(request)).ok).toBe(false);
    expect(server.arrived).toHaveLength(1);
  });
});
