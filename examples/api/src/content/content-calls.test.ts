import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { findHeadline, findPromotion } from './content-calls.ts';

const { content } = shippedData();

describe('the content service', () => {
  it('LC-19 HT-63 prefers a headline for the exact page over one for its parent pages', () => {
    expect(findHeadline(content, { page: '/pilates' })?.title).toBe('See the studio first');
    expect(findHeadline(content, { page: '/clubs/101' })?.title).toBe('Book a free tour');
    expect(findHeadline(content, { page: '/' })?.title).toBe('Start with a visit');
  });

  it('LC-19 LC-05 prefers a headline for the intent', () => {
    const page = '/membership';
    expect(findHeadline(content, { page, intent: 'join' })?.title).toBe('Make it your club');
    const both = findHeadline(content, { page })?.title;
    expect(findHeadline(content, { page, intent: 'lead', variant: 'classic' })?.title).toBe(both);
  });

  it('LC-19 returns nothing for a page without a headline', () => {
    expect(findHeadline(content, { page: '/pilates/more' })).toBeUndefined();
    expect(findHeadline(content, { page: '' })).toBeUndefined();
  });

  it('RT-07 finds each promotion by its slug, and none by any other', () => {
    for (const { slug, title } of content.promotions)
      expect(findPromotion(content, slug)?.title).toBe(title);
    for (const slug of ['', 'toString', 'none'])
      expect(findPromotion(content, slug)).toBeUndefined();
  });
});
