/// <reference types="node" />
import type { MessageKey } from '@foyer/core';
import { defaultConsentSettings } from '@foyer/core/consents';
import {
  accountMessages,
  formMessages,
  joinMessages,
  membershipMessages,
  messages,
  serviceMessages,
} from '@foyer/core/messages';
import { surveyQuestions } from '@foyer/core/survey';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { openNowCopy } from '../copy/club.ts';
import { contactCopy } from '../copy/first-step.ts';
import type { Copy, CopyPart } from '../locale/copy.ts';
import { createCopyReader, type LanguagePart } from '../locale/language.ts';
import { languages, leftInEnglish, missingTranslations, type TranslatedLocale } from './index.ts';
import { textsBeside } from './texts-beside.ts';

const source = join(import.meta.dirname, '..');
const core = join(source, '../../core/src');
const parts: readonly CopyPart[] = ['visit', 'join', 'member'];

/** Texts that are the same in English for a reason: names, units and shared words. */
const sameInEnglish: Readonly<Record<'fr-CA' | 'es-US', ReadonlySet<string>>> = {
  'fr-CA': new Set([
    ' bpm',
    ' mmHg',
    'American Heart Association, Target Heart Rates Chart.',
    'Club',
    'Clubs',
    'clubs',
    'Code',
    'Date',
    'Europe',
    'Sources',
    'Total',
    'Version',
    'Version ⟦0⟧',
    '⟦0⟧ min',
    '⟦0⟧ minutes',
  ]),
  'es-US': new Set([
    '⟦0⟧ min',
    ' mmHg',
    'American Heart Association, Target Heart Rates Chart.',
    'Club',
    'Normal',
    'Plan',
    'Total',
    '⟦0⟧, ⟦1⟧',
  ]),
};

const copies = new Map<string, Copy>();
/** All messages of the screens, including those that the site and the payment application add. */
const sentences: Partial<Record<MessageKey, string>> = {
  ...messages,
  ...joinMessages,
  ...formMessages,
  ...accountMessages,
  ...membershipMessages,
  ...serviceMessages,
};

beforeAll(async () => {
  const files = globSync('copy/*.ts', { cwd: source });
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(source, file))),
  );
  for (const copy of modules.flatMap((module: object) => Object.values(module))) {
    if (isCopy(copy)) copies.set(copy.copyKey, copy);
  }
});

async function allOf(locale: TranslatedLocale): Promise<LanguagePart> {
  const language = languages[locale]();
  const there = await Promise.all(parts.map(async (part) => language.part(part)));
  return {
    copy: Object.assign({}, ...there.map(({ copy }) => copy)),
    messages: language.messages,
    labels: language.labels,
  };
}

describe('the English copy', () => {
  it('ER-01 is used in full', () => {
    const files = globSync(['**/*.ts', '**/*.tsx'], {
      cwd: source,
      exclude: (path) => /(?:^|\/)(?:copy|locales)$|\.test\.|\.stories\./.test(path),
    }).map((file) => join(source, file));
    const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const named = new Set(Array.from(code.matchAll(/[.?'"]([a-zA-Z]\w*)/g), ([, name]) => name));
    const destructured = new Set(
      Array.from(code.matchAll(/\{([^{}]*)\} = (?:useCopy|copy|localize)/g)).flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim()),
      ),
    );
    const unused = [...copies].flatMap(([copyKey, copy]) =>
      Object.keys(copy)
        .filter((name) => name !== 'copyKey' && !named.has(name) && !destructured.has(name))
        .map((name) => `${copyKey}: ${name}`),
    );
    expect(unused).toEqual([]);
  });
});

describe.each(['fr-CA', 'es-US'] as const)('the %s translation', (locale) => {
  let language: LanguagePart;
  beforeAll(async () => {
    language = await allOf(locale);
  });

  it('ER-01 translates every copy with all its values', () => {
    expect(missingTranslations([...copies.values()], language)).toEqual([]);
  });

  it('ER-01 leaves no copy in English except shared words', () => {
    const left = leftInEnglish([...copies.values()], language);
    expect(left.filter((texts) => !sameInEnglish[locale].has(texts))).toEqual([]);
  });

  it('ER-01 translates every message with its values and leaves none in English', () => {
    const lost = Object.entries(sentences).flatMap(([key, english]) => {
      const other = language.messages[key as MessageKey];
      if (other === undefined) return [`${key} is not said`];
      if (other === english) return [`${key} is left in English`];
      const same = placeholders(english).join() === placeholders(other).join();
      return same ? [] : [`${key} is filled with other values`];
    });
    expect(lost).toEqual([]);
  });

  it('ER-01 AC-08 the gift card page says in its language that a payment was declined', async () => {
    const { messages: translated } = await languages[locale]().part('member');
    expect(translated.paymentDeclined).toBeDefined();
  });

  it('ER-01 translates every label of the core', () => {
    const lost = coreLabels().filter(
      (label) => language.labels[label] === undefined && !sameInEnglish[locale].has(label),
    );
    expect(lost).toEqual([]);
  });

  it('LC-07 LC-11 contains the link text within its sentence', () => {
    const { benefits, privacy } = createCopyReader({})(contactCopy, language);
    expect(language.messages.alreadyMember).toContain(benefits);
    expect(language.labels[defaultConsentSettings.newsletterText]).toContain(privacy);
  });

  it('ER-01 follows the typography of the language and uses no exclamation marks', () => {
    const ill = everyText(language).filter((text) => illSet[locale].test(text));
    expect(ill).toEqual([]);
  });
});

/**
 * Matches typographic errors: exclamation marks, straight apostrophes and, in Québec, a missing no-break space before
 * a colon or a space before ; and ?.
 */
const illSet: Readonly<Record<'fr-CA' | 'es-US', RegExp>> = {
  'fr-CA': /!|\p{L}'\p{L}|[^\u00a0\d]:(?![\d/]|$)|\s[;?]|« | »|\.\.\./u,
  'es-US': /[!¡]|^[^¿]*[^¿?]*\?$|\s[:;?]|\.\.\./u,
};

it('PG-394 a Spanish time has the article of its hour', async () => {
  const { until } = createCopyReader({})(openNowCopy, await allOf('es-US'));
  expect(until('1:15 p.m.')).toBe('Abierto hasta la 1:15 p.m.');
  expect(until('11:15 p.m.')).toBe('Abierto hasta las 11:15 p.m.');
});

it('ER-01 contains no British text without an English counterpart', async () => {
  const british = await allOf('en-GB');
  const unknown = Object.entries(british.copy).flatMap(([copyKey, texts]) => {
    const copy = copies.get(copyKey);
    return copy === undefined ? [copyKey] : strangersOf(texts, copy, copyKey);
  });
  expect(unknown).toEqual([]);
  expect(Object.keys(british.messages).filter((key) => !(key in sentences))).toEqual([]);
  expect(Object.keys(british.labels).filter((label) => !coreLabels().includes(label))).toEqual([]);
});

it('PG-359 contains no American spelling or word in British English', async () => {
  const british = await allOf('en-GB');
  const read = createCopyReader({});
  const texts = [...copies.values()].flatMap((copy) => {
    const ofCopy = read(copy, british);
    return textsBeside(ofCopy, ofCopy, copy.copyKey).map(
      ({ path, english }) => `${path}: ${english}`,
    );
  });
  const said = Object.entries({ ...sentences, ...british.messages }).map(
    ([key, text]) => `${key}: ${text}`,
  );
  expect([...texts, ...said].filter((text) => american.test(text.replace(/^[^:]*: /, '')))).toEqual(
    [],
  );
});

const american =
  /\b(?:ZIP|cancel(?:ed|ing)|initiation|colou?r(?<!colour)|center|favorite|recogniz\w+|organiz\w+|personaliz\w+|apologiz\w+|sneakers|elevator|front desk)\b/i;

function placeholders(text: string): readonly string[] {
  return Array.from(text.matchAll(/\{\w+\}/g), ([name]) => name).toSorted();
}

/** Paths of texts that don't exist in the copy. */
function strangersOf(texts: object, copy: object, path: string): readonly string[] {
  return Object.entries(texts).flatMap(([name, word]: [string, unknown]) => {
    const english = (copy as Record<string, unknown>)[name];
    if (english === undefined) return [`${path}.${name}`];
    return typeof word === 'object' && word !== null
      ? strangersOf(word, english as object, `${path}.${name}`)
      : [];
  });
}

function everyText({ copy, messages: said, labels }: LanguagePart): readonly string[] {
  const ofCopies = Object.values(copy).flatMap((texts) => textsBeside(texts, texts, ''));
  return [
    ...ofCopies.map(({ english }) => english),
    ...Object.values(said),
    ...Object.values(labels),
  ];
}

/** All labels of the core, read from its source. Those of the survey and the consents come from their rules. */
function coreLabels(): readonly string[] {
  const written = globSync('**/*.ts', { cwd: core })
    .filter((file) => !/\.(?:test|fake|builder|contract)\.ts$|calendar-event/.test(file))
    .flatMap((file) => labelsIn(readFileSync(join(core, file), 'utf8')));
  const survey = surveyQuestions('guided-steps').flatMap(({ prompt, options }) => [
    prompt,
    ...options.map(({ label }) => label),
  ]);
  const { newsletterText, newsletterDefaultText, textAlertsText } = defaultConsentSettings;
  return [
    ...new Set([...written, ...survey, newsletterText, newsletterDefaultText, textAlertsText]),
  ];
}

/**
 * Matches `label: 'City'`, `label = is ? 'Province' : 'State'`, and calls that create a field from its name and
 * label.
 */
function labelsIn(code: string): readonly string[] {
  const places = code.matchAll(/\blabel(?::| =)[^,;\n]*|\b(?:line|measureField)\([^)]*/g);
  return Array.from(places).flatMap(([place]) =>
    Array.from(
      place.matchAll(/'([A-Z](?![A-Z]')[^']*|postal code|postcode)'/g),
      ([, label = '']) => label,
    ),
  );
}

function isCopy(value: unknown): value is Copy {
  return typeof value === 'object' && value !== null && 'copyKey' in value;
}
