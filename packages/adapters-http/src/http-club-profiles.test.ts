import { facilityId } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { createHttpClubProfileRepository } from './http-club-profiles.ts';
import { closeServers, json, serve } from './misbehaving-server.fixture.ts';

closeServers();

const club101 = facilityId('101');

describe('createHttpClubProfileRepository', () => {
  it('PG-104 requests the documented paths', async () => {
    const { client, server } = await serve(json({ facilityId: 101 }), json([]));
    const profiles = createHttpClubProfileRepository(client);
    await profiles.byId(club101);
    await profiles.facts();
    expect(server.arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v6/facilities/facility/101/profile',
      'GET /v6/facilities/facts',
    ]);
  });

  it('PG-104 a back end that says little about a club is enough', async () => {
    const { client } = await serve(json({ facilityId: 101, openingHours: { '1': null } }));
    expect((await createHttpClubProfileRepository(client).byId(club101)).unwrap()).toEqual({
      facilityId: '101',
      openingHours: {},
      specialDays: [],
      hasCorporateRates: false,
      has: [],
      monthlyFrom: null,
      opensOn: null,
      manager: null,
      transit: [],
      parking: null,
      accessibility: [],
      rooms: [],
      coaches: [],
      timetable: [],
      rating: null,
      comments: [],
    });
  });

  it.each([
    ['an id', { facilityId: 'x/y' }],
    ['a time of day', { openingHours: { '1': { from: '25:00', to: '26:00' } } }],
    ['a date', { opensOn: 'soon' }],
    ['a price', { monthlyFrom: { minorUnits: 20_500, currency: 'XYZ' } }],
    ['a start', { timetable: [{ name: 'Yoga', startsAt: '9:00', minutes: 60 }] }],
    ['a rating', { comments: [{ firstName: 'A', rating: 6, text: '', on: '2026-11-01' }] }],
  ])('PG-104 something else than %s is a failure, not a wrong page', async (_, wrong) => {
    const { client } = await serve(json({ facilityId: 101, ...wrong }));
    const answer = await createHttpClubProfileRepository(client).byId(club101);
    expect(answer.val).toMatchObject({ kind: 'unexpected-shape' });
  });
});
