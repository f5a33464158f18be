import { describe, expect, it } from 'vitest';

import { parsePostalCode } from './postal-code.ts';

describe('VA-07 postal code', () => {
  it.each([
    ['10001', '10001'],
    ['02108', '02108'],
    ['10001-1234', '10001-1234'],
    ['sw1a 1aa', 'SW1A 1AA'],
    ['SW1A1AA', 'SW1A1AA'],
    ['w8  5sa', 'W8 5SA'],
    ['EC1A 1BB', 'EC1A 1BB'],
    ['M1 1AE', 'M1 1AE'],
    ['B33 8TH', 'B33 8TH'],
    ['CR2 6XH', 'CR2 6XH'],
    ['gir 0aa', 'GIR 0AA'],
    ['m5r 2e2', 'M5R 2E2'],
    ['M5R2E2', 'M5R2E2'],
    ['１０００１', '10001'],
  ])('VA-07 reads %s as %s', (typed, code) => {
    expect(parsePostalCode(typed).val).toBe(code);
  });

  it.each(['', '  '])('VA-07 asks for %j', (typed) => {
    expect(parsePostalCode(typed).val).toBe('required');
  });

  it.each([
    '1234',
    '123456',
    '10001-12',
    'D5R 2E2',
    'M5R 2E',
    'SW1A 1A',
    'QQ1 1AA',
    '10001 - 1234',
  ])('VA-07 refuses %s', (typed) => {
    expect(parsePostalCode(typed).val).toBe('malformed');
  });
});
