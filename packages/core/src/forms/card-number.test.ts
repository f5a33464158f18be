import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseCardNumber } from './card-number.ts';

describe('card numbers', () => {
  it.each([
    ['378282246310005', 'amex'],
    ['371449635398431', 'amex'],
    ['4242424242424242', 'visa'],
    ['4222222222222', 'visa'],
    ['4000000000000000006', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['2720990000000007', 'mastercard'],
    ['6011111111111117', 'discover'],
    ['6445644564456445', 'discover'],
    ['6500000000000002', 'discover'],
    ['30569309025904', 'diners'],
    ['36227206271667', 'diners'],
    ['38520000023237', 'diners'],
    ['3566002020360505', 'jcb'],
    ['3528000000000007', 'jcb'],
  ])('VA-08 %s is a number of %s', (digits, brand) => {
    expect(parseCardNumber(digits).unwrap()).toEqual({ brand, digits });
  });

  it.each([
    ['  4242 4242 4242 4242 '],
    ['4242-4242-4242-4242'],
    ['4242‑4242–4242 4242'],
    ['\u{ff14}242424242424242'],
    ['4242 4242 4242 4242'.replaceAll(' ', '\u00a0')],
  ])('VA-08 reads %j as printed on the card', (text) => {
    expect(parseCardNumber(text).unwrap().digits).toBe('4242424242424242');
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['4242', 'malformed'],
    ['4242 4242 4242 424x', 'malformed'],
    ['4'.repeat(20), 'malformed'],
    ['4242/4242/4242/4242', 'malformed'],
    ['5610591081018250', 'unknown-brand'],
    ['6759649826438453', 'unknown-brand'],
    ['2220999999999999', 'unknown-brand'],
    ['2721000000000004', 'unknown-brand'],
    ['3527000000000000', 'unknown-brand'],
    ['42424242424242', 'unknown-brand'],
    ['4242424242424241', 'mistyped'],
    ['5555555555554445', 'mistyped'],
  ])('VA-08 rejects %j as %s', (text, problem) => {
    expect(parseCardNumber(text).val).toBe(problem);
  });

  it('VA-08 one wrong digit, or two swapped neighbors, never pass as the card', () => {
    const card = '4242424242424242';
    const position = fc.integer({ min: 0, max: card.length - 1 });
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(card[at]) + by) % 10;
        const typed = card.slice(0, at) + String(digit) + card.slice(at + 1);
        expect(parseCardNumber(typed).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: card.length - 2 }), (at) => {
        const swapped = `${card[at + 1]}${card[at]}`;
        expect(parseCardNumber(card.slice(0, at) + swapped + card.slice(at + 2)).ok).toBe(false);
      }),
    );
  });

  it('VA-08 VA-14 any text gives a result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof parseCardNumber(text).ok).toBe('boolean');
      }),
    );
  });
});
