/** As http-repositories.test.ts, for what the lead flow asks beside leads, clubs and times. */
import type { CodeRequest, ConsentRecord, Referral } from '@foyer/core';
import {
  aContact,
  aLead,
  facilityId,
  FakeLogger,
  someReferrers,
  VirtualClock,
} from '@foyer/core/testing';
import { afterEach, describe, expect, it } from 'vitest';

import { createHttpClient, type HttpClient } from './http-client.ts';
import { HttpClassRepository } from './http-class-repository.ts';
import { HttpClubMediaRepository } from './http-club-media-repository.ts';
import { HttpConsentLog } from './http-consent-log.ts';
import { HttpCorporateRepository } from './http-corporate-repository.ts';
import { HttpProductRepository } from './http-product-repository.ts';
import { HttpReferralRepository } from './http-referral-repository.ts';
import {
  type Behaviour,
  json,
  type MisbehavingServer,
  openServer,
} from './misbehaving-server.fixture.ts';

let open: MisbehavingServer | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

async function setUp(
  ...behaviours: readonly Behaviour[]
): Promise<{ client: HttpClient; server: MisbehavingServer }> {
  return retrying(0, ...behaviours);
}

/** With pauses of no length, so that a retry needs no clock to be moved. */
async function retrying(
  retries: number,
  ...behaviours: readonly Behaviour[]
): Promise<{ client: HttpClient; server: MisbehavingServer }> {
  const server = await openServer(...behaviours);
  open = server;
  const clock = new VirtualClock();
  const client = createHttpClient({
    baseUrl: server.baseUrl,
    clock: {
      now: () => clock.now(),
      after: (ms, run) => {
        if (ms > 0) return clock.after(ms, run);
        const timer = setTimeout(run, 0);
        return () => {
          clearTimeout(timer);
        };
      },
    },
    random: () => 0,
    retries,
  });
  return { client, server };
}

const club101 = facilityId('101');

describe('HttpClassRepository', () => {
  const categories = [
    { categoryId: 86, className: 'Yoga' },
    { categoryId: 87, className: 'Pilates' },
  ];

  it('HT-14 HT-68 sends the categories with exactly their two fields, and reads the counts', async () => {
    const { client, server } = await setUp(json({ classes: [{ categoryId: 86, classCount: 4 }] }));
    const more = categories.map((category) => ({ ...category, label: 'x' }));
    const counts = (await new HttpClassRepository(client).counts(club101, more)).unwrap();
    expect(server.arrived[0]).toMatchObject({
      method: 'POST',
      url: '/v6/acq/leads/gf/classes/count/101',
    });
    expect(server.arrived[0]?.body).toEqual(categories);
    expect(counts).toEqual([{ categoryId: 86, classCount: 4 }]);
  });

  it('HT-60 an answer of another shape names the place', async () => {
    const { client } = await setUp(json({ classes: [{ categoryId: 86 }] }));
    const answer = await new HttpClassRepository(client).counts(club101, categories);
    expect(answer.val).toEqual({ kind: 'unexpected-shape', path: 'classes.0.classCount' });
  });

  it('HT-61 is asked again after a failure, as a read is', async () => {
    const { client, server } = await retrying(
      2,
      json({}, 500),
      json({}, 503),
      json({ classes: [] }),
    );
    const answer = await new HttpClassRepository(client).counts(club101, categories);
    expect(answer.ok).toBe(true);
    expect(server.arrived).toHaveLength(3);
  });
});

describe('HttpCorporateRepository', () => {
  const request: CodeRequest = {
    contact: { ...aContact({ postalCode: '10018' }), companyEmail: 'ada@acme.example' },
    facilityId: club101,
  };
  const data = { corporateAccountId: 7, corporateContactId: 'K-1', name: 'Acme' };

  it.each([true, false])('LC-10 HT-22 asks with address and club: %j', async (domainVerified) => {
    const { client, server } = await setUp(json({ domainVerified }));
    const corporate = new HttpCorporateRepository(client);
    const answer = await corporate.verifyDomain('a+b@acme.example', club101);
    expect(server.arrived[0]).toMatchObject({
      method: 'GET',
      url: '/v6/acq/corp/domain/verify?email=a%2Bb%40acme.example&facilityId=101',
    });
    expect(answer.unwrap()).toBe(domainVerified);
  });

  it('HT-22 an answer without the word is a failure, which counts as not verified', async () => {
    const { client } = await setUp(json({}));
    const answer = await new HttpCorporateRepository(client).verifyDomain('a@b.example', club101);
    expect(answer.val).toEqual({ kind: 'unexpected-shape', path: 'domainVerified' });
  });

  it('HT-19 HT-65 asks for a code with exactly six fields, and reads the employer', async () => {
    const { client, server } = await setUp(json({ status: 200, data }));
    const account = (await new HttpCorporateRepository(client).createCode(request)).unwrap();
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
    'LC-26 the answer %j mailed no code',
    async (answer) => {
      const { client } = await setUp(json(answer));
      const code = await new HttpCorporateRepository(client).createCode(request);
      expect(code.val).toEqual({ kind: 'unsuccessful' });
    },
  );

  it('HT-61 a code is never asked for twice by itself: each is another mail', async () => {
    const { client, server } = await retrying(2, json({}, 500));
    expect((await new HttpCorporateRepository(client).createCode(request)).ok).toBe(false);
    expect(server.arrived).toHaveLength(1);
  });
});

describe('HttpProductRepository', () => {
  const product = {
    success: true,
    barcode: null,
    productToken: 'p-1',
    transactionNumber: 't-1',
    memberID: 900100,
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

  it('LX-06 HT-31 asks by the token and reads buyer, club and transaction', async () => {
    const { client, server } = await setUp(json(product));
    const details = (await new HttpProductRepository(client).details('p/1')).unwrap();
    expect(server.arrived[0]).toMatchObject({ method: 'GET', url: '/v6/acq/payment/token/p%2F1' });
    expect(details).toEqual({
      transactionNumber: 't-1',
      buyer: product.productBase.buyer,
      facilityId: '101',
      memberId: '900100',
      barcode: null,
    });
  });

  it('HT-31 what is not there is null or empty', async () => {
    const { client } = await setUp(json({ productBase: { buyer: {} }, transactionNumber: '' }));
    expect((await new HttpProductRepository(client).details('p-1')).unwrap()).toEqual({
      transactionNumber: null,
      buyer: { firstName: '', lastName: '', email: '', phone: '' },
      facilityId: null,
      memberId: null,
      barcode: null,
    });
  });

  it('HT-31 404 is an unknown token, success false a failure, a missing buyer another shape', async () => {
    const { client } = await setUp(
      json({}, 404),
      json({ success: false }),
      json({ success: true }),
    );
    const products = new HttpProductRepository(client);
    expect((await products.details('p-1')).unwrap()).toBeNull();
    expect((await products.details('p-1')).val).toEqual({ kind: 'unsuccessful' });
    expect((await products.details('p-1')).val).toEqual({
      kind: 'unexpected-shape',
      path: 'productBase',
    });
  });

  it.each(['', '.', '..', '\uD800'])(
    'a token that no address can hold asks nothing: %j',
    async (token) => {
      const { client, server } = await setUp(json(product));
      expect((await new HttpProductRepository(client).details(token)).unwrap()).toBeNull();
      expect(server.arrived).toEqual([]);
    },
  );
});

describe('HttpReferralRepository', () => {
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

  it('RF-01 HT-34 asks by the referring id and reads the member', async () => {
    const { client, server } = await setUp(
      json({ firstName: 'Grace', memberId: 900101, shareId: 'S-1001' }),
    );
    const member = (await new HttpReferralRepository(client).referrer('R-1001')).unwrap();
    expect(server.arrived[0]).toMatchObject({ method: 'GET', url: '/v6/acq/referral/info/R-1001' });
    expect(member).toEqual(referrer);
  });

  it('RF-01 404 is no referrer, another refusal is a failure', async () => {
    const { client } = await setUp(json({}, 404), json({}, 422));
    const referrals = new HttpReferralRepository(client);
    expect((await referrals.referrer('R-1')).unwrap()).toBeNull();
    expect((await referrals.referrer('R-1')).val).toMatchObject({ kind: 'rejected', status: 422 });
  });

  it.each(['', '.', '..', 'R\uDC00'])(
    'RF-01 an id that no address can hold asks nothing: %j',
    async (id) => {
      const { client, server } = await setUp(json({}));
      expect((await new HttpReferralRepository(client).referrer(id)).unwrap()).toBeNull();
      expect(server.arrived).toEqual([]);
    },
  );

  it.each([
    ['HT-35', 'POST', '/v6/acq/referral/create', 'create', true],
    ['HT-36', 'PUT', '/v6/acq/referral/update', 'update', false],
  ] as const)('%s RF-02 carries the whole payload: %s %s', async (...row) => {
    const [, method, url, name, sendConfirmationEmail] = row;
    const { client, server } = await setUp(json({ associationToken: 'a-1', result: true }));
    const tied = (await new HttpReferralRepository(client)[name](referral)).unwrap();
    expect(server.arrived[0]).toMatchObject({ method, url });
    expect(server.arrived[0]?.body).toEqual({ ...payload, sendConfirmationEmail });
    expect(tied).toEqual({ associationToken: 'a-1' });
  });

  it('RF-02 without a postal code there is none in the payload', async () => {
    const { client, server } = await setUp(json({ associationToken: 'a-1' }));
    const bare = { ...referral, lead: aLead(), userLocation: null };
    expect((await new HttpReferralRepository(client).create(bare)).ok).toBe(true);
    const { body } = server.arrived[0] ?? {};
    expect(body).not.toHaveProperty('zipCode');
    expect(body).toMatchObject({ companyEmail: null, userLocation: null });
  });

  it.each([{}, { associationToken: '' }, { associationToken: 'a', result: false }, null])(
    'LC-16 the answer %j tied nothing',
    async (answer) => {
      const { client } = await setUp(json(answer));
      const referrals = new HttpReferralRepository(client);
      expect((await referrals.create(referral)).val).toEqual({ kind: 'unsuccessful' });
      expect((await referrals.update(referral)).val).toEqual({ kind: 'unsuccessful' });
    },
  );

  it('HT-61 LC-17 is sent once more under its transaction id, and not a third time', async () => {
    const { client, server } = await retrying(2, json({}, 500));
    expect((await new HttpReferralRepository(client).create(referral)).ok).toBe(false);
    expect(server.arrived).toHaveLength(2);
  });
});

describe('HttpClubMediaRepository', () => {
  const slide = (id: string, differences: Record<string, unknown> = {}) => ({
    sys: { id },
    fields: {
      title: 'The pool',
      mediaType: 'Image',
      media: '/pool.svg',
      mediaMobile: 'https://media.club.example/pool-small.svg?v=2',
      ...differences,
    },
  });

  it('HT-63 HT-68 asks at the documented path and reads each slide', async () => {
    const { client, server } = await setUp(json([slide('1'), slide('2', { mediaType: 'Video' })]));
    const slides = (await new HttpClubMediaRepository(client).slides(club101)).unwrap();
    expect(server.arrived[0]).toMatchObject({
      method: 'GET',
      url: '/v6/facilities/facility/101/media',
    });
    const { fields } = slide('1');
    expect(slides).toEqual([
      { id: '1', ...fields },
      { id: '2', ...fields, mediaType: 'Video' },
    ]);
  });

  it('HT-63 asks at the path that was configured', async () => {
    const { client, server } = await setUp(json([]));
    const paths = { media: '/content/{id}/slides.json' };
    const media = new HttpClubMediaRepository(client, { paths });
    expect((await media.slides(club101)).unwrap()).toEqual([]);
    expect(server.arrived[0]?.url).toBe('/content/101/slides.json');
  });

  it.each([
    ['mediaType', { mediaType: 'Audio' }],
    ['mediaType', { mediaType: null }],
    ['media', { media: undefined }],
    ['media', { media: '' }],
    ['media', { media: 'javascript:alert(1)' }],
    ['media', { media: 'data:text/html,x' }],
    ['media', { media: 'pool.svg' }],
    ['media', { media: 'https://' }],
    ['media', { media: '/pool of water.svg' }],
    ['mediaMobile', { mediaMobile: null }],
    ['mediaMobile', { mediaMobile: 'ftp://club.example/pool.svg' }],
  ])(
    'LA-11 leaves out and logs a slide whose %s can’t be shown: %j',
    async (field, differences) => {
      const { client } = await setUp(json([slide('bad', differences), slide('good')]));
      const logger = new FakeLogger();
      const slides = (
        await new HttpClubMediaRepository(client, { logger }).slides(club101)
      ).unwrap();
      expect(slides.map(({ id }) => id)).toEqual(['good']);
      expect(logger.entries).toEqual([
        { level: 'warn', event: 'slide-left-out', fields: { index: 0, field } },
      ]);
    },
  );

  it('HT-60 a list with a row of another shape is a failure that names the place', async () => {
    const { client } = await setUp(json([slide('1'), { fields: {} }]));
    const answer = await new HttpClubMediaRepository(client).slides(club101);
    expect(answer.val).toEqual({ kind: 'unexpected-shape', path: '1.sys' });
  });
});

describe('HttpConsentLog', () => {
  const record: ConsentRecord = {
    id: 'c-1',
    transactionId: 't-1',
    channel: 'newsletter',
    granted: true,
    basis: 'express',
    text: 'Send me news.',
    textVersion: '2026-11',
    at: '2026-11-20T15:00:00Z',
    sourceUrl: 'https://www.club.example/membership',
  };

  it('LC-07 sends the records whole', async () => {
    const { client, server } = await setUp(json({ success: true }));
    expect((await new HttpConsentLog(client).append([record])).ok).toBe(true);
    expect(server.arrived[0]).toMatchObject({ method: 'POST', url: '/v6/acq/leads/consents' });
    expect(server.arrived[0]?.body).toEqual([record]);
  });

  it('LC-07 sends them to the path that was configured, and hears a no', async () => {
    const { client, server } = await setUp(json({ success: false }));
    const log = new HttpConsentLog(client, { paths: { consents: '/privacy/consents' } });
    expect((await log.append([record])).val).toEqual({ kind: 'unsuccessful' });
    expect(server.arrived[0]?.url).toBe('/privacy/consents');
  });

  it('HT-61 is sent once more, since each record has its id', async () => {
    const { client, server } = await retrying(2, json({}, 500), json({ success: true }));
    expect((await new HttpConsentLog(client).append([record])).ok).toBe(true);
    expect(server.arrived).toHaveLength(2);
  });
});
