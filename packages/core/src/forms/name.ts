import { Err, Ok, type Result } from '../kernel/result.ts';
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
  if (plainName.test(text)) return asRead(text);
  const name = tidy(text);
  if (name.length < 3 && [...name].length < 2) return tooShort;
  // VA-02's characters: any dash is a hyphen, straight and curly quotes are quotes; the ʻokina is itself a letter. A literal
  // in here, since making it takes long: V8 looks all letters up.
  return /^\p{L}(?:[\p{L}\p{M}\p{Nd}'"‘’‚‛“”„‟\p{Pd}., \u200c\u200d]*[\p{L}\p{M}.])?$/u.test(name)
    ? asRead(name)
    : malformed;
}

/** A name of letters, dots and spaces, longer than one code point. Source: VA-01. */
export function parseSimpleName(text: string): Result<string, SimpleNameProblem> {
  const name = tidy(text);
  return [...name].length > 1 && /^[\p{L}\p{M}. \u200c\u200d]+$/u.test(name) && /\p{L}/u.test(name)
    ? Ok(name)
    : Err('malformed');
}

/** What needs no tidying and is a name by that rule: nearly all that is typed. */
const plainName = /^[a-zà-öø-ÿ][a-zà-öø-ÿ\d'’"., -]*[a-zà-öø-ÿ.]$/i;

const tooShort = unread('too-short' as const);
const malformed = unread('malformed' as const);

function tidy(text: string): string {
  if (printableAscii.test(text)) return text.trim();
  return text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();
}

const printableAscii = /^[ -~]*$/;
