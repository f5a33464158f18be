import { Err, Ok, type Result } from '../kernel/result.ts';

export type PhoneProblem = 'required' | 'malformed' | 'wrong-length';

/**
 * Parses a phone number in US style (10 digits after an optional 1) or UK style (+44, 0044, 44 or 0). Returns
 * national digits: 10 for a US number, a 0 and 9 or 10 more for a UK one. Ignores spaces, brackets, dots, slashes and
 * dashes, and folds full-width digits. A 10-digit number that starts with 44 is a US one (Ohio, Maryland).
 */
export function parsePhone(text: string): Result<string, PhoneProblem> {
  const trimmed = text.trim();
  // Text in these characters needs no folding.
  if (phoneCharacters.test(trimmed)) return readFolded(trimmed);
  const folded = text.normalize('NFKC').trim();
  if (folded === '') return required;
  return phoneCharacters.test(folded) ? readFolded(folded) : malformed;
}

/** The characters people use in phone numbers. */
export const phoneCharacters: RegExp = /^\+?[0-9()\s.\-/‐-―−]+$/;

const required = Err('required' as const);
const malformed = Err('malformed' as const);
const wrongLength = Err('wrong-length' as const);

function readFolded(folded: string): Result<string, PhoneProblem> {
  const national = toNational(folded);
  if (national === null) return malformed;
  if (national.length < 10 || national.length > 11) return wrongLength;
  return national.length === 11 && !national.startsWith('0') ? malformed : Ok(national);
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

/** The ASCII digits of the text. Appends whole runs at once, because each append copies the text. */
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
