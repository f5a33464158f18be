import {
  accountMessages,
  formMessages,
  joinMessages,
  membershipMessages,
  messages,
  serviceMessages,
  siteMessages,
} from '@foyer/core/messages';

import type { Language, LanguagePart } from '../locale/language.ts';
import type { Copy } from '../locale/copy.ts';

/**
 * Pseudo-localized English for developers: each copy text gets accents, a third more length, and brackets. Plain text
 * isn't localized, truncated text doesn't fit, and adjacent brackets show a sentence assembled from fragments. With
 * `rtl` it runs from right to left.
 */
export function pseudoLanguage(
  copies: readonly Copy[],
  direction: Language['direction'] = 'ltr',
): Language {
  const part: LanguagePart = {
    copy: Object.fromEntries(
      copies.map(({ copyKey, ...texts }) => [copyKey, disguised(texts) as object]),
    ),
    messages: disguised(everyMessage) as LanguagePart['messages'],
    labels: anyLabel,
  };
  return {
    locale: direction === 'rtl' ? 'en-XB' : 'en-XA',
    direction,
    messages: part.messages,
    labels: part.labels,
    part: () => part,
  };
}

const everyMessage = {
  ...messages,
  ...joinMessages,
  ...formMessages,
  ...accountMessages,
  ...membershipMessages,
  ...serviceMessages,
  ...siteMessages,
};

/** Answers every key. */
const anyLabel = new Proxy<Record<string, string>>(
  {},
  { get: (_none, label) => (typeof label === 'string' ? disguise(label) : undefined) },
);

function disguised(texts: unknown): unknown {
  if (typeof texts === 'string') return disguise(texts);
  if (typeof texts === 'function') {
    const say = texts as (...values: readonly unknown[]) => unknown;
    return (...values: readonly unknown[]) => disguised(say(...values.map(keep)));
  }
  if (Array.isArray(texts)) return texts.map(disguised);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, word]) => [name, disguised(word)]));
}

/** Adds accents, brackets and a third of the length. Placeholders and filled-in values stay. */
function disguise(text: string): string {
  if (text.trim() === '') return text;
  const plain = text.replaceAll(/\{\w+\}|[\uE000\uE001]/g, '');
  const longer = '·'.repeat(Math.ceil(plain.length * 0.35));
  const accented = text
    .split(/(\{\w+\}|\uE000[^\uE001]*\uE001)/)
    .map((piece, place) => (place % 2 === 1 ? piece : piece.replaceAll(/[a-z]/gi, accent)))
    .join('')
    .replaceAll(/[\uE000\uE001]/g, '');
  return `[${accented} ${longer}]`;
}

/** Marks a value, so that a name or a date stays as it is. */
function keep(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? `\uE000${value}\uE001` : value;
}

function accent(letter: string): string {
  return accents[letter] ?? letter;
}

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aàeéiîoöuûcçnñyýAÀEÉIÎOÖUÛCÇNÑYÝ'.matchAll(/(.)(.)/g), ([, plain, accented]) => [
    plain,
    accented,
  ]),
);
