import { Err, Ok, type Result } from '../shared/result.ts';

export type PhoneProblem = 'required' | 'malformed' | 'wrong-length';

/**
 * A phone number, US style (10 digits after an optional 1) or UK style (+44, 0044, 44 or 0), as national digits:
 * 10 for a US number, a 0 and 9 or 10 more for a UK one. Spaces, brackets, dots, slashes and dashes are passed
 * over; full-width digits are folded. A 10-digit number that begins with 44 is a US one (Ohio, Maryland).
 * Source: VA-04.
 */
export function parsePhone(text: string): Result<string, PhoneProblem> {
  const folded = text.normalize('NFKC').trim();
  if (folded === '') return Err('required');
  if (!phoneCharacters.test(folded)) return Err('malformed');
  const national = toNational(folded);
  if (national === null) return Err('malformed');
  if (national.length < 10 || national.length > 11) return Err('wrong-length');
  if (national.length === 11 && !national.startsWith('0')) return Err('malformed');
  return Ok(national);
}

/** What may stand in a phone number as people write it. */
export const phoneCharacters: RegExp = /^\+?[0-9()\s.\-/‐-―−]+$/u;

function toNational(folded: string): string | null {
  const abroad = folded.startsWith('+') || folded.startsWith('00');
  const digits = folded.replaceAll(/[^0-9]/g, '');
  const number = abroad ? digits.replace(/^00/, '') : digits;
  if (number === '') return null;
  if (number.startsWith('44') && (abroad || number.length >= 11)) {
    const rest = number.slice(2);
    return rest.startsWith('0') ? rest : `0${rest}`;
  }
  if (number.startsWith('1') && number.length === 11) return number.slice(1);
  return abroad && !number.startsWith('1') ? null : number;
}
