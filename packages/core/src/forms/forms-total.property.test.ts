import fc from 'fast-check';
import { expect, it } from 'vitest';

import { anyCharacter } from '../../testing/properties.ts';
import { parseDate } from './date.ts';
import { type FormInput, type FormSchema } from './form.ts';
import { freezeForm } from './freeze-form.ts';
import { giftForm } from './gift-form.ts';
import { parseCardNumber, joinDetailsForm } from './join-details-form.ts';
import { checkPassword, passwordPolicies, unmetRequirements } from './password.ts';

const today = '2026-11-20';
const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789+-.@ aZ,\u0301’\u00a0')) }),
  fc.constantFrom('', '25', 'NY', 'ada@mail.example', '10036', today, '4242424242424242'),
);
const forms: readonly (readonly [string, FormSchema<string, unknown>])[] = [
  ['gift', giftForm({ currency: 'USD', today })],
  ['freeze', freezeForm({ today })],
  ...['US', 'CA', 'UK', null].map(
    (country) =>
      [
        `join details (${country})`,
        joinDetailsForm({ variant: 'standard', country, today }),
      ] as const,
  ),
];

it.each(forms)(
  'VA-14 the %s form accepts any text and returns values only without errors',
  (_name, form) => {
    const names = form.fields.map(({ name }) => name);
    const anyInput = fc
      .array(anyText, { minLength: names.length, maxLength: names.length })
      .map((texts) => Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ''])));
    fc.assert(
      fc.property(anyInput, (input: FormInput) => {
        const { errors, values } = form.check(input);
        expect(values === null).toBe(Object.keys(errors).length > 0);
        expect(names).toEqual(expect.arrayContaining(Object.keys(errors)));
      }),
    );
  },
);

it('VA-14 passwords, dates and card numbers accept any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const policy of Object.values(passwordPolicies)) {
        const isFine = unmetRequirements(text, policy).length === 0;
        expect(checkPassword(text, policy) === null).toBe(isFine);
      }
      expect([true, false]).toContain(parseDate(text).ok);
      expect([true, false]).toContain(parseCardNumber(text).ok);
    }),
  );
});

it('VA-14 handles a text of a hundred thousand characters', () => {
  for (const long of ['a', '@', '1', ' ', 'é', '-'].map((one) => one.repeat(100_000))) {
    for (const [, form] of forms) {
      const input = Object.fromEntries(form.fields.map(({ name }) => [name, long]));
      expect(form.check(input).values).toBeNull();
    }
    expect(checkPassword(long)).not.toBeNull();
  }
});
