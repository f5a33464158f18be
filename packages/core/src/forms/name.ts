import { Err, Ok, type Result } from '../shared/result.ts';

export type NameProblem = 'too-short' | 'malformed';

/** Why text is not a simple name: the rule has one message for all of it. */
export type SimpleNameProblem = 'malformed';

/**
 * A name as the contact form takes it: trimmed, in NFC, at least 2 code points; starts with a letter; letters with
 * their marks, digits, spaces, quotes, hyphens, periods, commas; ends with a letter or a period. A no-break space
 * counts as a space. Joiners are let through: Persian and Indic names are spelled with them. Source: VA-02.
 */
export function parseContactName(text: string): Result<string, NameProblem> {
  const name = tidy(text);
  if ([...name].length < 2) return Err('too-short');
  if (!contactName.test(name) || !lastOfContactName.test(name)) return Err('malformed');
  return Ok(name);
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

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();
}
