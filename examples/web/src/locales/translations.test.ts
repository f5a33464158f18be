/// <reference types="node" />
import { siteMessages } from '@foyer/core/messages';
import { type Copy, createCopyReader, type LanguagePart } from '@foyer/react-ui/language';
import { leftInEnglish, missingTranslations } from '@foyer/react-ui/locales';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

/** Text that is rightly the same in both languages: names, and words that both share. */
const sameInEnglish: Readonly<Record<string, readonly string[]>> = {
  'es-US': ['Pilates'],
  'fr-CA': ['Clubs', 'Menu', 'Messages', 'Pilates', '⟦0⟧ clubs'],
};

let copies: readonly Copy[] = [];

beforeAll(async () => {
  const folder = join(import.meta.dirname, '../copy');
  const modules = await Promise.all(
    globSync('*.ts', { cwd: folder }).map((file) => import(/* @vite-ignore */ join(folder, file))),
  );
  copies = modules.flatMap((module: object) => Object.values(module)).filter(isCopy);
});

describe.each(['fr-CA', 'es-US'])('the site in %s', (locale) => {
  let language: LanguagePart;

  beforeAll(async () => {
    const parts = await Promise.all(
      ['visit', 'join', 'member'].map((name) => partOf(locale, name)),
    );
    language = {
      copy: Object.assign({}, ...parts.map(({ copy }) => copy)),
      messages: Object.assign({}, ...parts.map(({ messages }) => messages)),
      labels: {},
    };
  });

  it('ER-01 has a translation of all copy, with the same placeholders', () => {
    expect(copies.length).toBeGreaterThan(6);
    expect(missingTranslations(copies, language)).toEqual([]);
  });

  it('ER-01 has no English copy except what is the same in both', () => {
    const left = leftInEnglish(copies, language);
    expect(left.filter((texts) => sameInEnglish[locale]?.includes(texts) !== true)).toEqual([]);
  });

  it('ER-01 has a translation of each sentence in the whole page', () => {
    expect(Object.keys(language.messages).toSorted()).toEqual(Object.keys(siteMessages).toSorted());
  });
});

it('PG-369 members are quoted with the marks that the translations use', () => {
  const css = readFileSync(join(import.meta.dirname, '../styles/pages.css'), 'utf8');
  const marks = new Map(
    Array.from(
      css.matchAll(/\.home-said:lang\((\w+)\) \{\s+quotes: (.*);/g),
      ([, language = '', both = '']) => [language, both],
    ),
  );
  expect(marks.get('es')).toBe("'“' '”'");
  expect(marks.get('fr')).toBe(String.raw`'«\a0' '\a0»'`);
});

it('PG-359 the site in British English has no American word', async () => {
  const parts = await Promise.all(['visit', 'join', 'member'].map((name) => partOf('en-GB', name)));
  const british = {
    copy: Object.assign({}, ...parts.map(({ copy }) => copy)),
    messages: {},
    labels: {},
  };
  const read = createCopyReader({});
  const texts = copies.map((copy) => JSON.stringify(read(copy, british)));
  expect(
    texts.filter((text) => /ZIP|canceled|initiation|front desk|center|color/.test(text)),
  ).toEqual([]);
});

async function partOf(locale: string, name: string): Promise<LanguagePart> {
  const file = join(import.meta.dirname, locale, `${name}.ts`);
  const { part } = (await import(/* @vite-ignore */ file)) as { readonly part: LanguagePart };
  return part;
}

function isCopy(value: unknown): value is Copy {
  return typeof value === 'object' && value !== null && 'copyKey' in value;
}
