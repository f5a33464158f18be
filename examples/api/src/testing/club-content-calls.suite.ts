import { contract } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { pictureSet, slideFiles } from '../clubs/photo-files.ts';
import { photosOf } from '../clubs/photos.ts';
import type { TestEngine } from './engines.ts';
import { refusal, sharedApi } from './test-api.ts';

/** The calls for classes and pictures, on each engine. */
export function clubContentCallsSuite(engine: TestEngine): void {
  describe(`Club contents over ${engine.name}`, () => {
    const api = sharedApi(engine);

    const classes = '/v6/acq/leads/gf/classes/count';

    it('HT-14 HT-68 counts classes in the requested categories that the club offers', async () => {
      const asked = [86, 87, 90, 1e300].map((categoryId) => ({ categoryId, className: 'x' }));
      const { status, body } = await api.send('POST', `${classes}/101`, asked);
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          classes: [
            { categoryId: 86, classCount: 1 },
            { categoryId: 87, classCount: 2 },
          ],
        },
      });
    });

    it('HT-14 refuses an unknown club and a category without its name', async () => {
      const unknown = await api.send('POST', `${classes}/999`, []);
      expect(refusal(unknown)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'facility' });
      const bare = await api.send('POST', `${classes}/101`, [{ categoryId: 86 }]);
      expect(refusal(bare)).toEqual({
        status: 422,
        code: 'INVALID_FIELD',
        field: '0.className',
      });
    });

    it('HT-63 HT-68 LA-11 lists and serves three to five slides per club, each of a different scene', async () => {
      const { body } = await api.send('GET', '/v6/facilities/facility/101/media');
      const slides = contract.listMediaSlides.answer.parse(body);
      const amenities = ['Boxing studio', 'Kids’ club', 'Saltwater pool', 'Pilates studio'];
      const [, ...others] = photosOf(shippedData(), { id: '101', amenities }, 0);
      expect(slides).toEqual(
        others.map((photo, place) => ({
          sys: { id: `101-${place + 1}` },
          fields: {
            title: photo.alt,
            mediaType: 'Image',
            ...slideFiles(photo),
            set: pictureSet(photo),
          },
        })),
      );
      expect(slides.length).toBeGreaterThan(2);
      expect(new Set(slides.map((slide) => slide.fields.title)).size).toBe(slides.length);
      const sources = slides.flatMap(({ fields }) => [fields.media, fields.mediaMobile]);
      const pictures = await Promise.all(
        sources.map(async (source) => api.app.request(source ?? 'none')),
      );
      expect(new Set(pictures.map((picture) => picture.status))).toEqual(new Set([200]));
      const unknown = await api.send('GET', '/v6/facilities/facility/999/media');
      expect(refusal(unknown)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'id' });
    });

    it('PG-104 HT-68 answers the profile of a club in the reader’s language, and 404 for an unknown one', async () => {
      const path = (id: string) => `/v6/facilities/facility/${id}/profile`;
      const { body } = await api.send('GET', path('101'), undefined, {
        'accept-language': 'fr-CA',
      });
      const profile = contract.getClubProfile.answer.parse(body);
      expect(profile.accessibility).toContain('Ascenseur à tous les étages');
      expect(profile.specialDays?.[0]).toMatchObject({ name: 'l’Action de grâce' });
      const unknown = await api.send('GET', path('999'));
      expect(refusal(unknown)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'id' });
    });

    it('PG-107 shows ratings and comments of those who agreed, from five of them on', async () => {
      const path = '/v6/facilities/facility/132/profile';
      const read = async () =>
        contract.getClubProfile.answer.parse((await api.send('GET', path)).body);
      const send = (id: string, rating: number, showAs: string | null) =>
        api.send('POST', '/v6/utility/feedback/club', {
          id,
          facilityId: '132',
          rating,
          message: id,
          email: 'ada@mail.example',
          showAs,
        });
      for (const [place, rating] of [5, 4, 5, 5].entries()) {
        await send(`shown ${place}`, rating, 'Ada');
      }
      await send('for the club alone', 1, null);
      expect(await read()).toMatchObject({ rating: null, comments: [] });
      api.clock.advance(24 * 3_600_000);
      await send('the fifth', 4, 'Bo');
      const { rating, comments } = await read();
      expect(rating).toEqual({ average: 4.6, count: 5 });
      expect(comments?.[0]).toEqual({
        firstName: 'Bo',
        rating: 4,
        text: 'the fifth',
        on: '2026-11-21',
      });
      expect(JSON.stringify(comments)).not.toMatch(/club alone|mail/);
    });

    it('PG-104 lists the facts of every club in the order of the clubs', async () => {
      const facts = contract.listClubFacts.answer.parse(
        (await api.send('GET', '/v6/facilities/facts')).body,
      );
      expect(facts).toHaveLength(120);
      expect(facts[0]).toMatchObject({ facilityId: '101', hasCorporateRates: true });
    });

    it('PG-220 says from which price on each club sells: that of its cheapest plan for everyone', async () => {
      const read = async (path: string) => (await api.send('GET', path)).body;
      const facts = contract.listClubFacts.answer.parse(await read('/v6/facilities/facts'));
      // Two clubs in New York, one in Florida, and one in Canada.
      for (const id of ['101', '113', '193', '150']) {
        const sold = contract.getClubPlans.answer.parse(
          await read(`/api/cms/facilities/${id}/membership/plans?fmid=`),
        );
        const fees = (sold.result ?? []).map(({ planProperties }) =>
          Number(planProperties.monthlyFee),
        );
        const { monthlyFrom } = facts.find(({ facilityId }) => facilityId === id) ?? {};
        expect(monthlyFrom?.minorUnits).toBe(Math.min(...fees) * 100);
      }
      const currencies = new Set(facts.flatMap(({ monthlyFrom }) => monthlyFrom?.currency ?? []));
      expect([...currencies].toSorted()).toEqual(['CAD', 'GBP', 'USD']);
    });

    it('includes slides for every club, and classes in most categories', async () => {
      const media = await api.database
        .selectFrom('club_media')
        .select('facility_id')
        .distinct()
        .execute();
      expect(media).toHaveLength(120);
      const counts = await api.database.selectFrom('class_counts').selectAll().execute();
      expect(counts.length).toBeGreaterThan(120 * 10);
    });
  });
}
