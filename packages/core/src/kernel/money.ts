/** The currencies that clubs charge in. Each has a hundred minor units per major unit. */
export type Currency = 'USD' | 'CAD' | 'GBP';

/** An amount in whole minor units: 20550 USD is $205.50. */
export interface Money {
  readonly minorUnits: number;
  readonly currency: Currency;
}

/** The currency of a club's country: CAD for CA, GBP for UK or GB, and USD for all others. */
export function currencyOf(country: string): Currency {
  if (country === 'CA') return 'CAD';
  return country === 'UK' || country === 'GB' ? 'GBP' : 'USD';
}

/**
 * Converts major units as a decimal (`205.5`, `"205.50"`) to minor units, digit by digit, without rounding errors.
 * Null if the input isn't an amount, has more than two decimals, or exceeds the safe integers.
 */
export function readMinorUnits(major: number | string): number | null {
  const parts = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(major).trim());
  if (parts === null) return null;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const minorUnits = Number(whole + fraction.padEnd(2, '0'));
  return sign === '' || minorUnits === 0 ? minorUnits : -minorUnits;
}

/** Formats an amount as a decimal, always with two decimals: 20550 is `205.50`. The inverse of `readMinorUnits`. */
export function writeMajorUnits(minorUnits: number): string {
  const digits = Math.abs(minorUnits).toString().padStart(3, '0');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export interface MoneyStyle {
  readonly locale: string;
  /** Omits the minor units if they are zero. */
  readonly wholeUnits: boolean;
}

export const defaultMoneyStyle: MoneyStyle = { locale: 'en-US', wholeUnits: true };

/** Formats an amount, e.g. `$205`, `CA$205.50`, `−£195`. */
export function formatMoney(
  { minorUnits, currency }: Money,
  style: MoneyStyle = defaultMoneyStyle,
): string {
  const isWhole = minorUnits % 100 === 0;
  const digits = style.wholeUnits && isWhole ? 0 : 2;
  return (
    formatter(style.locale, currency, digits)
      .format(writeMajorUnits(minorUnits) as Intl.StringNumericLiteral)
      // A minus as wide as the digits, instead of a hyphen.
      .replace('-', '−')
  );
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, because building a formatter costs far more than using it. */
function formatter(locale: string, currency: Currency, digits: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const cached = formatters.get(key);
  if (cached !== undefined) return cached;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}
