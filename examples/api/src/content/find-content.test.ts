import { contract } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { findHeadline, findPromotion } from './find-content.ts';
import { seedHeadlines } from './seed-headlines.ts';
import { seedPromotions } from './seed-promotions.ts';

describe('the content service', () => {
  it('LC-19 HT-63 prefers a headline for the exact page over one for its parent pages', () => {
    expect(findHeadline({ page: '/pilates' })?.title).toBe('See the studio first');
    expect(findHeadline({ page: '/clubs/101' })?.title).toBe('Come and see it');
    expect(findHeadline({ page: '/' })?.title).toBe('Start with a visit');
  });

  it('LC-19 LC-05 prefers a headline for the intent', () => {
    const page = '/membership';
    expect(findHeadline({ page, intent: 'join' })?.title).toBe('Make it your club');
    const both = findHeadline({ page })?.title;
    expect(findHeadline({ page, intent: 'lead', variant: 'classic' })?.title).toBe(both);
  });

  it('LC-19 returns nothing for a page without a headline', () => {
    expect(findHeadline({ page: '/pilates/more' })).toBeUndefined();
    expect(findHeadline({ page: '' })).toBeUndefined();
  });

  it('RT-07 finds each promotion by its slug, and none by any other', () => {
    for (const { slug, title } of seedPromotions) expect(findPromotion(slug)?.title).toBe(title);
    for (const slug of ['', 'toString', 'none']) expect(findPromotion(slug)).toBeUndefined();
  });

  it('HT-63 stores only content that fits the wire format', () => {
    for (const { headline } of seedHeadlines) {
      expect(contract.getHeadline.answer.parse(headline)).toEqual(headline);
    }
    for (const promotion of seedPromotions) {
      expect(contract.getPromotion.answer.parse(promotion)).toEqual(promotion);
    }
  });
});
