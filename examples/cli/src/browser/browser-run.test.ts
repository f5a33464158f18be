import { expect, it } from 'vitest';

import { languageOf, switchesOf } from './browser-run.ts';

it('CL-01 in a browser, the address sets a scenario’s settings', () => {
  const settings = {
    'asks-zip-code': true,
    intent: 'lead',
    variant: 'classic',
    order: 'times-first',
    campaign: 'spring',
  } as const;
  expect(Object.fromEntries(new URLSearchParams(switchesOf({ settings })))).toEqual({
    variant: 'classic',
    intent: 'lead',
    experiment: 'zip-code-instead-of-company-email,times-first,join-code-campaign:spring',
  });
  expect(switchesOf({})).toBe('');
});

it('CL-01 a browser refuses a scenario whose lead comes from elsewhere than a page', () => {
  expect(() => switchesOf({ settings: { source: 'popup' } })).toThrow(
    'this can’t be played in a browser',
  );
});

it('PG-325 in a browser, the visitor’s country is the region of the language, by which the site guesses it', () => {
  expect(languageOf({ visitor: { country: 'FR' } })).toBe('en-FR');
  expect(languageOf({ visitor: { country: 'unknown' } })).toBe('en');
  expect(languageOf({})).toBe('en-US');
});
