import { Err, Ok, type Result } from '../kernel/result.ts';
import type { Message } from '../messages/catalog.ts';

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

/**
 * A US, Canadian or UK number in E.164, which can be dialed from any country: `+12125550123`. Any other number keeps its
 * digits, which work within its country.
 */
export function dialedPhone(text: string, country: string | null): string {
  const digits = text.replaceAll(/[^\d+]/g, '');
  if (!isLiteralCountry(country)) return digits;
  return parsePhone(digits)
    .map((national) => (national.startsWith('0') ? `+44${national.slice(1)}` : `+1${national}`))
    .unwrapOr(digits);
}

/** True if `parsePhone` reads the country's numbers. */
export function isLiteralCountry(country: string | null): boolean {
  return country === null || ['', 'US', 'CA', 'UK', 'GB'].includes(country);
}

export function phoneMessage(problem: PhoneProblem): Message {
  switch (problem) {
    case 'required':
      return { key: 'fillOut' };
    case 'malformed':
      return { key: 'phone' };
    case 'wrong-length':
      return { key: 'phoneLength' };
  }
}

/** A text box's text and caret position, in UTF-16 units like in the DOM. */
export interface TypedText {
  readonly value: string;
  readonly caret: number;
}

/** How a form handles a phone number while typing, stores it, and shows the stored number. */
export interface PhoneStyle {
  /** What the box shows after typing or pasting; null if the text doesn't fit. */
  readonly type: (next: TypedText, clubCountry: string | null) => TypedText | null;
  readonly keep: (shown: string) => string;
  readonly show: (stored: string, clubCountry?: string | null) => string;
}

export const leadPhoneMaxLength = 15;

/**
 * For a US club, digits are grouped as ddd-ddd-dddd while typing, and the 1 of an 11-digit number is dropped. Numbers
 * that start with + or 0 stay as typed. The caret stays behind the same digit. Null means that the text doesn't fit
 * even when normalized: the field keeps its previous text and explains why, because a truncated number would be
 * someone else's.
 */
export function typePhone(next: TypedText, clubCountry: string | null): TypedText | null {
  const folded = foldDigits(next);
  const typed = clubCountry === 'US' ? groupUsDigits(folded) : folded;
  if (typed.value.length <= leadPhoneMaxLength) return typed;
  const parsed = parsePhone(folded.value);
  if (parsed.err) return null;
  const national = { value: parsed.val, caret: parsed.val.length };
  const shown = clubCountry === 'US' ? groupUsDigits(national) : national;
  return shown.value.length <= leadPhoneMaxLength ? shown : null;
}

/** The lead flow's style, which stores the text as shown. */
export const leadPhoneStyle: PhoneStyle = {
  type: typePhone,
  keep: (shown) => shown,
  show: (stored) => stored,
};

const phoneCharacters: RegExp = /^\+?[0-9()\s.\-/‐-―−]+$/;

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
  if (number.startsWith('1') && (abroad || number.length === 11)) return number.slice(1);
  return abroad ? null : number;
}

/** The ASCII digits of the text. Appends whole runs at once, because each append copies the text. */
function digitsOf(text: string): string {
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

function foldDigits(typed: TypedText): TypedText {
  if (!fullWidthDigit.test(typed.value)) return typed;
  const value = typed.value.replaceAll(/[０-９]/g, (digit) => digit.normalize('NFKC'));
  return { ...typed, value };
}

const fullWidthDigit = /[０-９]/;

function groupUsDigits(typed: TypedText): TypedText {
  const { value, caret } = typed;
  if (!usCharacters.test(value)) return typed;
  const digits = digitsOf(value);
  const dropsOne = digits.length === 11 && digits.startsWith('1');
  const national = dropsOne ? digits.slice(1) : digits;
  if (national.length > 10) return typed;
  const before = caret < value.length ? digitsOf(value.slice(0, caret)) : digits;
  const behind = Math.max(0, before.length - (dropsOne ? 1 : 0));
  const hyphensBehind = (behind > 3 ? 1 : 0) + (behind > 6 ? 1 : 0);
  return { value: grouped(national), caret: behind + hyphensBehind };
}

/** A leading 0 belongs to another country. */
const usCharacters = /^\s*(?:[1-9().-][0-9\s().-]*)?$/;

function grouped(digits: string): string {
  if (digits.length <= 3) return digits;
  const start = `${digits.slice(0, 3)}-${digits.slice(3, 6)}`;
  return digits.length <= 6 ? start : `${start}-${digits.slice(6)}`;
}
