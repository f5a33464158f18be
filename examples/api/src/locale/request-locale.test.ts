import { expect, it } from 'vitest';

import { formatDay, localeOf } from './request-locale.ts';

it('PG-368 days are written as in each language', () => {
  expect(formatDay('2026-12-01', 'fr-CA')).toBe('1er décembre 2026');
  expect(formatDay('2026-12-11', 'fr-CA')).toBe('11 décembre 2026');
  expect(formatDay('2026-12-01', 'es-US')).toBe('1 de diciembre de 2026');
});

const localeFor = (accepted: string, chosen: string | null = null): string =>
  localeOf({ accepted, chosen });

it('ER-01 answers in the language that the visitor chose on the site', () => {
  expect(localeFor('es-MX', 'fr-CA')).toBe('fr-CA');
  expect(localeFor('es-MX', 'tlh')).toBe('es-US');
});

it('ER-01 otherwise answers in the best accepted language, by weight', () => {
  expect(localeFor('fr;q=0.4, es-MX;q=0.8, de;q=0.9')).toBe('es-US');
  expect(localeFor('fr-FR, en;q=0.5')).toBe('fr-CA');
  expect(localeFor('en-IE, fr;q=0.8')).toBe('en-GB');
  expect(localeFor('fr;q=0, es')).toBe('es-US');
});

it.each(['', '*', ';;;', 'q=1', 'x'.repeat(10_000), 'en;q=NaN'])(
  'ER-01 answers in US English when %j names no language',
  (accepted) => {
    expect(localeFor(accepted)).toBe('en-US');
  },
);
