import { contract } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import { getHeadline, getPromotion } from './content-calls.ts';
import { seedPromotions } from './seed-promotions.ts';

const now = Temporal.Instant.from('2026-11-20T15:00:00Z');
const headline = async (query: Parameters<ReturnType<typeof getHeadline>>[0]['query']) =>
  getHeadline()({ params: {}, query, body: undefined, now });

describe('the content service', () => {
  it('LC-19 HT-63 a page of its own counts before the pages above it', async () => {
    expect((await headline({ page: '/pilates' })).unwrap().title).toBe('See the studio first');
    expect((await headline({ page: '/clubs/101' })).unwrap().title).toBe('Come and see it');
    expect((await headline({ page: '/' })).unwrap().title).toBe('Start with a visit');
  });

  it('LC-19 LC-05 an intent has words of its own where there are any', async () => {
    const page = '/membership';
    expect((await headline({ page, intent: 'join' })).unwrap().title).toBe('Make it your club');
    const both = (await headline({ page })).unwrap().title;
    expect((await headline({ page, intent: 'lead', variant: 'classic' })).unwrap().title).toBe(
      both,
    );
  });

  it('LC-19 a page that nothing was written for is not found', async () => {
    expect((await headline({ page: '/pilates/more' })).val).toMatchObject({ status: 404 });
    expect((await headline({ page: '' })).val).toMatchObject({ status: 404 });
  });

  it('RT-07 every promotion goes by its slug, fits the wire, and another slug is not found', async () => {
    for (const { slug } of seedPromotions) {
      // One after the other is the point here.
      // oxlint-disable-next-line no-await-in-loop
      const found = await getPromotion()({ params: { slug }, query: {}, body: undefined, now });
      expect(contract.getPromotion.answer.parse(found.unwrap()).slug).toBe(slug);
    }
    const none = await getPromotion()({
      params: { slug: 'toString' },
      query: {},
      body: undefined,
      now,
    });
    expect(none.val).toMatchObject({ status: 404 });
  });
});
