import { digitsOf, readPhone } from './phone.ts';

/** A text box's text and where the caret stands in it, in UTF-16 units as the DOM counts them. */
export interface TypedText {
  readonly value: string;
  readonly caret: number;
}

/** How a form takes a phone number as it is typed, keeps it, and shows what is kept. FM-02 */
export interface PhoneStyle {
  /** What the box shows after typing or pasting; null for what does not fit. */
  readonly type: (next: TypedText, clubCountry: string | null) => TypedText | null;
  readonly keep: (shown: string) => string;
  readonly show: (kept: string) => string;
}

/** The lead flow's limit on the characters shown. Source: FM-02. */
export const leadPhoneMaxLength = 15;

/**
 * What a phone box shows after the visitor typed or pasted. For a US club the digits are grouped ddd-ddd-dddd as
 * they come and the 1 of an 11-digit number is dropped; numbers that begin with + or 0 are left as typed. The caret
 * stays behind the digit it stood behind. Text over the limit is normalised first; null means that even so it does
 * not fit: the box keeps what it had and the field says why, since a cut number is another person's. Source: FM-02.
 */
export function typePhone(
  next: TypedText,
  clubCountry: string | null,
  maxLength: number = leadPhoneMaxLength,
): TypedText | null {
  const folded = foldDigits(next);
  const typed = clubCountry === 'US' ? groupUsDigits(folded) : folded;
  if (typed.value.length <= maxLength) return typed;
  const { value } = readPhone(folded.value);
  if (value === null) return null;
  const national = { value, caret: value.length };
  const shown = clubCountry === 'US' ? groupUsDigits(national) : national;
  return shown.value.length <= maxLength ? shown : null;
}

/** The lead flow's: what is shown is kept. */
export const leadPhoneStyle: PhoneStyle = {
  type: (next, clubCountry) => typePhone(next, clubCountry),
  keep: (shown) => shown,
  show: (kept) => kept,
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

/** A leading 0 is another country's. */
const usCharacters = /^\s*(?:[1-9().-][0-9\s().-]*)?$/;

function grouped(digits: string): string {
  if (digits.length <= 3) return digits;
  const start = `${digits.slice(0, 3)}-${digits.slice(3, 6)}`;
  return digits.length <= 6 ? start : `${start}-${digits.slice(6)}`;
}
