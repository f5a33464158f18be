import { expect, it } from 'vitest';

import { likelyCountry } from './browser-visitor.ts';

const newYork = -300;
const berlin = 60;

it.each([
  ['en-US', newYork, 'US'],
  ['es-419', newYork, null],
  ['zh-Hant-TW', 480, 'TW'],
  ['en-AU-u-ca-gregory', 660, 'AU'],
  ['EN-ca', newYork, 'CA'],
  ['en', newYork, null],
  ['', newYork, null],
  ['tlh-Latn', newYork, null],
])(
  'LC-07 for the language %s, %i minutes east of UTC, guesses %s',
  (language, minutesEast, country) => {
    expect(likelyCountry({ language, minutesEast })).toBe(country);
  },
);

it.each([
  ['in Germany with an American browser', 'en-US', berlin],
  ['in Finland in summer', 'en-US', 180],
  ['on the Azores in winter', 'en-US', -60],
  ['with a clock in UTC, as privacy browsers report', 'en-US', 0],
])('LC-07 makes no guess for a visitor %s, so that they are asked', (_, language, minutesEast) => {
  expect(likelyCountry({ language, minutesEast })).toBeNull();
});

it('LC-07 guesses Germany for a German visitor who is traveling', () => {
  expect(likelyCountry({ language: 'de-DE', minutesEast: newYork })).toBe('DE');
});
