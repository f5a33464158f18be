import { expect, it } from 'vitest';

import { localeOf } from './request-locale.ts';

const spoken = (accepted: string, chosen: string | null = null): string =>
  localeOf({ accepted, chosen });

it('ER-01 answers in the language that the visitor chose on the site', () => {
  expect(spoken('es-MX', 'fr-CA')).toBe('fr-CA');
  expect(spoken('es-MX', 'tlh')).toBe('es-US');
});

it('ER-01 otherwise answers in the best accepted language, by weight', () => {
  expect(spoken('fr;q=0.4, es-MX;q=0.8, de;q=0.9')).toBe('es-US');
  expect(spoken('fr-FR, en;q=0.5')).toBe('fr-CA');
  expect(spoken('en-IE, fr;q=0.8')).toBe('en-GB');
  expect(spoken('fr;q=0, es')).toBe('es-US');
});

it.each(['', '*', ';;;', 'q=1', 'x'.repeat(10_000), 'en;q=NaN'])(
  'ER-01 answers in US English when %j names no language',
  (accepted) => {
    expect(spoken(accepted)).toBe('en-US');
  },
);
