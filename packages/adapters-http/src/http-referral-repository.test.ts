import type { Referral } from '@foyer/core/lead';
import { aContact, aLead } from '@foyer/core/testing';
import { someReferrers } from '@foyer/core/testing/members';
import { describe, expect, it } from 'vitest';

import { createHttpReferralRepository } from './http-lead-repositories.ts';
import { closeServers, json, serve, serveRetrying } from './misbehaving-server.fixture.ts';

closeServers();

describe('createHttpReferralRepository', () => {
  const [referrer] = someReferrers;
  const lead = aLead({
    transactionId: 't-1',
    leadTokenId: 'k-1',
    contact: aContact({ companyEmail: 'ada@works.example', postalCode: '10018' }),
    answers: [{ answerId: '201', additionalInfo: 'true' }],
    receiveTextAlerts: true,
  });
  const referral: Referral = { lead, referrer, userLocation: 'GB' };
  const payload = {
    answers: [{ answerId: '201', additionalInfo: 'true' }],
    companyEmail: 'ada@works.example',
    emailAddress: 'ada.byron@mail.example',
    facilityKey: '101',
    friendId: null,
    memberId: '900101',
    nameFirst: 'Ada',
    nameLast: 'Byron',
    outreachCode: 'WEBLEAD',
    phoneNumber: '2125550123',
    receiveTextAlerts: true,
    referringId: 'R-1001',
    shareId: 'S-1001',
    transactionId: 't-1',
    userLocation: 'GB',
    zipCode: '10018',
  };

  it('RF-01 HT-34 requests the member by the referring id', async () => {
    const { client, server } = await serve(
      json({
        firstName: 'Grace',
        memberId: 900101,
        shareId: 'S-1001',
        facilityId: 102,
        hearsOfVisits: true,
      }),
    );
    const member = (await createHttpReferralRepository(client).referrer('R-1001')).unwrap();
    expect(server.arrived[0]).toMatchObject({ method: 'GET', url: '/v6/acq/referral/info/R-1001' });
    expect(member).toEqual(referrer);
  });

  it('RF-01 treats 404 as no referrer and other rejections as failures', async () => {
    const { client } = await serve(json({}, 404), json({}, 422));
    const referrals = createHttpReferralRepository(client);
    expect((await referrals.referrer('R-1')).unwrap()).toBeNull();
    expect((await referrals.referrer('R-1')).val).toMatchObject({ kind: 'rejected', status: 422 });
  });

  it.each(['', '.', '..', 'R\uDC00'])(
    'RF-01 sends no request for an id that a path can’t contain: %j',
    async (id) => {
      const { client, server } = await serve(json({}));
      expect((await createHttpReferralRepository(client).referrer(id)).unwrap()).toBeNull();
      expect(server.arrived).toEqual([]);
    },
  );

  it.each([
    ['HT-35', 'POST', '/v6/acq/referral/create', 'create', true],
    ['HT-36', 'PUT', '/v6/acq/referral/update', 'update', false],
  ] as const)('%s RF-02 sends the whole payload: %s %s', async (...row) => {
    const [, method, url, name, sendConfirmationEmail] = row;
    const { client, server } = await serve(json({ associationToken: 'a-1', result: true }));
    const tied = (await createHttpReferralRepository(client)[name](referral)).unwrap();
    expect(server.arrived[0]).toMatchObject({ method, url });
    expect(server.arrived[0]?.body).toEqual({ ...payload, sendConfirmationEmail });
    expect(tied).toEqual({ associationToken: 'a-1' });
  });

  it('RF-02 omits a missing postal code from the payload', async () => {
    const { client, server } = await serve(json({ associationToken: 'a-1' }));
    const bare = { ...referral, lead: aLead(), userLocation: null };
    expect((await createHttpReferralRepository(client).create(bare)).ok).toBe(true);
    const { body } = server.arrived[0] ?? {};
    expect(body).not.toHaveProperty('zipCode');
    expect(body).toMatchObject({ companyEmail: null, userLocation: null });
  });

  it.each([{}, { associationToken: '' }, { associationToken: 'a', result: false }, null])(
    'LC-16 treats the response %j as a failed referral',
    async (answer) => {
      const { client } = await serve(json(answer));
      const referrals = createHttpReferralRepository(client);
      expect((await referrals.create(referral)).val).toEqual({ kind: 'unsuccessful' });
      expect((await referrals.update(referral)).val).toEqual({ kind: 'unsuccessful' });
    },
  );

  it('HT-61 LC-17 is retried once under its transaction id, and not a third time', async () => {
    const { client, server } = await serveRetrying(2, json({}, 500));
    expect((await createHttpReferralRepository(client).create(referral)).ok).toBe(false);
    expect(server.arrived).toHaveLength(2);
  });
});
