import { createMessageCatalog } from '@foyer/core';
import { expect, it } from 'vitest';

import { createCopyReader, type LanguagePart } from '../locale/language.ts';
import { pseudoLanguage } from './pseudo.ts';

const copy = {
  copyKey: 'visit/hello',
  hello: 'Choose a club',
  parts: { at: (club: string, times: number): string => `Come to ${club}, ${times} times` },
  points: [{ title: 'One' }],
} as const;

const language = pseudoLanguage([copy], 'rtl');
const texts = createCopyReader({})(copy, language.part('visit') as LanguagePart);

it('ER-01 disguises and lengthens all copy, but not the values filled into it', () => {
  expect(texts.hello).toBe('[Çhöösé à çlûb ·····]');
  expect(texts.parts.at('Midtown', 3)).toBe('[Çömé tö Midtown, 3 tîmés ·········]');
  expect(texts.points[0]?.title).toBe('[Öñé ··]');
});

it('ER-01 disguises messages and labels', () => {
  const word = createMessageCatalog({}, {}, language);
  expect(word({ key: 'nameTooShort', values: { label: 'City' } })).toBe(
    '[[Çîtý ··] mûst bé àt léàst 2 çhàràçtérs. ···········]',
  );
  expect(language.labels['Anything']).toBe('[Àñýthîñg ···]');
});

it('ER-01 runs from right to left on request', () => {
  expect(language.direction).toBe('rtl');
  expect(pseudoLanguage([]).direction).toBe('ltr');
});
