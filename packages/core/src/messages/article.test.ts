import { expect, it } from 'vitest';

import { articleOf } from './article.ts';
import { createMessageCatalog } from './catalog.ts';

it.each([
  ['a', 'Foyer'],
  ['an', 'Anytime'],
  ['an', 'Equator'],
  ['an', 'Urban Gym'],
  ['a', 'University Club'],
  ['a', 'Europa'],
  ['a', 'One Gym'],
  ['an', 'Onefold'],
  ['an', 'Hourglass'],
  ['a', 'House of Sport'],
  ['an', 'LFX'],
  ['a', 'YMCA'],
  ['a', 'UFC Gym'],
  ['an', '8th Street Gym'],
  ['an', '11 East'],
  ['a', '24 Hour Club'],
  ['a', ''],
])('LC-11 the article is %s for %j', (article, name) => {
  expect(articleOf(name)).toBe(article);
});

it.each([
  ['Foyer', 'a Foyer member'],
  ['Equator', 'an Equator member'],
])('LC-11 a member of %s reads that they are %s', (product, text) => {
  expect(createMessageCatalog({}, { product })({ key: 'alreadyMember' })).toContain(text);
});

it('LC-11 another language keeps its own words before the name', () => {
  const spanish = {
    locale: 'es-US',
    messages: { alreadyMember: 'Bienvenido a {product}.' },
    labels: {},
  };
  const word = createMessageCatalog({}, { product: 'Equator' }, spanish);
  expect(word({ key: 'alreadyMember' })).toBe('Bienvenido a Equator.');
});
