import type { Result } from '../shared/result.ts';
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
  let folded = text.trim();
  // What is written in these characters has its digits as they are.
  if (!phoneCharacters.test(folded)) folded = text.normalize('NFKC').trim();
  if (folded === '') return required;
  const national = phoneCharacters.test(folded) ? toNational(folded) : null;
  if (national === null) return malformed;
  if (national.length < 10 || national.length > 11) return wrongLength;
  return national.length === 11 && !national.startsWith('0') ? malformed : asRead(national);
}

/** What may stand in a phone number as people write it. */
export const phoneCharacters: RegExp = /^\+?[0-9()\s.\-/‐-―−]+$/;

const required = unread('required' as const);
const malformed = unread('malformed' as const);
const wrongLength = unread('wrong-length' as const);

function toNational(folded: string): string | null {
  const abroad = folded.startsWith('+') || folded.startsWith('00');
  const digits = digitsOf(folded);
  const number = abroad && digits.startsWith('00') ? digits.slice(2) : digits;
  if (number === '') return null;
  if (number.startsWith('44') && (abroad || number.length >= 11)) {
    const rest = number.slice(2);
    return rest.startsWith('0') ? rest : `0${rest}`;
  }
  if (number.startsWith('1') && number.length === 11) return number.slice(1);
  return abroad && !number.startsWith('1') ? null : number;
}

/** Its ASCII digits, without what stands between them. */
export function digitsOf(text: string): string {
  let digits = '';
  for (const character of text) if (character >= '0' && character <= '9') digits += character;
  return digits;
}
