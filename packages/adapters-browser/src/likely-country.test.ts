import { expect, it } from 'vitest';

import { likelyCountry } from './browser-visitor.ts';

const newYork = 'America/New_York';

it.each([
  ['en-US', newYork, 'US'],
  ['es-419', newYork, null],
  ['zh-Hant-TW', 'Asia/Taipei', 'TW'],
  ['en-AU-u-ca-gregory', 'Australia/Sydney', 'AU'],
  ['EN-ca', newYork, 'CA'],
  ['en', newYork, null],
  ['', newYork, null],
  ['tlh-Latn', newYork, null],
  ['en-US', 'UTC', 'US'],
  ['de-CH', 'Europe/Zurich', 'CH'],
])('LC-07 for the language %s in %s, guesses %s', (language, timeZone, country) => {
  expect(likelyCountry({ language, timeZone })).toBe(country);
});

it.each([
  ['in Germany', 'en-US', 'Europe/Berlin', 'EU'],
  ['on the Azores', 'en-US', 'Atlantic/Azores', 'EU'],
  ['on Cyprus', 'en', 'Asia/Nicosia', 'EU'],
  ['in London', 'en-US', 'Europe/London', 'GB'],
])(
  'LC-07 a visitor %s whose browser speaks %s counts as European',
  (_, language, timeZone, country) => {
    expect(likelyCountry({ language, timeZone })).toBe(country);
  },
);

it('LC-07 guesses Germany for a German visitor who is traveling', () => {
  expect(likelyCountry({ language: 'de-DE', timeZone: newYork })).toBe('DE');
});
