import { facilityId, FakeLogger } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { createHttpClubMediaRepository } from './http-club-repository.ts';
import { closeServers, json, serve } from './misbehaving-server.fixture.ts';

closeServers();

const club101 = facilityId('101');

describe('createHttpClubMediaRepository', () => {
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

  it('HT-63 HT-68 requests the documented path and reads each slide', async () => {
    const { client, server } = await serve(json([slide('1'), slide('2', { mediaType: 'Video' })]));
    const slides = (await createHttpClubMediaRepository(client).slides(club101)).unwrap();
    expect(server.arrived[0]).toMatchObject({
      method: 'GET',
      url: '/v6/facilities/facility/101/media',
    });
    const fields = { ...slide('1').fields, media: `${server.baseUrl}/pool.svg` };
    expect(slides).toEqual([
      { id: '1', ...fields },
      { id: '2', ...fields, mediaType: 'Video' },
    ]);
  });

  it('HT-63 requests the configured path', async () => {
    const { client, server } = await serve(json([]));
    const paths = { media: '/content/{id}/slides.json' };
    const media = createHttpClubMediaRepository(client, { paths });
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
  ])('LA-11 omits and logs a slide with an unusable %s: %j', async (field, differences) => {
    const { client } = await serve(json([slide('bad', differences), slide('good')]));
    const logger = new FakeLogger();
    const slides = (
      await createHttpClubMediaRepository(client, { logger }).slides(club101)
    ).unwrap();
    expect(slides.map(({ id }) => id)).toEqual(['good']);
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'slide-left-out', fields: { index: 0, field } },
    ]);
  });

  it('HT-60 names the invalid field of a row', async () => {
    const { client } = await serve(json([slide('1'), { fields: {} }]));
    const answer = await createHttpClubMediaRepository(client).slides(club101);
    expect(answer.val).toEqual({ kind: 'unexpected-shape', path: '1.sys' });
  });
});
