import type { ContentRepository } from '@foyer/core/content';
import { FakeLogger, VirtualClock } from '@foyer/core/testing';
import { afterEach, describe, expect, it } from 'vitest';

import { createHttpClient } from './http-client.ts';
import { createHttpContentRepository } from './http-content-repository.ts';
import {
  type Behavior,
  json,
  type MisbehavingServer,
  openServer,
  text,
} from './misbehaving-server.fixture.ts';

let server: MisbehavingServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function setUp(
  behavior: Behavior,
  paths?: { readonly headline?: string; readonly promotion?: string },
): Promise<{
  content: ContentRepository;
  arrived: MisbehavingServer['arrived'];
  logger: FakeLogger;
}> {
  server = await openServer(behavior);
  const logger = new FakeLogger();
  const { baseUrl, arrived } = server;
  const client = createHttpClient({
    baseUrl,
    clock: new VirtualClock(),
    random: () => 0,
    retries: 0,
  });
  const content = createHttpContentRepository(client, { logger, ...(paths && { paths }) });
  return { content, arrived, logger };
}

const photo = { src: 'https://media.club.example/a.svg', alt: 'A pool', width: 1600, height: 900 };
const whole = {
  logo: { src: '/logo.svg', width: 32, height: 32 },
  eyebrow: 'Pilates',
  title: 'See the studio first',
  subCopy: 'Pick a time.',
  finePrint: 'Free.',
  photo,
  points: [{ title: 'Small rooms', text: 'Never more than eight.' }],
};
const query = { page: '/pilates', intent: null, variant: 'guided-steps' } as const;

describe('createHttpContentRepository', () => {
  it('HT-63 LC-19 requests the documented path with page, intent and variant, and reads the headline', async () => {
    const { content, arrived } = await setUp(json(whole));
    const headline = (await content.headline({ ...query, intent: 'join' })).unwrap();
    expect(arrived[0]).toMatchObject({
      method: 'GET',
      url: '/v6/content/headline?page=%2Fpilates&variant=guided-steps&intent=join',
    });
    const src = expect.stringMatching(/^http:.*\/logo\.svg$/) as string;
    expect(headline).toEqual({ ...whole, logo: { ...whole.logo, src, alt: '' } });
  });

  it('PG-166 reads a picture in more sizes, each at the back end', async () => {
    const set = { srcSet: '/a-480.avif 480w, /a-960.avif 960w', night: null, color: '#1f4035' };
    const { content } = await setUp(json({ ...whole, photo: { ...photo, set } }));
    const srcSet = `${server?.baseUrl}/a-480.avif 480w, ${server?.baseUrl}/a-960.avif 960w`;
    const headline = (await content.headline(query)).unwrap();
    expect(headline?.photo).toMatchObject({ ...photo, set: { ...set, srcSet } });
  });

  it('HT-63 requests the configured paths', async () => {
    const { content, arrived } = await setUp(json({ ...whole, slug: 'x' }), {
      headline: '/cms/head.json',
      promotion: '/cms/promo/{slug}.json',
    });
    expect((await content.headline(query)).ok).toBe(true);
    expect((await content.promotion('x y')).ok).toBe(true);
    expect(arrived.map(({ url }) => url)).toEqual([
      '/cms/head.json?page=%2Fpilates&variant=guided-steps',
      '/cms/promo/x%20y.json',
    ]);
  });

  it('LC-19 reads a headline with missing parts; a title is enough', async () => {
    const { content } = await setUp(json({ title: 'Come in', finePrint: '' }));
    expect((await content.headline(query)).unwrap()).toEqual({
      logo: null,
      eyebrow: '',
      title: 'Come in',
      subCopy: '',
      finePrint: null,
      photo: null,
      points: [],
    });
  });

  it('LC-19 omits a point that couldn’t be expanded', async () => {
    const points = [{ title: 'Only a title' }, { title: '', text: 'x' }, ...whole.points];
    const { content } = await setUp(json({ ...whole, points }));
    expect((await content.headline(query)).unwrap()?.points).toEqual(whole.points);
  });

  it.each([
    { ...photo, src: 'javascript:alert(1)' },
    { ...photo, src: 'a.svg' },
    { ...photo, width: 0 },
    { src: '/a.svg', alt: '' },
  ])('LC-19 omits and logs a photo that couldn’t be shown: %j', async (bad) => {
    const { content, logger } = await setUp(json({ ...whole, photo: bad }));
    expect((await content.headline(query)).unwrap()?.photo).toBeNull();
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'picture-left-out', fields: { place: 'photo' } },
    ]);
  });

  it('LC-19 returns null for a page without a headline and names the field if the title is missing', async () => {
    const none = await setUp(
      json({ success: false, error: { code: 'NOT_FOUND', message: '' } }, 404),
    );
    expect((await none.content.headline(query)).unwrap()).toBeNull();
    await server?.close();
    const odd = await setUp(json({ ...whole, title: 7 }));
    expect((await odd.content.headline(query)).val).toEqual({
      kind: 'unexpected-shape',
      path: 'title',
    });
  });

  it('HT-62 fails for an HTML page in place of JSON, also for a promotion', async () => {
    const { content } = await setUp(text('<html>', 200, { 'content-type': 'text/html' }));
    expect((await content.headline(query)).val).toMatchObject({ kind: 'not-json' });
    expect((await content.promotion('x')).val).toMatchObject({ kind: 'not-json' });
  });

  it('RT-07 reads a promotion with its club id as a string, and sends no request for an invalid slug', async () => {
    const wire = { slug: 'x', title: 'The quiet hours', lede: 'Come.', photo, facilityId: 101 };
    const { content, arrived } = await setUp(json(wire));
    expect((await content.promotion('x')).unwrap()).toEqual({
      ...wire,
      finePrint: null,
      facilityId: '101',
    });
    expect((await content.promotion('..')).unwrap()).toBeNull();
    expect(arrived).toHaveLength(1);
  });
});
