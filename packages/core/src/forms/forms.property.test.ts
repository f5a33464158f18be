import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyCharacter } from '../../testing/properties.ts';
import { parseEmail } from './email.ts';
import { parseContactName, parseInclusiveName, parseSimpleName } from './name.ts';
import { typePhone, parsePhone } from './phone.ts';
import { parsePostalCode } from './postal-code.ts';

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789+()-. @aZ\u0301’\u00a0')) }),
);
const validators = {
  parseContactName,
  parseInclusiveName,
  parseSimpleName,
  parseEmail,
  parsePhone,
  parsePostalCode,
};
const digit = fc.constantFrom(...Array.from('0123456789'));
const separator = fc.constantFrom('', ' ', '-', '.', ' (', ') ');

/** A run of digits with typical separators between them. */
function spaced(length: number): fc.Arbitrary<string> {
  return fc
    .array(fc.tuple(digit, separator), { minLength: length, maxLength: length })
    .map((pairs) => pairs.map(([one, after]) => one + after).join(''));
}

/** A visible letter of any script, with a mark now and then. */
const letter = fc
  .tuple(
    fc.integer({ min: 0x41, max: 0x3_ff_ff }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom('', '', '\u0301', '\u093e'),
  )
  .filter(([base]) => /^\p{L}$/u.test(base) && !/\p{Default_Ignorable_Code_Point}/u.test(base))
  .map(([base, mark]) => base + mark);

it('VL-31 letters of any script make a name, alone or joined as in names', () => {
  const joined = fc
    .array(fc.tuple(letter, fc.constantFrom('', ' ', '-', '’', "'", '·', '. ')), { minLength: 1 })
    .map((pairs) => pairs.map(([one, after]) => one + after).join(''));
  fc.assert(
    fc.property(joined, (text) => {
      expect(parseInclusiveName(text).val).toBe(text.normalize('NFC').trim());
    }),
  );
});

describe('validators', () => {
  it.each(Object.entries(validators))('VA-14 %s handles any text', (_name, parse) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect([true, false]).toContain(parse(text).ok);
      }),
    );
  });

  it.each(Object.entries(validators))(
    'VA-14 %s accepts its own result again, unchanged',
    (_name, parse) => {
      fc.assert(
        fc.property(anyText, (text) => {
          const once = parse(text);
          if (once.err) return;
          expect(parse(once.val).val).toBe(once.val);
        }),
      );
    },
  );

  it('VA-04 a US number is valid with any spacing, and becomes its ten digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Array.from('23456789')),
        spaced(9),
        fc.constantFrom('', '1 ', '+1 '),
        (first, rest, prefix) => {
          const digits = first + rest.replaceAll(/[^0-9]/g, '');
          expect(parsePhone(prefix + first + rest).val).toBe(digits);
        },
      ),
    );
  });

  it('VA-04 a valid UK number is accepted with any prefix, and becomes its national form', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Array.from('1235789')),
        fc.constantFrom(8, 9),
        fc.constantFrom('0', '+44 ', '+44 (0)', '0044 ', '0044 (0)', '44 '),
        fc.infiniteStream(digit),
        (first, length, prefix, more) => {
          const national = first + [...more.take(length)].join('');
          expect(parsePhone(prefix + national).val).toBe(`0${national}`);
        },
      ),
    );
  });

  it('FM-02 the phone field never shows digits that weren’t typed, may drop a leading 1, and respects its limit', () => {
    fc.assert(
      fc.property(anyText, fc.nat(30), fc.constantFrom('US', 'UK', null), (text, at, country) => {
        const shown = typePhone({ value: text, caret: Math.min(at, text.length) }, country);
        if (shown === null) return;
        expect(shown.value.length).toBeLessThanOrEqual(15);
        expect(shown.caret).toBeLessThanOrEqual(shown.value.length);
        const read = parsePhone(text);
        expect(read.err || parsePhone(shown.value).val === read.val).toBe(true);
      }),
    );
  });
});
