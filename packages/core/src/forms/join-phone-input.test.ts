import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { joinPhoneMaxLength, joinPhoneStyle } from './join-contact-form.ts';
import { parsePhone } from './phone.ts';
import { runs } from '../../testing/properties.ts';

const type = (value: string, caret = value.length) => joinPhoneStyle.type({ value, caret }, null);

describe('the join’s phone field', () => {
  it.each([
    ['2125550123', '(212) 555-0123'],
    ['1 212 555 0123', '(212) 555-0123'],
    ['212-555', '(212) 555'],
    ['212', '212'],
    ['２１２5550123', '(212) 555-0123'],
    ['020 79460123', '020 7946 0123'],
    ['07700900123', '07700 900123'],
    ['+442079460123', '+442079460123'],
  ])('FM-02 shows %j as %j', (typed, shown) => {
    expect(type(typed)?.value).toBe(shown);
  });

  it('FM-02 keeps only digits and shows them in the same groups again', () => {
    expect(joinPhoneStyle.keep('(212) 555-0123')).toBe('2125550123');
    expect(joinPhoneStyle.show('2125550123')).toBe('(212) 555-0123');
  });

  it('FM-02 the caret stays behind the same digit', () => {
    // A 9 typed after 21 in (212) 555-0123 makes the group overflow, and the caret moves along with the 9.
    expect(type('(2192) 555-012', 4)).toEqual({ value: '(219) 255-5012', caret: 4 });
    expect(type('2125', 4)).toEqual({ value: '(212) 5', caret: 7 });
    expect(type('12125550123', 1)).toEqual({ value: '(212) 555-0123', caret: 0 });
  });

  it('FM-02 a paste that is too long is normalized first, and rejected if it still doesn’t fit', () => {
    expect(type('00 44 (0) 20 7946 0123')?.value).toBe('020 7946 0123');
    expect(type('2125550123 2125550199')).toBeNull();
  });

  it('FM-02 the number that is shown and kept is always the one that was typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+]?[0-9 ()-]{0,24}$/), (text) => {
        const shown = type(text);
        if (shown === null) return;
        expect(shown.value.length).toBeLessThanOrEqual(joinPhoneMaxLength);
        expect(shown.caret).toBeLessThanOrEqual(shown.value.length);
        const stored = joinPhoneStyle.keep(shown.value);
        expect(joinPhoneStyle.show(stored)).toBe(shown.value);
        const before = parsePhone(text);
        const after = parsePhone(stored);
        expect(before.err || (after.ok && after.val === before.val)).toBe(true);
      }),
      runs(100),
    );
  });
});
