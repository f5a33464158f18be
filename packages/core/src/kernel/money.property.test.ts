import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  type Currency,
  currencyOf,
  formatMoney,
  readMinorUnits,
  writeMajorUnits,
} from './money.ts';

const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
const currencies = fc.constantFrom<Currency>('USD', 'CAD', 'GBP');

describe('money', () => {
  it('PL-05 clubs charge CAD in Canada, GBP in the UK, and USD everywhere else', () => {
    expect(currencyOf('CA')).toBe('CAD');
    expect(currencyOf('UK')).toBe('GBP');
    expect(currencyOf('GB')).toBe('GBP');
    for (const country of ['US', 'FR', 'AE', '']) expect(currencyOf(country)).toBe('USD');
  });

  it('PL-05 reads back what it wrote, to the last minor unit', () => {
    fc.assert(
      fc.property(amounts, (minorUnits) => {
        expect(readMinorUnits(writeMajorUnits(minorUnits))).toBe(minorUnits);
      }),
    );
  });

  it('PL-05 reads a decimal number as printed, without binary rounding errors', () => {
    expect(readMinorUnits(205)).toBe(20_500);
    expect(readMinorUnits(205.5)).toBe(20_550);
    // In binary floating point, 1.15 * 100 is 114.99999999999999.
    expect(readMinorUnits(1.15)).toBe(115);
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (minorUnits) => {
        expect(readMinorUnits(minorUnits / 100)).toBe(minorUnits);
      }),
    );
  });

  it.each([
    '',
    'free',
    '1,000',
    '1.234',
    '1e3',
    'NaN',
    Number.NaN,
    Infinity,
    '0x10',
    '９',
    '99999999999999',
  ])('PL-05 %j isn’t an amount', (text) => {
    expect(readMinorUnits(text)).toBeNull();
  });

  it('PL-05 can show whole amounts without cents, but never drops existing cents', () => {
    const whole = { locale: 'en-US', wholeUnits: true };
    const exact = { locale: 'en-US', wholeUnits: false };
    expect(formatMoney({ minorUnits: 205_00, currency: 'USD' }, whole)).toBe('$205');
    expect(formatMoney({ minorUnits: 205_50, currency: 'USD' }, whole)).toBe('$205.50');
    expect(formatMoney({ minorUnits: 205_00, currency: 'USD' }, exact)).toBe('$205.00');
    expect(formatMoney({ minorUnits: 1_205_00, currency: 'CAD' }, whole)).toBe('CA$1,205');
    expect(formatMoney({ minorUnits: 195_00, currency: 'GBP' }, whole)).toBe('£195');
    expect(formatMoney({ minorUnits: -150_00, currency: 'USD' }, whole)).toBe('−$150');
  });

  it('PL-05 shows the amount’s exact digits', () => {
    fc.assert(
      fc.property(amounts, currencies, fc.boolean(), (minorUnits, currency, wholeUnits) => {
        const shown = formatMoney({ minorUnits, currency }, { locale: 'en-US', wholeUnits });
        const digits = shown.replaceAll(/[^\d.]/g, '');
        expect(readMinorUnits(digits)).toBe(Math.abs(minorUnits));
        expect(shown.startsWith('−')).toBe(minorUnits < 0);
      }),
    );
  });
});
