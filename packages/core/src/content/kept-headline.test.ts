import { describe, expect, it } from 'vitest';

import { FakeKeyValueStore } from '../../testing/fakes/key-value-store.fake.ts';
import type { HeadlineQuery } from './content-repository.port.ts';
import { headlineKey, type HeadlineWords, keptHeadline } from './kept-headline.ts';

const query: HeadlineQuery = { page: '/pilates', intent: null, variant: 'classic' };
const words: HeadlineWords = {
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
    const store = keep(JSON.stringify(words));
    expect(keptHeadline(store, query)).toEqual(words);
    expect(keptHeadline(store, { ...query, page: '/' })).toBeNull();
    expect(keptHeadline(store, { ...query, intent: 'join' })).toBeNull();
    expect(keptHeadline(store, { ...query, variant: 'guided-steps' })).toBeNull();
    expect(keptHeadline(store, { ...query, locale: 'fr-CA' })).toBeNull();
    expect(keptHeadline(store, { ...query, locale: 'en-US' })).toEqual(words);
  });

  it('LC-19 may have no logo', () => {
    const bare = { ...words, logo: null };
    expect(keptHeadline(keep(JSON.stringify(bare)), query)).toEqual(bare);
  });

  it.each([
    ...['', 'x', '7', 'null', '{}', '[]', '"text"'],
    JSON.stringify({ ...words, title: {} }),
    JSON.stringify({ ...words, subCopy: undefined }),
    JSON.stringify({ ...words, logo: { src: 5 } }),
  ])('LX-04 ignores unreadable stored text: %s', (text) => {
    expect(keptHeadline(keep(text), query)).toBeNull();
  });

  it('LX-04 is missing if storage can’t be read', () => {
    const store = keep(JSON.stringify(words));
    store.block();
    expect(keptHeadline(store, query)).toBeNull();
  });
});
