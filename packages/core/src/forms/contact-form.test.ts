import { describe, expect, it } from 'vitest';

import { createMessageCatalog } from '../messages/catalog.ts';
import {
  checkContact,
  contactFields,
  type ContactInput,
  emptyContactInput,
} from './contact-form.ts';
import { checkFilledOut } from './form.ts';

const filled: ContactInput = {
  first_name: ' Ada ',
  last_name: 'Byron',
  email_address: 'Ada@MAIL.example',
  company_email: '',
  phone_number: '+1 (212) 555-0123',
  postal_code: '',
};
const word = createMessageCatalog();

describe('contact form', () => {
  it('LC-01 asks for first name, last name, e-mail, company e-mail (optional) and phone', () => {
    expect(contactFields(false).map(({ label, required }) => [label, required])).toEqual([
      ['First Name', true],
      ['Last Name', true],
      ['Email Address', true],
      ['Company Email', false],
      ['Phone Number', true],
    ]);
  });

  it('FM-03 accepts 50 characters in a name or e-mail and 10 in a zip code', () => {
    const limits = Object.fromEntries(
      [...contactFields(false), ...contactFields(true)].map(({ name, maxLength }) => [
        name,
        maxLength,
      ]),
    );
    expect(limits).toEqual({
      first_name: 50,
      last_name: 50,
      email_address: 50,
      company_email: 50,
      postal_code: 10,
      phone_number: 15,
    });
  });

  it.each(['literal', 'inclusive'] as const)(
    'FM-03 reports a name of more than 50 characters by the %s rule, which autofill and a paste can bring',
    (rule) => {
      const long = { ...filled, first_name: 'A'.repeat(51), last_name: 'B'.repeat(50) };
      expect(checkContact(long, false, rule)).toEqual({
        errors: { first_name: { key: 'textTooLong', values: { max: '50' } } },
        contact: null,
      });
    },
  );

  it('FM-07 sets an autofill token and a keyboard for every field', () => {
    expect(
      contactFields(false).map(({ autocomplete, inputMode }) => [autocomplete, inputMode]),
    ).toEqual([
      ['given-name', 'text'],
      ['family-name', 'text'],
      ['email', 'email'],
      ['work email', 'email'],
      ['tel', 'tel'],
    ]);
  });

  it('normalizes what it accepts', () => {
    expect(checkContact(filled, false).contact).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'Ada@mail.example',
      phone: '2125550123',
      companyEmail: null,
      postalCode: null,
    });
  });

  it('FM-01 VA-02 VA-03 VA-04 asks to fill out each empty field', () => {
    const { errors, contact } = checkContact(emptyContactInput, false);
    expect(contact).toBeNull();
    expect(
      Object.fromEntries(Object.entries(errors).map(([field, m]) => [field, word(m)])),
    ).toEqual({
      first_name: 'Fill out to continue',
      last_name: 'Fill out to continue',
      email_address: 'Fill out to continue',
      phone_number: 'Fill out to continue',
    });
  });

  it.each([
    ['first_name', 'A', 'First Name must be at least 2 characters.'],
    ['last_name', 'B', 'Last Name must be at least 2 characters.'],
    ['first_name', 'Ada!', 'Enter a valid name.'],
    ['email_address', 'ada@mail', 'Enter a valid email address.'],
    ['company_email', 'ada', 'Enter a valid email address.'],
    ['phone_number', 'none', 'Field is required and must be phone number.'],
    ['phone_number', '212', 'Phone number must be 10 or 11 digits long.'],
  ] as const)('VA-02 VA-03 VA-04 %s %s shows: %s', (field, value, text) => {
    const problem = checkContact({ ...filled, [field]: value }, false).errors[field];
    expect(problem && word(problem)).toBe(text);
  });

  it.each([
    ['', 'Zip Code is required.'],
    ['1234', 'Enter a valid zip code.'],
  ])('VA-07 for the zip code %j shows: %s', (value, text) => {
    const problem = checkContact({ ...filled, postal_code: value }, true).errors.postal_code;
    expect(problem && word(problem)).toBe(text);
  });

  it('FM-01 asks to fill out a field without a rule of its own', () => {
    expect(checkFilledOut('  ')).toEqual({ key: 'fillOut' });
    expect(word({ key: 'fillOut' })).toBe('Fill out to continue');
    expect(checkFilledOut('x')).toBeNull();
  });
});
