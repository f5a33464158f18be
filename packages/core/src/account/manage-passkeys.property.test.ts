import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyCharacter } from '../../testing/properties.ts';
import { parsePasskeyName, passkeyNameMaxLength } from './manage-passkeys.ts';

describe('the name of a passkey', () => {
  it('OP-91 is any text of 1 to 50 characters, trimmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 120 }), (text) => {
        const length = [...text.trim()].length;
        const name = parsePasskeyName(text);
        expect(name.ok).toBe(length > 0 && length <= passkeyNameMaxLength);
        expect(name.unwrapOr(text.trim())).toBe(text.trim());
      }),
    );
  });
});
