/** Covers the HTTP request of each method of each adapter, and the handling of each kind of response. */
import type { Lead, LeadUpdate } from '@foyer/core/lead';
import { aContact, aLead, facilityId, FakeLogger } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { createHttpClubRepository } from './http-club-repository.ts';
import { createHttpLeadRepository } from './http-lead-repositories.ts';
import {
  createHttpOpenTimesRepository,
  createHttpVisitConfigurationRepository,
} from './http-visit-repositories.ts';
import { type Behavior, closeServers, json, serve } from './misbehaving-server.fixture.ts';

closeServers();

const club101 = facilityId('101');
const wireClub = {
  facilityId: 101,
  clubId: 9101,
  clubType: 'full',
  status: 'open',
  webName: 'bryant-park',
  name: 'Bryant Park',
  region: 'New York',
  country: 'US',
  city: 'New York',
  state: 'NY',
  zip: '10018',
  address: '129 West 41st Street',
  phoneNumber: '212-555-0101',
  timezone: 'America/New_York',
  lat: '40.7549',
  long: -73.9863,
  imageUrl: '/club.jpg',
  thumbnail: '/thumb.jpg',
  picture: {
    srcSet: '/a.avif 480w, https://cdn.example/b.avif 960w',
    night: '/n.avif 480w',
    color: '#abc',
  },
  hasGuidedWorkouts: true,
  isAcceptingAppointments: true,
  clubDetailPageURL: '/clubs/bryant-park',
  featuredAmenities: ['Pool'],
  confirmationImages: ['/one.jpg'],
};

describe('createHttpClubRepository', () => {
  it('HT-38 CC-05 requests all clubs and reads strings as numbers, timezone, and missing values', async () => {
    const bare = { facilityId: '102', name: 'Bare', timeZone: 'Europe/London', lat: 51.5, long: 0 };
    const { client, server } = await serve(json([wireClub, bare]));
    const clubs = (await createHttpClubRepository(client).all()).unwrap();
    expect(server.arrived[0]).toMatchObject({ method: 'GET', url: '/v6/facilities/' });
    const { timezone, ...shared } = wireClub;
    expect(clubs[0]).toEqual({
      ...shared,
      facilityId: '101',
      clubId: '9101',
      timeZone: timezone,
      lat: 40.7549,
      imageUrl: `${server.baseUrl}/club.jpg`,
      thumbnail: `${server.baseUrl}/thumb.jpg`,
      picture: {
        srcSet: `${server.baseUrl}/a.avif 480w, https://cdn.example/b.avif 960w`,
        night: `${server.baseUrl}/n.avif 480w`,
        color: '#abc',
      },
      confirmationImages: [`${server.baseUrl}/one.jpg`],
    });
    expect(clubs[1]).toEqual({
      facilityId: '102',
      clubId: null,
      clubType: null,
      status: null,
      webName: null,
      name: 'Bare',
      region: '',
      country: '',
      city: '',
      state: '',
      zip: '',
      address: '',
      phoneNumber: '',
      timeZone: 'Europe/London',
      lat: 51.5,
      long: 0,
      imageUrl: null,
      thumbnail: null,
      hasGuidedWorkouts: false,
      isAcceptingAppointments: false,
      clubDetailPageURL: null,
      featuredAmenities: [],
      confirmationImages: [],
    });
  });

  it.each([
    ['facilityId', { facilityId: 'abc' }],
    ['facilityId', { facilityId: 1_000_000 }],
    ['timeZone', { timezone: undefined }],
    ['timeZone', { timezone: 'somewhere warm' }],
    ['lat', { lat: '' }],
    ['lat', { lat: 91 }],
    ['lat', { lat: 'north' }],
    ['long', { long: -180.1 }],
    ['long', { lat: 0, long: 0 }],
  ])('CC-05 omits and logs a club with an unusable %s: %j', async (field, differences) => {
    const { client } = await serve(json([{ ...wireClub, ...differences }, wireClub]));
    const logger = new FakeLogger();
    const clubs = (await createHttpClubRepository(client, { logger }).all()).unwrap();
    expect(clubs.map((club) => club.facilityId)).toEqual(['101']);
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'club-left-out', fields: { index: 0, field } },
    ]);
  });

  it('CC-05 omits a picture that no browser could load, and keeps its club', async () => {
    const pictures = { imageUrl: '', thumbnail: 'https://', confirmationImages: ['', '/one.jpg'] };
    const { client, server } = await serve(json([{ ...wireClub, ...pictures }]));
    const clubs = (await createHttpClubRepository(client).all()).unwrap();
    expect(clubs[0]).toMatchObject({
      imageUrl: null,
      thumbnail: null,
      confirmationImages: [`${server.baseUrl}/one.jpg`],
    });
  });

  it('VA-13 accepts facility ids in a chain’s own format', async () => {
    const { client } = await serve(json([{ ...wireClub, facilityId: 'NY-1' }]));
    const clubs = createHttpClubRepository(client, { facilityIdPattern: /^[A-Z]{2}-\d$/ });
    expect((await clubs.all()).unwrap()[0]?.facilityId).toBe('NY-1');
  });

  it('HT-60 names the invalid field of a row', async () => {
    const { client } = await serve(json([wireClub, { ...wireClub, name: null }]));
    const answer = await createHttpClubRepository(client).all();
    expect(answer.val).toEqual({ kind: 'unexpected-shape', path: '1.name' });
  });

  it('HT-37 requests a club by its id', async () => {
    const { client, server } = await serve(json(wireClub));
    const club = (await createHttpClubRepository(client).byId(club101)).unwrap();
    expect(server.arrived[0]).toMatchObject({ method: 'GET', url: '/v6/facilities/facility/101' });
    expect(club?.name).toBe('Bryant Park');
  });

  it('HT-37 treats 404 as an unknown club, but no other rejection', async () => {
    const { client } = await serve(json({}, 404), json({}, 410));
    const clubs = createHttpClubRepository(client);
    expect((await clubs.byId(club101)).unwrap()).toBeNull();
    expect((await clubs.byId(club101)).val).toMatchObject({ kind: 'rejected', status: 410 });
  });

  it('HT-60 names the field of a club without a valid location', async () => {
    const { client } = await serve(json({ ...wireClub, lat: 'north' }));
    const answer = await createHttpClubRepository(client).byId(club101);
    expect(answer.val).toEqual({ kind: 'unexpected-shape', path: 'lat' });
  });
});

describe('createHttpOpenTimesRepository', () => {
  const day = { date: '2026-11-21', timeSlots: ['2026-11-21T09:00:00-05:00'] };

  it.each([
    ['tour', '/v6/acq/leads/appointments?facilityId=101'],
    ['workout', '/v6/acq/leads/appointments?facilityId=101&type=guided'],
  ] as const)('HT-26 requests the times of a %s', async (type, url) => {
    const { client, server } = await serve(json({ dateRangeWithTime: [day] }));
    const days = (await createHttpOpenTimesRepository(client).forClub(club101, type)).unwrap();
    expect(server.arrived[0]).toMatchObject({ method: 'GET', url });
    expect(days).toEqual([{ ...day, unavailableTimeSlots: [] }]);
  });

  it('VL-22 lists the days off in order, with the holiday’s name if there is one', async () => {
    const closedDates = [{ date: '2026-11-26', name: 'Thanksgiving' }, { date: '2026-11-20' }];
    const { client } = await serve(json({ dateRangeWithTime: [day], closedDates }));
    const days = (await createHttpOpenTimesRepository(client).forClub(club101, 'tour')).unwrap();
    expect(days.map(({ date, closed }) => [date, closed])).toEqual([
      ['2026-11-20', { name: null }],
      ['2026-11-21', undefined],
      ['2026-11-26', { name: 'Thanksgiving' }],
    ]);
  });

  it('HT-26 distinguishes an empty list from a failure', async () => {
    const { client } = await serve(json({ dateRangeWithTime: [] }), json({}, 500));
    const openTimes = createHttpOpenTimesRepository(client);
    expect((await openTimes.forClub(club101, 'tour')).unwrap()).toEqual([]);
    expect((await openTimes.forClub(club101, 'tour')).ok).toBe(false);
  });
});

describe('createHttpVisitConfigurationRepository', () => {
  const configuration = {
    clubsForAppointment: [{ facilityId: 101 }, { facilityId: '102' }],
    blackoutDates: [{ date: '2026-12-25' }, { date: '2026-11-26', facilityId: 101 }],
  };

  it('HT-63 requests the documented path and reads ids as strings', async () => {
    const { client, server } = await serve(json(configuration));
    const loaded = (await createHttpVisitConfigurationRepository(client).load()).unwrap();
    expect(server.arrived[0]).toMatchObject({ method: 'GET', url: '/v6/configuration' });
    expect(loaded).toEqual({
      clubsForAppointment: ['101', '102'],
      blackoutDates: [
        { date: '2026-12-25', facilityId: null },
        { date: '2026-11-26', facilityId: '101' },
      ],
    });
  });

  it('HT-63 requests the configured path', async () => {
    const { client, server } = await serve(json(configuration));
    const paths = { configuration: '/content/visits.json' };
    const answer = await createHttpVisitConfigurationRepository(client, { paths }).load();
    expect(answer.ok).toBe(true);
    expect(server.arrived[0]?.url).toBe('/content/visits.json');
  });
});

describe('createHttpLeadRepository', () => {
  const lead: Lead = aLead({
    transactionId: 't-1',
    leadTokenId: 'k-1',
    contact: aContact({ companyEmail: 'ada@works.example', postalCode: '10018' }),
    answers: [{ answerId: 'newsletter', additionalInfo: null }],
    receiveTextAlerts: true,
    memberId: 'm-1',
    referringId: 'r-1',
    shareId: 's-1',
  });
  const payload = {
    Answers: [{ answerId: 'newsletter', additionalInfo: null }],
    Ecid: null,
    EmailAddress: 'ada.byron@mail.example',
    FacilityId: '101',
    FirstName: 'Ada',
    Id: null,
    LastName: 'Byron',
    OutreachCode: 'WEBLEAD',
    PhoneNumber: '2125550123',
    SourceUrl: 'https://www.club.example/membership',
    TransactionId: 't-1',
    Zipcode: '10018',
    companyEmail: 'ada@works.example',
    memberId: 'm-1',
    referringId: 'r-1',
    shareId: 's-1',
    receiveTextAlerts: true,
  };
  const saved = { success: true, tokenId: 'k-1' };

  it.each([
    ['HT-27', 'POST', 'create'],
    ['HT-28', 'PUT', 'updateAbandoned'],
  ] as const)('%s HT-64 LC-23 %s sends the whole payload under its field names', async (...row) => {
    const [, method, name] = row;
    const { client, server } = await serve(json(saved));
    const created = (await createHttpLeadRepository(client)[name](lead)).unwrap();
    expect(server.arrived[0]).toMatchObject({ method, url: '/v6/acq/leads/abandoned' });
    expect(server.arrived[0]?.body).toEqual(payload);
    expect(created).toEqual({ leadTokenId: 'k-1', transactionId: 't-1', associationToken: null });
  });

  it('CN-03 says that the visitor skipped choosing a time', async () => {
    const { client, server } = await serve(json(saved));
    await createHttpLeadRepository(client).updateAbandoned({ ...lead, visitSkipped: true });
    expect(server.arrived[0]?.body).toEqual({ ...payload, visitSkipped: true });
  });

  it('HT-64 omits unknown ids and sends a missing postal code as null', async () => {
    const { client, server } = await serve(json(saved));
    expect((await createHttpLeadRepository(client).create(aLead())).ok).toBe(true);
    const { companyEmail: _c, memberId: _m, referringId: _r, shareId: _s, ...rest } = payload;
    const { body } = server.arrived[0] ?? {};
    expect(Object.keys(body ?? {})).toEqual(Object.keys(rest));
    expect(body).toMatchObject({ Zipcode: null, Id: null, Answers: [], receiveTextAlerts: false });
  });

  it.each([
    [{ TransactionId: 't-2', associationToken: 'a' }, [null, 't-2', 'a']],
    [{ success: true, leadTransactionId: 't-3' }, [null, 't-3', null]],
    [{ tokenId: 'k-2', TransactionId: null }, ['k-2', 't-1', null]],
  ])('HT-27 reads the response %j', async (answer, [leadTokenId, transactionId, token]) => {
    const { client } = await serve(json(answer));
    const created = (await createHttpLeadRepository(client).create(lead)).unwrap();
    expect(created).toEqual({ leadTokenId, transactionId, associationToken: token });
  });

  it.each([
    { success: false, tokenId: 'k-1' },
    { success: true },
    { success: true, tokenId: '', TransactionId: '' },
    {},
    null,
  ])('LC-16 treats the response %j as no lead', async (answer) => {
    const { client } = await serve(json(answer));
    const leads = createHttpLeadRepository(client);
    expect((await leads.create(lead)).val).toEqual({ kind: 'unsuccessful' });
    expect((await leads.updateAbandoned(lead)).val).toEqual({ kind: 'unsuccessful' });
  });

  it('LC-17 logs a response without a transaction id, and keeps the one that was sent', async () => {
    const { client } = await serve(json({ success: true, tokenId: 'k-1' }));
    const logger = new FakeLogger();
    const created = (await createHttpLeadRepository(client, { logger }).create(lead)).unwrap();
    expect(created.transactionId).toBe(lead.transactionId);
    expect(logger.entries.map(({ event }) => event)).toEqual(['transaction-id-missing']);
  });

  it('LC-16 treats an empty body as no lead', async () => {
    const { client } = await serve((response) => response.writeHead(200).end());
    const answer = await createHttpLeadRepository(client).create(lead);
    expect(answer.val).toEqual({ kind: 'unsuccessful' });
  });

  const byToken: LeadUpdate = {
    by: 'token',
    leadTokenId: 'k-1',
    facilityId: club101,
    scheduledVisitTime: '2026-11-21T09:00:00-05:00',
    answers: null,
  };
  const byTransaction: LeadUpdate = {
    by: 'transaction',
    transactionId: 't-1',
    scheduledVisitTime: '2026-11-21T09:00:00-05:00',
    meetingPurpose: 'tour',
    preferredCommunicationMethod: 'Text',
    preferredTimeOfDay: 'Morning',
  };

  it.each([
    [
      'by token',
      byToken,
      {
        TokenId: 'k-1',
        FacilityId: '101',
        ScheduledVisitTime: '2026-11-21T09:00:00-05:00',
      },
    ],
    [
      'by token with answers',
      { ...byToken, scheduledVisitTime: null, answers: [{ answerId: '94', additionalInfo: 'x' }] },
      {
        TokenId: 'k-1',
        Answers: [{ answerId: '94', additionalInfo: 'x' }],
        FacilityId: '101',
        ScheduledVisitTime: null,
      },
    ],
    [
      'by transaction',
      byTransaction,
      {
        TransactionId: 't-1',
        PreferredCommunicationMethod: 'Text',
        PreferredTimeOfDay: 'Morning',
        ScheduledVisitTime: '2026-11-21T09:00:00-05:00',
        meetingPurpose: 'tour',
      },
    ],
  ] as const)('HT-24 LC-25 sends an update %s', async (_name, update, body) => {
    const { client, server } = await serve(json({ success: true }));
    expect((await createHttpLeadRepository(client).update(update)).ok).toBe(true);
    expect(server.arrived[0]).toMatchObject({ method: 'PUT', url: '/v6/acq/lead' });
    expect(server.arrived[0]?.body).toEqual(body);
  });

  it.each([true, 1, 'ok', {}, { success: true }])(
    'HT-24 treats the truthy response %j as success',
    async (answer) => {
      const { client } = await serve(json(answer));
      expect((await createHttpLeadRepository(client).update(byToken)).ok).toBe(true);
    },
  );

  it.each([false, 0, '', null, { success: false }])(
    'HT-24 treats the response %j as a failure',
    async (answer) => {
      const { client } = await serve(json(answer));
      const updated = await createHttpLeadRepository(client).update(byToken);
      expect(updated.val).toEqual({ kind: 'unsuccessful' });
    },
  );

  it('LS-13 treats 409 SLOT_TAKEN as a taken time, but no other 409', async () => {
    const refusal = (code: string): Behavior =>
      json({ success: false, error: { code, message: 'x', field: 'ScheduledVisitTime' } }, 409);
    const { client } = await serve(refusal('SLOT_TAKEN'), refusal('LOCKED'));
    const leads = createHttpLeadRepository(client);
    expect((await leads.update(byToken)).val).toEqual({ kind: 'slot-taken' });
    expect((await leads.update(byToken)).val).toMatchObject({ kind: 'rejected', code: 'LOCKED' });
  });

  it('HT-29 OP-161 sends both ids of the lead and the UID of the visit to cancel it', async () => {
    const { client, server } = await serve(json({ status: 200, data: { success: true } }));
    const visit = { ...lead, calendarUid: 'v-1@example' };
    const answer = await createHttpLeadRepository(client).cancelVisit(visit);
    expect(answer.ok).toBe(true);
    expect(server.arrived[0]).toMatchObject({
      method: 'DELETE',
      url: '/v6/acq/lead/appointment',
      body: { TokenId: 'k-1', TransactionId: 't-1', VisitUid: 'v-1@example' },
    });
  });

  it.each([
    { status: 500, data: { success: true } },
    { status: 200, data: { success: false } },
  ])('HT-29 treats the response %j as a failed cancellation', async (answer) => {
    const { client } = await serve(json(answer));
    const cancelled = await createHttpLeadRepository(client).cancelVisit(lead);
    expect(cancelled.val).toEqual({ kind: 'unsuccessful' });
  });
});
