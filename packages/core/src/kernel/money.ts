/** The currencies that clubs charge in. All of them have a hundred minor units to the major one. PL-05 */
export type Currency = 'USD' | 'CAD' | 'GBP';

/** An amount in whole minor units: 20550 USD is $205.50. PL-05 */
export interface Money {
  readonly minorUnits: number;
  readonly currency: Currency;
}

/** `country` is the club's: CA pays in CAD, the UK (or GB) in GBP, everyone else in USD. Source: PL-05. */
export function currencyOf(country: string): Currency {
  if (country === 'CA') return 'CAD';
  return country === 'UK' || country === 'GB' ? 'GBP' : 'USD';
}

/**
 * Major units as a decimal (`205`, `205.5`, `"205.50"`) in minor units, digit by digit, so that no binary fraction
 * comes in. Null for what is no such amount, for more than two decimals and for more than a number holds exactly.
 */
export function readMinorUnits(major: number | string): number | null {
  const parts = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(major).trim());
  if (parts === null) return null;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const minorUnits = Number(whole + fraction.padEnd(2, '0'));
  return sign === '' || minorUnits === 0 ? minorUnits : -minorUnits;
}

/** The decimal text of an amount, always with two decimals: 20550 is `205.50`. What `readMinorUnits` reads back. */
export function writeMajorUnits(minorUnits: number): string {
  const digits = Math.abs(minorUnits).toString().padStart(3, '0');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export interface MoneyStyle {
  readonly locale: string;
  /** Leaves the minor units out where there are none; an amount that has some keeps them. PL-05 */
  readonly wholeUnits: boolean;
}

export const defaultMoneyStyle: MoneyStyle = { locale: 'en-US', wholeUnits: true };

/** `$205`, `CA$205.50`, `£195`. Source: PL-05. */
export function formatMoney(
  { minorUnits, currency }: Money,
  style: MoneyStyle = defaultMoneyStyle,
): string {
  const isWhole = minorUnits % 100 === 0;
  const digits = style.wholeUnits && isWhole ? 0 : 2;
  return formatter(style.locale, currency, digits).format(
    writeMajorUnits(minorUnits) as Intl.StringNumericLiteral,
  );
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Kept, since building one costs a hundred times what using it does. */
function formatter(locale: string, currency: Currency, digits: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const kept = formatters.get(key);
  if (kept !== undefined) return kept;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}
