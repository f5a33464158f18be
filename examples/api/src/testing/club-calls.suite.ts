import { contract } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { mainPicture } from '../clubs/photo-files.ts';
import { photosOf } from '../clubs/photos.ts';
import type { TestEngine } from './engines.ts';
import { openTestApi, refusal, sharedApi } from './test-api.ts';
import { visitRequests } from './visit-requests.ts';

/** The calls for clubs and open times, on each engine. */
export function clubCallsSuite(engine: TestEngine): void {
  describe(`Clubs and their times over ${engine.name}`, () => {
    const api = sharedApi(engine);

    const { aLeadAt, timesAt, book } = visitRequests(api);

    it('HT-38 CC-05 lists 120 clubs with every field of a facility', async () => {
      const { status, body } = await api.send('GET', '/v6/facilities/');
      const clubs = contract.listFacilities.answer.parse(body);
      expect(status).toBe(200);
      expect(clubs).toHaveLength(120);
      const amenities = ['Boxing studio', 'Kids’ club', 'Saltwater pool', 'Pilates studio'];
      const [main] = photosOf(shippedData(), { id: '101', amenities }, 0).map(mainPicture);
      expect(clubs[0]).toEqual({
        facilityId: '101',
        webName: 'tribeca',
        name: 'Foyer Tribeca',
        region: 'New York',
        country: 'US',
        city: 'New York',
        state: 'NY',
        zip: '10013',
        address: '88 Hudson Street',
        phoneNumber: '(212) 555-0101',
        timeZone: 'America/New_York',
        lat: 40.7195,
        long: -74.0089,
        clubId: 'FC101',
        clubType: 'Regional',
        status: 'open',
        ...main,
        hasGuidedWorkouts: true,
        isAcceptingAppointments: true,
        clubDetailPageURL: '/clubs/tribeca',
        featuredAmenities: amenities,
        confirmationImages: [main?.imageUrl],
      });
    });

    it('HT-38 ER-01 creates the list once in 30 s per language, and returns 304 when it is unchanged', async () => {
      const own = await openTestApi(await engine.newPlace());
      const list = async (headers: Readonly<Record<string, string>> = {}) => {
        const answer = await own.app.request('/v6/facilities/', { headers });
        return {
          status: answer.status,
          etag: answer.headers.get('ETag'),
          text: await answer.text(),
        };
      };
      const first = await list();
      const french = await list({ 'Accept-Language': 'fr-CA' });
      expect(french.text).not.toBe(first.text);
      const rename = own.database.updateTable('facilities').set({ name: 'Foyer Canal Street' });
      await rename.where('facility_id', '=', '101').execute();
      own.clock.advance(29_999);
      expect(await list()).toEqual(first);
      expect(await list({ 'Accept-Language': 'fr-CA' })).toEqual(french);
      expect(await list({ 'If-None-Match': first.etag ?? '' })).toMatchObject({ status: 304 });
      own.clock.advance(1);
      const next = await list({ 'If-None-Match': first.etag ?? '' });
      expect(next.status).toBe(200);
      expect(next.text).toContain('Foyer Canal Street');
      await own.close();
    });

    it('HT-37 returns one club by its id, and a 404 for an unknown id', async () => {
      const { body } = await api.send('GET', '/v6/facilities/facility/193');
      expect(body).toMatchObject({ facilityId: '193', name: 'Foyer Montréal', country: 'CA' });
      const unknown = await api.send('GET', '/v6/facilities/facility/999');
      expect(refusal(unknown)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'id' });
    });

    it('HT-63 returns which clubs take appointments, whatever a club’s own data says, and the days off', async () => {
      const { body } = await api.send('GET', '/v6/configuration');
      const { clubsForAppointment, blackoutDates } = contract.getConfiguration.answer.parse(body);
      const ids = clubsForAppointment.map((club) => club.facilityId);
      expect(ids).toHaveLength(113);
      expect(ids).not.toContain('151');
      expect(blackoutDates).toContainEqual({ date: '2026-12-25', facilityId: null });
      expect(blackoutDates).toContainEqual({ date: '2026-07-04', facilityId: '137' });
    });

    it('HT-26 lists future times every 30 minutes with the club’s offset', async () => {
      const { open, taken } = await timesAt('103');
      expect(open.slice(0, 3)).toEqual([
        '2026-11-20T12:30:00-05:00',
        '2026-11-20T13:00:00-05:00',
        '2026-11-20T13:30:00-05:00',
      ]);
      expect(open.at(-1)).toBe('2026-12-19T16:30:00-05:00');
      expect(taken).toEqual([]);
    });

    it('HT-26 lists no times for a club without appointments, or without guided workouts', async () => {
      expect(await timesAt('126')).toEqual({ open: [], taken: [] });
      expect(await timesAt('103', 'guided')).toEqual({ open: [], taken: [] });
    });

    it('HT-26 with type=guided lists hourly workout times, booked separately from tours', async () => {
      const { open } = await timesAt('106', 'guided');
      expect(open.slice(0, 2)).toEqual(['2026-11-20T13:00:00-05:00', '2026-11-20T14:00:00-05:00']);
      const { transactionId } = await aLeadAt('106');
      const answer = await book(transactionId, '2026-11-20T13:00:00-05:00', 'workout');
      expect(answer.status).toBe(200);
      expect((await timesAt('106', 'guided')).taken).toEqual(['2026-11-20T13:00:00-05:00']);
      expect((await timesAt('106')).taken).toEqual([]);
    });

    it('HT-26 refuses an unknown club or type by field', async () => {
      const unknown = await api.send('GET', '/v6/acq/leads/appointments?facilityId=999');
      expect(refusal(unknown)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'facilityId' });
      const none = await api.send('GET', '/v6/acq/leads/appointments');
      expect(refusal(none)).toEqual({ status: 422, code: 'INVALID_FIELD', field: 'facilityId' });
      const type = await api.send('GET', '/v6/acq/leads/appointments?facilityId=101&type=spa');
      expect(refusal(type)).toEqual({ status: 422, code: 'INVALID_FIELD', field: 'type' });
    });

    it('returns 200 on /healthz once it is ready', async () => {
      const { status, body } = await api.send('GET', '/healthz');
      expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } });
    });
  });
}
