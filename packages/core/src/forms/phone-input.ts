import { digitsOf, parsePhone } from './phone.ts';

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
  readonly show: (stored: string) => string;
}

/** The maximum number of characters shown. */
export const leadPhoneMaxLength = 15;

/**
 * What a phone field shows after the visitor types or pastes. For a US club, digits are grouped as ddd-ddd-dddd while
 * typing, and the 1 of an 11-digit number is dropped. Numbers that start with + or 0 stay as typed. The caret stays
 * behind the same digit. Text over the limit is normalized first. Null means that it still doesn't fit: the field
 * then keeps its previous text and explains why, because a truncated number would be someone else's.
 */
export function typePhone(
  next: TypedText,
  clubCountry: string | null,
  maxLength: number = leadPhoneMaxLength,
): TypedText | null {
  const folded = foldDigits(next);
  const typed = clubCountry === 'US' ? groupUsDigits(folded) : folded;
  if (typed.value.length <= maxLength) return typed;
  const parsed = parsePhone(folded.value);
  if (parsed.err) return null;
  const national = { value: parsed.val, caret: parsed.val.length };
  const shown = clubCountry === 'US' ? groupUsDigits(national) : national;
  return shown.value.length <= maxLength ? shown : null;
}

/** The lead flow's style, which stores the text as shown. */
export const leadPhoneStyle: PhoneStyle = {
  type: (next, clubCountry) => typePhone(next, clubCountry),
  keep: (shown) => shown,
  show: (stored) => stored,
};

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
