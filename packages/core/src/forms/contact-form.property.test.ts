import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { anyCharacter, runs } from '../../testing/properties.ts';
import { checkContact, type ContactInput } from './contact-form.ts';
import { canadianPostalCode, ukPostalCode, usPostalCode } from './postal-code.ts';

/**
 * A second implementation of the contact form in zod, with patterns only. The real one runs on every key press, so it
 * uses tables and stops early. The test checks that both give the same errors and the same contact.
 */

const rawText = z.string();

const nameCharacters = /^\p{L}[\p{L}\p{M}\p{Nd}'"‘’‚‛“”„‟\p{Pd}., \u200c\u200d]*$/u;
const lastOfName = /[\p{L}\p{M}.]$/u;
const localCharacters = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const domainLabel = /^[a-z0-9-]{1,63}$/;
const phoneCharacters = /^\+?[0-9()\s.\-/‐-―−]+$/u;

const name = z.pipe(
  z.pipe(
    rawText,
    z.transform((text) =>
      text
        .normalize('NFC')
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .trim(),
    ),
  ),
  z.string().check(
    z.minLength(1, { error: 'fillOut', abort: true }),
    z.refine((text) => [...text].length >= 2, { error: 'nameTooShort', abort: true }),
    z.regex(nameCharacters, { error: 'nameMalformed', abort: true }),
    z.regex(lastOfName, 'nameMalformed'),
  ),
);

const email = z.pipe(
  z.pipe(
    rawText,
    z.transform((text) => {
      const parts = text.trim().split('@');
      const domain = parts.pop() ?? '';
      return [...parts, domain.toLowerCase()].join('@');
    }),
  ),
  z.string().check(
    z.refine((text) => text.includes('@')),
    z.refine((text) => localCharacters.test(text.slice(0, text.lastIndexOf('@')))),
    z.refine((text) => !/^\.|\.\.|\.$/.test(text.slice(0, text.lastIndexOf('@')))),
    z.refine((text) => text.slice(text.lastIndexOf('@') + 1).includes('.')),
    z.refine((text) =>
      text
        .slice(text.lastIndexOf('@') + 1)
        .split('.')
        .every((label) => domainLabel.test(label) && !/^-|-$/.test(label)),
    ),
  ),
);
/** The length counts before the domain is lower-cased, which may make it longer. */
const emailOfLength = z.pipe(
  rawText.check(z.trim(), z.minLength(5, { abort: true }), z.maxLength(50, { abort: true })),
  email,
);

const phone = z.pipe(
  z.pipe(
    rawText,
    z.transform((text) => text.normalize('NFKC').trim()),
  ),
  z.pipe(
    z
      .string()
      .check(
        z.minLength(1, { error: 'fillOut', abort: true }),
        z.regex(phoneCharacters, { error: 'phone', abort: true }),
      ),
    z.pipe(
      z.transform((text: string) => {
        const isAbroad = /^(?:\+|00)/.test(text);
        const digits = text.replaceAll(/\D/g, '').replace(isAbroad ? /^00/ : /^(?!)/, '');
        const isBritish = digits.startsWith('44') && (isAbroad || digits.length >= 11);
        if (isBritish) return digits.replace(/^440?/, '0');
        const isAmerican = digits.startsWith('1') && (isAbroad || digits.length === 11);
        if (isAmerican) return digits.slice(1);
        return isAbroad ? '' : digits;
      }),
      z.string().check(
        z.minLength(1, { error: 'phone', abort: true }),
        z.minLength(10, { error: 'phoneLength', abort: true }),
        z.maxLength(11, { error: 'phoneLength', abort: true }),
        z.refine((digits) => digits.length === 10 || digits.startsWith('0'), 'phone'),
      ),
    ),
  ),
);

const zip = z.pipe(
  z.pipe(
    rawText,
    z.transform((text) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toUpperCase()),
  ),
  z.string().check(
    z.minLength(1, { error: 'postalCodeRequired', abort: true }),
    z.maxLength(10, { error: 'postalCodeMalformed', abort: true }),
    z.refine(
      (code) => [usPostalCode, canadianPostalCode, ukPostalCode].some((one) => one.test(code)),
      'postalCodeMalformed',
    ),
  ),
);

const form = (asksZipCode: boolean): z.ZodMiniType =>
  z.object({
    first_name: name,
    last_name: name,
    email_address: emailOfLength,
    phone_number: phone,
    ...(asksZipCode
      ? { postal_code: zip }
      : { company_email: z.union([z.string().check(z.regex(/^\s*$/)), emailOfLength]) }),
  });

/** Realistic input, typos and nonsense. */
const pieces = fc.oneof(
  fc.constantFrom(
    ...Array.from('aZéßµªǅ1९.,-–\'"’ \t\u00a0\u202f\u0301\u200d\ufeffK@+()/😀０ﬁİ×'),
    'ada',
    'mail.example',
    '..',
    '-.',
    '00',
    '44',
    '(0)',
    '20794601',
    '212-555-0123',
    '10036',
    'SW1A 1AA',
    'K1A 0B1',
  ),
);
const anyText = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
/** Valid text, possibly with an extra piece or a missing character. */
const often = (...fitting: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...fitting) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...fitting), fc.nat(20), fc.constantFrom(0, 1), pieces)
        .map(([text, at, less, more]) =>
          less === 1
            ? text.slice(0, at) + text.slice(at + 1)
            : text.slice(0, at) + more + text.slice(at),
        ),
    },
    { weight: 1, arbitrary: anyText },
  );
const anyInput: fc.Arbitrary<ContactInput> = fc.record({
  first_name: often(' Ada ', 'Zoe\u0308', 'Ⅷ', 'A'),
  last_name: often('Mary\u00a0Ann', "O'Brien", 'van der Berg', '李 明', 'Jr.', 'x9'),
  email_address: often(' Ada@MAIL.example', 'a.b+c@x-y.example', 'a@\u212ah.example', 'a@b'),
  company_email: often('', ' ', 'ada@acme.example'),
  phone_number: often(
    '+1 (212) 555-0123',
    '44 207 946 012',
    '1 212 555 0123',
    '020 7946 0123',
    '+44 (0)20 7946 0123',
    '０２０７９４６０１２３',
  ),
  postal_code: often('10036', 'k1a 0b1', 'SW1A  1AA', '１００３６-１２３４'),
});

describe('the contact form and its zod equivalent', () => {
  it.each([true, false])(
    'VA-02 VA-03 VA-04 VA-07 agree on any input (with zip code: %s)',
    (asksZipCode) => {
      fc.assert(
        fc.property(anyInput, (input) => {
          const { errors, contact } = checkContact(input, asksZipCode);
          const said = form(asksZipCode).safeParse(input);
          expect(Object.keys(errors).toSorted()).toEqual(wrongFields(said));
          expect(contact === null).toBe(!said.success);
          expect(contact ?? asContact(said)).toEqual(asContact(said));
          expect(namedProblems(errors)).toEqual(saidProblems(said, Object.keys(errors)));
        }),
        runs(200),
      );
    },
  );
});

type Said = ReturnType<z.ZodMiniType['safeParse']>;

function wrongFields(said: Said): readonly string[] {
  return [...new Set((said.error?.issues ?? []).map(({ path }) => String(path[0])))].toSorted();
}

function asContact(said: Said): unknown {
  if (!said.success) return null;
  const read = said.data as Record<string, string>;
  return {
    firstName: read['first_name'],
    lastName: read['last_name'],
    email: read['email_address'],
    phone: read['phone_number'],
    companyEmail: read['company_email']?.trim() ? read['company_email'] : null,
    postalCode: read['postal_code'] ?? null,
  };
}

/** The zod schema doesn't tell e-mail problems apart, because all of them share a message. */
function namedProblems(errors: ReturnType<typeof checkContact>['errors']): readonly string[] {
  return Object.entries(errors)
    .filter(([field]) => !field.includes('email'))
    .map(([field, { key }]) => `${field} ${key}`)
    .toSorted();
}

function saidProblems(said: Said, fields: readonly string[]): readonly string[] {
  return fields
    .filter((field) => !field.includes('email'))
    .map((field) => {
      const issue = said.error?.issues.find(({ path }) => path[0] === field);
      return `${field} ${issue?.message}`;
    })
    .toSorted();
}
