import { expect, it } from 'vitest';
import {
  addMessages,
  articleOf,
  createMessageCatalog,
  type MessageKey,
  messages,
} from './catalog.ts';
import { joinMessages } from './join-messages.ts';
import { membershipMessages } from './membership-messages.ts';
import { accountMessages, formMessages, serviceMessages } from './member-messages.ts';

it('ER-01 configuration can override every message', () => {
  for (const key of Object.keys({
    ...messages,
    ...joinMessages,
    ...formMessages,
    ...accountMessages,
    ...membershipMessages,
    ...serviceMessages,
  }) as MessageKey[]) {
    expect(createMessageCatalog({ [key]: 'In our own words.' })({ key })).toBe('In our own words.');
  }
});

it('ER-01 the join’s messages are available once added, and no key exists twice', () => {
  expect(createMessageCatalog()({ key: 'planRequired' })).toBe(messages.generic);
  addMessages(joinMessages);
  expect(createMessageCatalog()({ key: 'planRequired' })).toBe(
    'Select a membership type above to join.',
  );
  expect(Object.keys(joinMessages).filter((key) => key in messages)).toEqual([]);
});

it('ER-01 the forms’ messages are available once added, and no key exists twice', () => {
  expect(createMessageCatalog()({ key: 'cityRequired' })).toBe(messages.generic);
  addMessages(formMessages);
  expect(createMessageCatalog()({ key: 'cityRequired' })).toBe('City is required.');
  const others = { ...messages, ...joinMessages };
  expect(Object.keys(formMessages).filter((key) => key in others)).toEqual([]);
});

it('ER-01 the services’ messages are available once added, and no key exists twice', () => {
  expect(createMessageCatalog()({ key: 'passEnded' })).toBe(messages.generic);
  addMessages(serviceMessages);
  expect(createMessageCatalog()({ key: 'feedbackRating' })).toBe('Choose a rating.');
  const keys = [
    messages,
    joinMessages,
    formMessages,
    accountMessages,
    membershipMessages,
    serviceMessages,
  ].flatMap((catalog) => Object.keys(catalog));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('ER-01 fills in only the message’s own placeholders', () => {
  const word = createMessageCatalog({}, { product: 'Foyer Clubs' });
  expect(word({ key: 'noNearbyClubs' })).toBe(
    'No nearby clubs. Click here to explore all Foyer Clubs Locations.',
  );
  expect(word({ key: 'nameTooShort', values: { label: '{product} $& constructor' } })).toBe(
    '{product} $& constructor must be at least 2 characters.',
  );
  expect(createMessageCatalog()({ key: 'noNearbyClubs' })).toContain('{product}');
});

it('ER-01 uses a language’s messages and labels, overridden by configuration', () => {
  const french = {
    locale: 'fr-CA',
    messages: { fillOut: 'À remplir', nameTooShort: '{label} : au moins 2 caractères.' },
    labels: { 'First Name': 'Prénom' },
  };
  const word = createMessageCatalog({ fillOut: 'Remplissez' }, {}, french);
  expect(word({ key: 'fillOut' })).toBe('Remplissez');
  expect(word({ key: 'nameTooShort', values: { label: 'First Name' } })).toBe(
    'Prénom : au moins 2 caractères.',
  );
});

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
