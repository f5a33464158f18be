import type { Result } from '../kernel/result.ts';
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
  const trimmed = text.trim();
  // What is written in these characters has its digits as they are.
  if (phoneCharacters.test(trimmed)) return readFolded(trimmed);
  const folded = text.normalize('NFKC').trim();
  if (folded === '') return required;
  return phoneCharacters.test(folded) ? readFolded(folded) : malformed;
}

/** What may stand in a phone number as people write it. */
export const phoneCharacters: RegExp = /^\+?[0-9()\s.\-/‐-―−]+$/;

const required = unread('required' as const);
const malformed = unread('malformed' as const);
const wrongLength = unread('wrong-length' as const);

function readFolded(folded: string): Reading<PhoneProblem> {
  const national = toNational(folded);
  if (national === null) return malformed;
  if (national.length < 10 || national.length > 11) return wrongLength;
  return national.length === 11 && !national.startsWith('0') ? malformed : asRead(national);
}

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

/** Its ASCII digits, without what stands between them: run by run, since each addition to a text copies it. */
export function digitsOf(text: string): string {
  let digits = '';
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= digitZero && code <= digitNine) continue;
    if (at > start) digits += text.slice(start, at);
    start = at + 1;
  }
  return digits + text.slice(start);
}

const digitZero = 48;
const digitNine = 57;
