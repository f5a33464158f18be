import { contract } from '@foyer/adapters-http/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { refusal } from './refusal.ts';
import { openTestApi, type TestApi } from './test-api.ts';

/** The calls for classes and pictures, on each engine. */
export function clubContentCallsSuite(engine: TestEngine): void {
  describe(`Club contents over ${engine.name}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await openTestApi(await engine.newPlace());
    });
    afterAll(() => api.close());

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
      expect(slides[0]).toEqual({
        sys: { id: '101-1' },
        fields: {
          title: 'The arcade',
          mediaType: 'Image',
          media: '/media/clubs/101-1.svg',
          mediaMobile: '/media/clubs/101-1-thumb.svg',
        },
      });
      expect(slides).toHaveLength(5);
      expect(new Set(slides.map((slide) => slide.fields.title)).size).toBe(5);
      const sources = slides.flatMap(({ fields }) => [fields.media, fields.mediaMobile]);
      const pictures = await Promise.all(
        sources.map(async (source) => api.app.request(source ?? 'none')),
      );
      expect(new Set(pictures.map((picture) => picture.status))).toEqual(new Set([200]));
      const unknown = await api.send('GET', '/v6/facilities/facility/999/media');
      expect(refusal(unknown)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'id' });
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
