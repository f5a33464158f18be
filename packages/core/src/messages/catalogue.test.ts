import { expect, it } from 'vitest';

import { createMessageCatalogue, messages } from './catalogue.ts';

it('ER-01 every message can be overridden by configuration', () => {
  for (const key of Object.keys(messages) as (keyof typeof messages)[]) {
    expect(createMessageCatalogue({ [key]: 'In our own words.' })({ key })).toBe(
      'In our own words.',
    );
  }
});

it('ER-01 fills in what the message names, and nothing else', () => {
  const word = createMessageCatalogue({}, { product: 'Foyer Clubs' });
  expect(word({ key: 'noNearbyClubs' })).toBe(
    'No nearby clubs. Click here to explore all Foyer Clubs Locations.',
  );
  expect(word({ key: 'nameTooShort', values: { label: '{product} $& constructor' } })).toBe(
    '{product} $& constructor must be at least 2 characters.',
  );
  expect(createMessageCatalogue()({ key: 'noNearbyClubs' })).toContain('{product}');
});
