import {
  type AccountInformation,
  feetAndInches,
  formatMoney,
  localeOf,
  measureSystemOf,
  type Money,
  poundsOf,
} from '@foyer/core';

import { useLocale } from '../../locale/use-copy.ts';

/** How dates, numbers and measures are written for a member. */
export interface Writing {
  /** BCP 47 */
  readonly locale: string;
  /** The member's country, by whose measures heights and weights are told; null while it is not known. */
  readonly country: string | null;
}

/** In English as the member's country writes, in another language as that one does. */
export function useWriting(country: string | null): Writing {
  const locale = useLocale();
  return { country, locale: locale.startsWith('en') ? localeOf(country) : locale };
}

type Line = string | null;

/** `168 cm`; in the US `5 ft 6 in`. */
export function heightWords(centimetres: number, writing: Writing): string {
  if (measureSystemOf(writing.country) === 'metric')
    return unit(centimetres, 'centimeter', writing);
  const { feet, inches } = feetAndInches(centimetres);
  return `${unit(feet, 'foot', writing)} ${unit(inches, 'inch', writing)}`;
}

/** `61.5 kg`; in the US `135.6 lb`. */
export function weightWords(kilograms: number, writing: Writing): string {
  return measureSystemOf(writing.country) === 'metric'
    ? unit(kilograms, 'kilogram', writing)
    : unit(poundsOf(kilograms), 'pound', writing);
}

/** An amount to the last minor unit, as it is written for the member. */
export function moneyWords(money: Money, writing: Writing): string {
  return formatMoney(money, { locale: writing.locale, wholeUnits: false });
}

/** `April 2030` of the wire's `04/30`; the text itself where it is no month of a year. */
export function monthWords(expiry: string, writing: Writing): string {
  const end = expiryMonth(expiry);
  if (end === null) return expiry;
  return dateIn(writing, { month: 'long', year: 'numeric' }).format(
    Date.UTC(end.year, end.month - 1, 1),
  );
}

/** True once the month that stands on the card is over. `now` is in ms since 1970. */
export function isOver(expiry: string, now: number): boolean {
  const end = expiryMonth(expiry);
  return end !== null && Date.UTC(end.year, end.month, 1) <= now;
}

/** `July 4, 2027`, or `4 July 2027`, of an ISO date. */
export function dayWords(date: string, writing: Writing): string {
  const day = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day)
    ? date
    : dateIn(writing, { day: 'numeric', month: 'long', year: 'numeric' }).format(day);
}

/** An address line by line, in the order in which the country writes it; empty where none is on file. */
export function addressLines(
  { address1, address2, city, state, zipCode, country }: Pick<AccountInformation, AddressLine>,
  countryName: (code: string) => string,
): readonly string[] {
  const isTownFirst = country === 'UK' || country === 'GB';
  const place = isTownFirst
    ? [city, state, zipCode]
    : [joined([city, joined([state, zipCode], ' ')], ', ')];
  const lines = [address1, address2, ...place].filter(isThere);
  return lines.length === 0
    ? []
    : [...lines, country === null ? '' : countryName(country)].filter(isThere);
}

type AddressLine = 'address1' | 'address2' | 'city' | 'state' | 'zipCode' | 'country';

/** `United Kingdom` of `UK`; a text that is no code stays. */
export function countryWords(code: string, locale: string): string {
  const region = code.toUpperCase() === 'UK' ? 'GB' : code.toUpperCase();
  if (!/^[A-Z]{2}$/.test(region)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? code;
}

function joined(parts: readonly Line[], by: string): Line {
  const there = parts.filter(isThere);
  return there.length === 0 ? null : there.join(by);
}

function isThere(part: Line): part is string {
  return part !== null && part.trim() !== '';
}

function expiryMonth(expiry: string): { readonly month: number; readonly year: number } | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  return month === undefined || year === undefined
    ? null
    : { month: Number(month), year: 2000 + Number(year) };
}

function unit(value: number, of: string, writing: Writing): string {
  const style = { style: 'unit', unit: of, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(writing.locale, style).format(value);
}

function dateIn(writing: Writing, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(writing.locale, { ...shape, timeZone: 'UTC' });
}
