import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { barcodeOf } from './barcode.ts';

describe('barcodes', () => {
  it('CJ-14 is an EAN-13 of the member’s number', () => {
    expect(barcodeOf('400000001')).toBe('2504000000018');
  });

  it('CJ-14 every one has the check digit that a scanner asks for, and tells its number', () => {
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
