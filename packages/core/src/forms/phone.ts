import type { Result } from '../shared/result.ts';
import { characterTable } from './character-table.ts';
import { asRead, type Reading, toResult, unread } from './reading.ts';

export type PhoneProblem = 'required' | 'malformed' | 'wrong-length';

/**
 * A phone number, US style (10 digits after an optional 1) or UK style (+44, 0044, 44 or 0), as national digits:
 * 10 for a US number, a 0 and 9 or 10 more for a UK one. Spaces, brackets, dots, slashes and dashes are passed
 * over; full-width digits are folded. A 10-digit number that begins with 44 is a US one (Ohio, Maryland).
 * Source: VA-04.
 */
export function parsePhone(text: string): Result<string, PhoneProblem> {
  return toResult(readPhone(text));
}

/** The same, for a form that asks at every key. */
export function readPhone(text: string): Reading<PhoneProblem> {
  const folded = (isAscii(text) ? text : text.normalize('NFKC')).trim();
  if (folded === '') return required;
  const digits = digitsOf(folded);
  const national = digits === null ? null : toNational(folded, digits);
  if (national === null) return malformed;
  if (national.length < 10 || national.length > 11) return wrongLength;
  return national.length === 11 && !national.startsWith('0') ? malformed : asRead(national);
}

/** What may stand in a phone number as people write it, but for the + that it may begin with. */
export const phoneCharacter: RegExp = /^[0-9()\s.\-/‐-―−]$/u;

/** True for text that NFKC leaves as it is, as nearly all that is typed here. */
export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

const required = unread('required' as const);
const malformed = unread('malformed' as const);
const wrongLength = unread('wrong-length' as const);

const isDigit = 1;
const isPart = 2;
const kinds = characterTable(128, [
  (character) => character >= '0' && character <= '9',
  (character) => phoneCharacter.test(character),
]);

/** The digits without what stands between them; null where something else does, or nothing at all. */
function digitsOf(folded: string): string | null {
  let digits = '';
  let run = folded.startsWith('+') ? 1 : 0;
  if (run === folded.length) return null;
  for (let at = run; at < folded.length; at += 1) {
    const kind = kinds[folded.charCodeAt(at)];
    if (kind === undefined ? !phoneCharacter.test(folded.charAt(at)) : (kind & isPart) === 0) {
      return null;
    }
    if (kind !== (isDigit | isPart)) {
      if (run < at) digits += folded.slice(run, at);
      run = at + 1;
    }
  }
  return digits + folded.slice(run);
}

function toNational(folded: string, digits: string): string | null {
  const abroad = folded.startsWith('+') || folded.startsWith('00');
  const number = abroad && digits.startsWith('00') ? digits.slice(2) : digits;
  if (number === '') return null;
  if (number.startsWith('44') && (abroad || number.length >= 11)) {
    const rest = number.slice(2);
    return rest.startsWith('0') ? rest : `0${rest}`;
  }
  if (number.startsWith('1') && number.length === 11) return number.slice(1);
  return abroad && !number.startsWith('1') ? null : number;
}
