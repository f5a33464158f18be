import { describe, expect, it } from 'vitest';

import { FakeKeyValueStore } from '../../testing/fakes/storage.fake.ts';
import type { HeadlineQuery } from './content-repository.port.ts';
import { headlineKey, type HeadlineCopy, cachedHeadline } from './cached-headline.ts';

const query: HeadlineQuery = { page: '/pilates', intent: null, variant: 'classic' };
const copy: HeadlineCopy = {
  logo: { src: '/icon.svg', alt: '', width: 32, height: 32 },
  eyebrow: 'Pilates',
  title: 'See the studio first',
  subCopy: 'Pick a time.',
};

function keep(text: string, of: HeadlineQuery = query): FakeKeyValueStore {
  const store = new FakeKeyValueStore();
  expect(store.write(headlineKey(of), text).ok).toBe(true);
  return store;
}

describe('a cached headline', () => {
  it('LC-19 returns for its own page, intent and variant only', () => {
    const store = keep(JSON.stringify(copy));
    expect(cachedHeadline(store, query)).toEqual(copy);
    expect(cachedHeadline(store, { ...query, page: '/' })).toBeNull();
    expect(cachedHeadline(store, { ...query, intent: 'join' })).toBeNull();
    expect(cachedHeadline(store, { ...query, variant: 'guided-steps' })).toBeNull();
    expect(cachedHeadline(store, { ...query, locale: 'fr-CA' })).toBeNull();
    expect(cachedHeadline(store, { ...query, locale: 'en-US' })).toEqual(copy);
  });

  it('LC-19 may have no logo', () => {
    const bare = { ...copy, logo: null };
    expect(cachedHeadline(keep(JSON.stringify(bare)), query)).toEqual(bare);
  });

  it.each([
    '',
    'x',
    '7',
    'null',
    '{}',
    '[]',
    '"text"',
    JSON.stringify({ ...copy, title: {} }),
    JSON.stringify({ ...copy, subCopy: undefined }),
    JSON.stringify({ ...copy, logo: { src: 5 } }),
  ])('LX-04 ignores unreadable stored text: %s', (text) => {
    expect(cachedHeadline(keep(text), query)).toBeNull();
  });

  it('LX-04 is missing if storage can’t be read', () => {
    const store = keep(JSON.stringify(copy));
    store.block();
    expect(cachedHeadline(store, query)).toBeNull();
  });
});
