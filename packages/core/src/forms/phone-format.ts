import { isoCountry } from '../clubs/likely-club.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import {
  dialedPhone,
  isLiteralCountry,
  parsePhone,
  type PhoneProblem,
  type PhoneStyle,
  type TypedText,
} from './phone.ts';

/** `literal` is the specification's rule, US and UK numbers; `international` accepts those of every country. */
export type PhoneRule = 'literal' | 'international';

/**
 * Reads the phone numbers of every country. A number that starts with + or 00 names its country; any other is one of
 * the club's country. US, Canadian and UK numbers stay as `parsePhone` reads them.
 */
export interface PhoneFormat {
  /** National digits for a US, Canadian or UK number, E.164 for any other valid one. */
  readonly parse: (text: string, clubCountry: string | null) => Result<string, PhoneProblem>;
  /** How a form handles the numbers of every country; `own` handles those of the US, Canada and the UK. */
  readonly style: (own: PhoneStyle) => PhoneStyle;
  /** Groups the digits as their country does. Never changes a digit. */
  readonly group: (text: string, clubCountry: string | null) => string;
  /**
   * A number that was typed for a club in `from`, for a club in `to`. It gets its country code if the same digits
   * would be another number there.
   */
  readonly carry: (text: string, from: string, to: string | null) => string;
  /** The country calling code in front of a number, without its plus sign; null if it has none. */
  readonly callingCode: (text: string) => string | null;
  /** Every country. */
  readonly countries: () => readonly PhoneCountry[];
}

export interface PhoneCountry {
  /** ISO code, such as `GB`. */
  readonly country: string;
  /** Without a plus sign, such as `44`. */
  readonly callingCode: string;
}

/** The part of `libphonenumber-js` that a format needs. */
export interface PhoneLibrary<Country extends string> {
  readonly AsYouType: new (country?: Country) => {
    input(text: string): string;
    getCallingCode(): string | undefined;
  };
  readonly parsePhoneNumberFromString: (
    text: string,
    country?: Country,
  ) => { readonly number: string; isValid(): boolean } | undefined;
  readonly getCountries: () => readonly Country[];
  readonly getCountryCallingCode: (country: Country) => string;
  readonly isSupportedCountry: (country: string) => country is Country;
}

/**
 * A format by `libphonenumber-js`, which the caller imports, so that it decides when to load it.
 *
 * @example createPhoneFormat(await import('libphonenumber-js/min'))
 */
export function createPhoneFormat<Country extends string>(
  library: PhoneLibrary<Country>,
): PhoneFormat {
  return {
    parse(text, clubCountry) {
      const number = tidy(text);
      if (isLiteral(number, clubCountry)) return parsePhone(text);
      if (number === '') return Err('required');
      const e164 = toE164(number, clubCountry);
      return e164 === null ? Err('malformed') : Ok(e164);
    },
    style: (own) => ({
      type: (next, clubCountry) => type(next, clubCountry, own),
      keep: own.keep,
      show: (stored, clubCountry = null) =>
        isOwn(stored, clubCountry) ? own.show(stored, clubCountry) : group(stored, clubCountry),
    }),
    group,
    carry(text, from, to) {
      const number = tidy(text);
      const staysLiteral = isLiteral(number, from) && isLiteral(number, to);
      if (namesCountry(number) || staysLiteral || isoCountry(from) === isoCountry(to ?? '')) {
        return text;
      }
      if (!isLiteral(number, from)) return toE164(number, from) ?? text;
      return parsePhone(number)
        .map((national) => dialedPhone(national, from))
        .unwrapOr(text);
    },
    callingCode(text) {
      const number = tidy(text);
      if (!namesCountry(number)) return null;
      const typing = new library.AsYouType();
      typing.input(number);
      return typing.getCallingCode() ?? null;
    },
    countries: () =>
      library
        .getCountries()
        .map((country) => ({ country, callingCode: library.getCountryCallingCode(country) })),
  };

  function regionOf(country: string | null): Country | undefined {
    const iso = isoCountry(country ?? '');
    return library.isSupportedCountry(iso) ? iso : undefined;
  }

  function toE164(number: string, country: string | null): string | null {
    if (!phoneCharacters.test(number)) return null;
    const parsed = library.parsePhoneNumberFromString(number, regionOf(country));
    return parsed?.isValid() === true ? parsed.number : null;
  }

  function group(text: string, country: string | null): string {
    const number = tidy(text);
    const grouped = new library.AsYouType(regionOf(country)).input(number);
    return digitsOf(grouped) === digitsOf(number) ? grouped : text;
  }

  function type(next: TypedText, clubCountry: string | null, own: PhoneStyle): TypedText | null {
    if (isOwn(next.value, clubCountry)) return own.type(next, clubCountry);
    if (digitsOf(tidy(next.value)).length > maxDigits) return null;
    const value = group(next.value, clubCountry);
    if (next.caret >= next.value.length) return { value, caret: value.length };
    const before = digitsOf(tidy(next.value.slice(0, next.caret))).length;
    return { value, caret: placeBehind(value, before) };
  }
}

/** Folds full-width digits, and writes 00 as +. */
function tidy(text: string): string {
  return text.normalize('NFKC').trim().replace(/^00/, '+');
}

function namesCountry(number: string): boolean {
  return number.startsWith('+');
}

/** True if the specification's rule reads the number. */
function isLiteral(number: string, clubCountry: string | null): boolean {
  return namesCountry(number) ? /^(?:1|44)/.test(digitsOf(number)) : isLiteralCountry(clubCountry);
}

/**
 * True if a form's own style shows the number. At a club abroad it can't show a US or UK number, since it may leave
 * out the country code.
 */
function isOwn(text: string, clubCountry: string | null): boolean {
  return isLiteral('', clubCountry) && isLiteral(tidy(text), clubCountry);
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The place behind the first `count` digits. */
function placeBehind(shown: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < shown.length; place += 1) {
    if (/\d/.test(shown.charAt(place))) left -= 1;
  }
  return place;
}

const phoneCharacters = /^\+?[0-9()\s.\-/‐-―−]+$/;
/** E.164 allows 15, and some countries write a 0 in front. */
const maxDigits = 16;
