import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseContactName, parseGuest } from '../forms/name.ts';
import { guestName, isSameGuest } from './lead.ts';

describe('A guest', () => {
  it('VL-36: comes with or without a name, and their name follows the rule of the forms', () => {
    expect(parseGuest(null, 'literal').unwrap()).toBeNull();
    expect(parseGuest('  ', 'literal').unwrap()).toEqual({ firstName: null });
    expect(parseGuest(' Kim ', 'literal').unwrap()).toEqual({ firstName: 'Kim' });
    expect(parseGuest('O', 'inclusive').unwrap()).toEqual({ firstName: 'O' });
    expect(parseGuest('www.spam.com', 'inclusive').err).toBe(true);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(text.trim() !== '');
        expect(parseGuest(text, 'literal').ok).toBe(parseContactName(text).ok);
      }),
    );
  });

  it('VL-36: is the same when read again from the field', () => {
    const rule = fc.constantFrom('literal' as const, 'inclusive' as const);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), rule, (text, nameRule) => {
        const guest = parseGuest(text, nameRule);
        fc.pre(guest.ok);
        const again = parseGuest(guestName(guest.val), nameRule).unwrap();
        expect(isSameGuest(again, guest.val)).toBe(true);
      }),
    );
  });
});
