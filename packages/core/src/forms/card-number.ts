import { Err, Ok, type Result } from '../kernel/result.ts';

export type CardBrand = 'amex' | 'visa' | 'mastercard' | 'discover' | 'diners' | 'jcb';

/** A card number, which must be passed on and never stored. */
export interface CardNumber {
  readonly brand: CardBrand;
  /** 13 to 19 digits. */
  readonly digits: string;
}

/** `mistyped`: the brand is known, but the check digit (Luhn) is wrong. */
export type CardNumberProblem = 'required' | 'malformed' | 'unknown-brand' | 'mistyped';

/**
 * Parses the number of a card of one of the six brands, as printed on the card. Ignores spaces and dashes between the
 * groups and folds full-width digits.
 */
export function parseCardNumber(text: string): Result<CardNumber, CardNumberProblem> {
  const folded = text.normalize('NFKC').trim();
  if (folded === '') return Err('required');
  const digits = folded.replaceAll(/[\s\u2010-\u2015-]/g, '');
  if (!/^[0-9]{12,19}$/.test(digits)) return Err('malformed');
  const brand = brandOf(digits);
  if (brand === null) return Err('unknown-brand');
  return passesLuhn(digits) ? Ok({ brand, digits }) : Err('mistyped');
}

const patterns: Readonly<Record<CardBrand, RegExp>> = {
  amex: /^3[47][0-9]{13}$/,
  visa: /^4(?:[0-9]{12}|[0-9]{15}|[0-9]{18})$/,
  mastercard:
    /^(?:5[1-5][0-9]{14}|2(?:22[1-9]|2[3-9][0-9]|[3-6][0-9]{2}|7[01][0-9]|720)[0-9]{12})$/,
  discover: /^6(?:011|4[4-9][0-9]|5[0-9]{2})[0-9]{12}$/,
  diners: /^3(?:0[0-59]|[689][0-9])[0-9]{11}$/,
  jcb: /^35(?:2[89]|[3-8][0-9])[0-9]{12}$/,
};

function brandOf(digits: string): CardBrand | null {
  const brands = Object.keys(patterns) as CardBrand[];
  return brands.find((brand) => patterns[brand].test(digits)) ?? null;
}

/** Luhn: every second digit from the right counts double, and the sum of all digits must be a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
