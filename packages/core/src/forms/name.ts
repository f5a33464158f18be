import { Err, Ok, type Result } from '../shared/result.ts';
import { characterTable } from './character-table.ts';
import { asRead, type Reading, toResult, unread } from './reading.ts';

export type NameProblem = 'too-short' | 'malformed';

/** Why text is not a simple name: the rule has one message for all of it. */
export type SimpleNameProblem = 'malformed';

/**
 * A name as the contact form takes it: trimmed, in NFC, at least 2 code points; starts with a letter; letters with
 * their marks, digits, spaces, quotes, hyphens, periods, commas; ends with a letter or a period. A no-break space
 * counts as a space. Joiners are let through: Persian and Indic names are spelled with them. Source: VA-02.
 */
export function parseContactName(text: string): Result<string, NameProblem> {
  return toResult(readContactName(text));
}

/** The same, for a form that asks at every key. */
export function readContactName(text: string): Reading<NameProblem> {
  let first = 0;
  let last = text.length - 1;
  while (first <= last && (kindAt(text, first) & blank) !== 0) first += 1;
  while (first < last && (kindAt(text, last) & blank) !== 0) last -= 1;
  let all = inside;
  for (let at = first; at <= last; at += 1) {
    const kind = kindAt(text, at);
    if (kind === unlisted) return readAnyName(text);
    all &= kind;
  }
  if (last - first < 1) return tooShort;
  const fits = all & (kindAt(text, first) << 1) & (kindAt(text, last) << 2);
  return (fits & inside) === 0 ? malformed : asRead(text.slice(first, last + 1));
}

/** A name of letters, dots and spaces, longer than one code point. Source: VA-01. */
export function parseSimpleName(text: string): Result<string, SimpleNameProblem> {
  const name = tidy(text);
  return [...name].length > 1 && simpleName.test(name) && hasLetter.test(name)
    ? Ok(name)
    : Err('malformed');
}

/** VA-02's characters: any dash is a hyphen, straight and curly quotes are quotes; the ʻokina is itself a letter. */
export const contactName: RegExp = /^\p{L}[\p{L}\p{M}\p{Nd}'"‘’‚‛“”„‟\p{Pd}., \u200c\u200d]*$/u;
export const lastOfContactName: RegExp = /[\p{L}\p{M}.]$/u;
export const simpleName: RegExp = /^[\p{L}\p{M}. \u200c\u200d]+$/u;
export const hasLetter: RegExp = /\p{L}/u;

const tooShort = unread('too-short' as const);
const malformed = unread('malformed' as const);

const inside = 4;
const blank = 8;
const unlisted = 16;

/** As far as each character is what it is whatever stands beside it: NFC joins none of them with another. */
const listed = 0x180;
const kinds = characterTable(listed, [
  (character) => lastOfContactName.test(character),
  (character) => contactName.test(character),
  (character) => contactName.test(`a${character}`),
  (character) => character.trim() === '',
]);

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < listed && code !== noBreakSpace ? (kinds[code] ?? 0) : unlisted;
}

const noBreakSpace = 0xa0;

function readAnyName(text: string): Reading<NameProblem> {
  const name = tidy(text);
  if ([...name].length < 2) return tooShort;
  return contactName.test(name) && lastOfContactName.test(name) ? asRead(name) : malformed;
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();
}
