import { expect, it } from 'vitest';

import { elementLocale, openElementLanguage } from './element-language.ts';
import { textsIn } from './mount-flow.tsx';

it.each([
  [null, '', 'en-US'],
  [null, 'en', 'en-US'],
  [null, 'fr', 'fr-CA'],
  [null, 'es-MX', 'es-US'],
  [null, 'en-IE', 'en-GB'],
  [null, 'de', 'en-US'],
  ['fr-CA', 'en-GB', 'fr-CA'],
  ['es', 'fr', 'es-US'],
  ['de', 'fr', 'fr-CA'],
])(
  'EM-01 ER-01 with the attribute %s on a page in "%s", the language is %s',
  (own, page, locale) => {
    expect(elementLocale({ own, page })).toBe(locale);
  },
);

it('EM-01 ER-01 loads the visit’s copy with a language, and nothing for English', async () => {
  const french = await openElementLanguage({ own: null, page: 'fr' });
  expect(french.locale).toBe('fr-CA');
  expect(french.messages.clubRequired).toBe('Choisissez un club.');
  expect((await openElementLanguage({ own: 'en', page: 'fr' })).messages).toEqual({});
});

it('EM-01 ER-01 names the dialog in the language that the element changes to', async () => {
  const names: string[] = [];
  for (const own of ['en', 'fr', 'es']) {
    names.push(textsIn(await openElementLanguage({ own, page: '' })).dialog);
  }
  expect(names[0]).toBe('Book a visit');
  expect(new Set(names).size).toBe(3);
});
