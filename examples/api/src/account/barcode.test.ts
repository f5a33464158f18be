import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { barcodeOf } from './account-table.ts';

describe('barcodes', () => {
  it('CJ-14 are an EAN-13 of the membership number', () => {
    expect(barcodeOf('400000001')).toBe('2504000000018');
  });

  it('CJ-14 have the check digit that scanners require, and contain the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (number) => {
        const barcode = barcodeOf(String(number));
        const weighted = [...barcode].map((digit, index) => Number(digit) * (index % 2 ? 3 : 1));
        expect(barcode).toMatch(/^25\d{11}$/);
        expect(weighted.reduce((sum, digit) => sum + digit, 0) % 10).toBe(0);
        expect(Number(barcode.slice(2, 12))).toBe(number);
      }),
    );
  });
});
