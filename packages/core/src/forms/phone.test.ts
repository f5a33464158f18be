import { describe, expect, it } from 'vitest';

import { dialedPhone, typePhone, parsePhone } from './phone.ts';

describe('VA-04 phone number', () => {
  it.each([
    ['212-555-0123', '2125550123'],
    ['(212) 555 0123', '2125550123'],
    ['1 212 555 0123', '2125550123'],
    ['+1 (212) 555-0123', '2125550123'],
    ['212.555.0123', '2125550123'],
    ['212/555/0123', '2125550123'],
    ['２１２５５５０１２３', '2125550123'],
    ['440-555-0123', '4405550123'],
    ['443 555 0123', '4435550123'],
  ])('VA-04 reads the US number %s', (typed, digits) => {
    expect(parsePhone(typed).val).toBe(digits);
  });

  it.each([
    ['020 7946 0018', '02079460018'],
    ['+44 20 7946 0018', '02079460018'],
    ['+44 (0)20 7946 0018', '02079460018'],
    ['0044 20 7946 0018', '02079460018'],
    ['44 20 7946 0018', '02079460018'],
    ['+44 7700 900123', '07700900123'],
    ['07700 900 123', '07700900123'],
    ['+44 16977 2345', '0169772345'],
    ['016977 2345', '0169772345'],
  ])('VA-04 converts the UK number %s to its national form', (typed, digits) => {
    expect(parsePhone(typed).val).toBe(digits);
  });

  it.each(['', ' '])('VA-04 asks for %j', (typed) => {
    expect(parsePhone(typed).val).toBe('required');
  });

  it.each(['212-555', '212-555-01234567', '0', '+44 20', '+1 212 555 010'])(
    'VA-04 reports the wrong length of %s',
    (typed) => {
      expect(parsePhone(typed).val).toBe('wrong-length');
    },
  );

  it.each([
    'call me',
    '212-555-0123 ext 5',
    '++12125550123',
    '21255501234',
    '+49 30 901820',
    '()-',
  ])('VA-04 refuses %s', (typed) => {
    expect(parsePhone(typed).val).toBe('malformed');
  });
});

describe('FM-02 phone field', () => {
  /** Types characters one by one at the end, like a person. */
  function type(text: string, country: string | null): string {
    let value = '';
    for (const character of text) {
      const next = value + character;
      value = typePhone({ value: next, caret: next.length }, country)?.value ?? value;
    }
    return value;
  }

  it('FM-02 groups the digits of a US number while typing', () => {
    expect(type('2125550123', 'US')).toBe('212-555-0123');
    expect(type('21255', 'US')).toBe('212-55');
  });

  it('FM-02 accepts full-width digits from Asian keyboards', () => {
    expect(type('２１２５５５０１２３', 'US')).toBe('212-555-0123');
    expect(typePhone({ value: '０20 79', caret: 3 }, 'UK')).toEqual({ value: '020 79', caret: 3 });
  });

  it('FM-02 drops the leading 1 of 11 digits', () => {
    expect(type('12125550123', 'US')).toBe('212-555-0123');
    expect(typePhone({ value: '1 (212) 555-0123', caret: 16 }, 'US')?.value).toBe('212-555-0123');
  });

  it('FM-02 keeps the caret behind the same digit', () => {
    // 212-5|5-0123, with a 5 typed at the bar
    expect(typePhone({ value: '212-55-0123', caret: 5 }, 'US')).toEqual({
      value: '212-550-123',
      caret: 5,
    });
    // 2|12-555-0123 with the second digit deleted
    expect(typePhone({ value: '22-555-0123', caret: 1 }, 'US')).toEqual({
      value: '225-550-123',
      caret: 1,
    });
    expect(typePhone({ value: '2125', caret: 4 }, 'US')).toEqual({ value: '212-5', caret: 5 });
  });

  it('FM-02 leaves a foreign number as typed, even for a US club', () => {
    expect(type('+442079460018', 'US')).toBe('+442079460018');
    expect(type('02079460018', 'UK')).toBe('02079460018');
    expect(type('2125550123', null)).toBe('2125550123');
  });

  it('FM-02 normalizes a paste before applying the limit of 15 characters', () => {
    const paste = '+44 (0) 20 7946 0018';
    expect(typePhone({ value: paste, caret: paste.length }, 'UK')?.value).toBe('02079460018');
  });

  it('FM-02 rejects text that doesn’t fit, and never truncates it to another number', () => {
    const paste = '212-555-0123-4567-89';
    expect(typePhone({ value: paste, caret: paste.length }, 'US')).toBeNull();
    expect(typePhone({ value: 'call me on my mobile', caret: 20 }, 'US')).toBeNull();
  });
});

describe('a link that calls a club', () => {
  it.each([
    ['US', '(212) 555-0101', '+12125550101'],
    ['CA', '416-555-0189', '+14165550189'],
    ['UK', '020 7946 0199', '+442079460199'],
    ['US', '+41446681800', '+41446681800'],
    ['FR', '+33 1 99 00 02 12', '+33199000212'],
    ['FR', '01 99 00 02 12', '0199000212'],
  ])('PG-333 dials a number in %s, %s, as %s', (country, phoneNumber, dialed) => {
    expect(dialedPhone(phoneNumber, country)).toBe(dialed);
  });
});
