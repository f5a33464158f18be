import { Err, Ok, type Result } from '../kernel/result.ts';
import type { Guest } from '../lead/lead.ts';
import type { Message } from '../messages/catalog.ts';

export type NameProblem = 'required' | 'too-short' | 'malformed';

/**
 * Which names a form accepts. `literal`: the specification's contact rule. `inclusive`: also names of one letter and
 * of every script.
 */
export type NameRule = 'literal' | 'inclusive';

/** Why text isn't a simple name. One message covers all reasons. */
export type SimpleNameProblem = 'malformed';

/**
 * A name by the contact form's rule: trimmed, in NFC, at least 2 code points. It starts with a letter, contains
 * letters with their marks, digits, spaces, quotes, hyphens, periods and commas, and ends with a letter or a period.
 * A no-break space counts as a space. Joiners are allowed, because Persian and Indic names need them.
 */
export function parseContactName(text: string): Result<string, NameProblem> {
  if (plainName.test(text)) return Ok(text);
  const name = tidy(text);
  if (name === '') return required;
  if (name.length < 3 && [...name].length < 2) return tooShort;
  // Any dash counts as a hyphen, and straight and curly quotes as quotes. The ʻokina is a letter. The literal is
  // inside the function because compiling it is slow: V8 enumerates all letters.
  return /^\p{L}(?:[\p{L}\p{M}\p{Nd}'"‘-‟., \u200c\u200d\p{Pd}]*[\p{L}\p{M}.])?$/u.test(name)
    ? Ok(name)
    : malformed;
}

/**
 * Any person's name, from one letter of any script on: trimmed, in NFC, of letters with their marks, digits, spaces,
 * apostrophes, quotes, hyphens, periods, commas and middle dots. It starts with a letter, or an apostrophe and a
 * letter. Refuses web addresses, emoji and control characters.
 */
export function parseInclusiveName(text: string): Result<string, NameProblem> {
  const name = tidy(text);
  if (name === '') return required;
  return /^['‘’]?\p{L}[\p{L}\p{M}\p{Nd}'"‘-‟., \u200c\u200d\p{Pd}·‧・]*$/u.test(name) &&
    !webAddress.test(name)
    ? Ok(name)
    : malformed;
}

export const nameParsers: Readonly<Record<NameRule, typeof parseContactName>> = {
  literal: parseContactName,
  inclusive: parseInclusiveName,
};

/** Reads the typed first name of a guest, which may stay empty. Null means that the visitor comes alone. */
export function parseGuest(name: string | null, rule: NameRule): Result<Guest | null, NameProblem> {
  if (name === null) return Ok(null);
  if (name.trim() === '') return Ok({ firstName: null });
  return nameParsers[rule](name).map((firstName) => ({ firstName }));
}

/** A name of letters, dots and spaces, longer than one code point. */
export function parseSimpleName(text: string): Result<string, SimpleNameProblem> {
  const name = tidy(text);
  return [...name].length > 1 && /^[\p{L}\p{M}. \u200c\u200d]+$/u.test(name) && /\p{L}/u.test(name)
    ? Ok(name)
    : Err('malformed');
}

export function nameMessage(label: string, problem: NameProblem): Message {
  switch (problem) {
    case 'required':
      return { key: 'fillOut' };
    case 'too-short':
      return { key: 'nameTooShort', values: { label } };
    case 'malformed':
      return { key: 'nameMalformed' };
  }
}

/** A period may join two words, as in 'Ma.Teresa', so only well-known endings make an address. */
const webAddress = /www\.|\.(?:com|net|org|info)(?!\p{L})/iu;

/** Covers nearly all typed names: already tidy and valid by the rule above. */
const plainName = /^[a-zà-öø-ÿ][a-zà-öø-ÿ\d'’"., -]*[a-zà-öø-ÿ.]$/i;

const required = Err('required' as const);
const tooShort = Err('too-short' as const);
const malformed = Err('malformed' as const);

/** The first two of these are spaces, the others invisible letters. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f\u115f\u1160\u3164\uffa0]/g, ' ')
    .trim();
}
