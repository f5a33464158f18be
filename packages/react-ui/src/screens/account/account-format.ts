import type { Temporal } from '@foyer/core';
import { asWritten } from '@foyer/core/calendar';
import { type AccountInformation, localeOf } from '@foyer/core/account';
import { formatMoney, type Money } from '@foyer/core/kernel';
import { feetAndInches, measureSystemOf, poundsOf } from '@foyer/core/training';

import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useLocale } from '../../locale/use-copy.ts';

/** How to format dates, numbers and measures for a member. */
export interface FormatOptions {
  /** A BCP 47 tag. */
  readonly locale: string;
  /** The member's country, which determines the units of height and weight; null while unknown. */
  readonly country: string | null;
}

/** English is formatted as in the member's country; other languages use their own format. */
export function useFormatOptions(country: string | null): FormatOptions {
  const locale = useLocale();
  return { country, locale: locale.startsWith('en') ? localeOf(country) : locale };
}

/** `168 cm`; in the US `5 ft 6 in`. */
export function formatHeight(centimeters: number, options: FormatOptions): string {
  if (measureSystemOf(options.country) === 'metric')
    return unit(centimeters, 'centimeter', options);
  const { feet, inches } = feetAndInches(centimeters);
  return `${unit(feet, 'foot', options)} ${unit(inches, 'inch', options)}`;
}

/** `61.5 kg`; in the US `135.6 lb`. */
export function formatWeight(kilograms: number, options: FormatOptions): string {
  return measureSystemOf(options.country) === 'metric'
    ? unit(kilograms, 'kilogram', options)
    : unit(poundsOf(kilograms), 'pound', options);
}

/** Formats an amount with its minor units. */
export function formatAmount(money: Money, options: FormatOptions): string {
  return formatMoney(money, { locale: options.locale, wholeUnits: false });
}

/** Formats an expiry date: `April 2030` for `04/30`. Returns the text itself if it isn't a valid month. */
export function formatMonth(expiry: string, options: FormatOptions): string {
  const end = expiryMonth(expiry);
  if (end === null) return expiry;
  return dateIn(options, { month: 'long', year: 'numeric' }).format(
    Date.UTC(end.year, end.month - 1, 1),
  );
}

/** True if the card's expiry month is over. `now` is in ms since 1970. */
export function isOver(expiry: string, now: number): boolean {
  const end = expiryMonth(expiry);
  return end !== null && Date.UTC(end.year, end.month, 1) <= now;
}

/** Formats an ISO date: `July 4, 2027` or `4 July 2027`. */
export function formatDay(date: string, options: FormatOptions): string {
  const day = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day)
    ? date
    : asWritten(
        dateIn(options, { day: 'numeric', month: 'long', year: 'numeric' }).format(day),
        options.locale,
      );
}

/** Returns a function that formats an instant in the visitor's language and time zone. */
export function useFormatTime(): (instant: Temporal.Instant) => string {
  const locale = useLocale();
  const visitor = useService(portTokens.visitor);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: visitor.timeZone(),
  });
  return (instant) => asWritten(format.format(instant.epochMilliseconds), locale);
}

/** The lines of an address in the country's order; empty if there's no address on file. */
export function addressLines(
  { address1, address2, city, state, zipCode, country }: Pick<AccountInformation, AddressLine>,
  countryName: (code: string) => string,
): readonly string[] {
  const isTownFirst = country === 'UK' || country === 'GB';
  const region = [state, zipCode].filter(isThere).join(' ');
  const place = isTownFirst ? [city, state, zipCode] : [[city, region].filter(isThere).join(', ')];
  const lines = [address1, address2, ...place].filter(isThere);
  if (lines.length === 0 || country === null) return lines;
  return [...lines, countryName(country)].filter(isThere);
}

type AddressLine = 'address1' | 'address2' | 'city' | 'state' | 'zipCode' | 'country';

/** Formats a country code: `United Kingdom` for `UK`. Returns the text itself if it isn't a code. */
export function countryName(code: string, locale: string): string {
  const region = code.toUpperCase() === 'UK' ? 'GB' : code.toUpperCase();
  if (!/^[A-Z]{2}$/.test(region)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? code;
}

function isThere(part: string | null): part is string {
  return part !== null && part.trim() !== '';
}

function expiryMonth(expiry: string): { readonly month: number; readonly year: number } | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  return month === undefined || year === undefined
    ? null
    : { month: Number(month), year: 2000 + Number(year) };
}

function unit(value: number, of: string, options: FormatOptions): string {
  const style = { style: 'unit', unit: of, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(options.locale, style).format(value);
}

function dateIn(options: FormatOptions, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(options.locale, { ...shape, timeZone: 'UTC' });
}
