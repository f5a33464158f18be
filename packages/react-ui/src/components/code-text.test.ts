import { describe, expect, it } from 'vitest';

import { pastedCode, typedCode } from './code-boxes.tsx';

describe('the digits of a mailed code', () => {
  it.each([
    ['12', '12'],
    ['1a2 b', '12'],
    ['١٢', ''],
    ['１２３４', '1234'],
    ['12345', '1234'],
    ['', ''],
  ])('CJ-06 typing %j enters %j: only the digits 0-9, at most four', (text, digits) => {
    expect(typedCode(text)).toBe(digits);
  });

  it.each([
    ['1234', '', '1234'],
    [' 1234\n', '', '1234'],
    ['Your code is 4821. It works for 15 minutes.', '', '4821'],
    ['12 34', '', '1234'],
    ['1-2-3-4', '', '1234'],
    ['1234', '98', '1234'],
    ['34', '12', '1234'],
    ['no digits', '12', '12'],
  ])('CJ-06 pasting %j over %j results in %j', (text, before, after) => {
    expect(pastedCode(text, before)).toBe(after);
  });

  it.each(['123456', '212-555-0123', '12345'])(
    'CJ-06 a pasted %s is not a code and is not truncated to one',
    (text) => {
      expect(pastedCode(text, '')).toBe('');
    },
  );
});
