import { expect, it } from 'vitest';

import { emptyContactInput } from './contact-form.ts';
import {
  checkCorporateContact,
  checkJoinContact,
  corporateContactFields,
} from './join-contact-form.ts';

const filled = {
  ...emptyContactInput,
  first_name: 'Ada',
  last_name: 'Byron',
  email_address: 'ada@mail.example',
  company_email: 'ada@acme.example',
  phone_number: '2125550123',
};

it('CJ-02 requires first and last name, personal and company e-mail, and phone', () => {
  const fields = corporateContactFields();
  expect(fields.map(({ label }) => label)).toEqual([
    'First Name',
    'Last Name',
    'Personal Email',
    'Company Email',
    'Phone Number',
  ]);
  expect(fields.every(({ required }) => required)).toBe(true);
});

it('CJ-02 requires a valid company e-mail', () => {
  const problems = {
    '': 'fillOut',
    '  ': 'fillOut',
    'acme.example': 'emailMalformed',
    'ada@acme': 'emailMalformed',
  };
  for (const [company_email, key] of Object.entries(problems)) {
    const checked = checkCorporateContact({ ...filled, company_email });
    expect(checked.errors).toEqual({ company_email: { key } });
    expect(checked.contact).toBeNull();
  }
});

it('CJ-02 returns a contact once everything is valid', () => {
  expect(checkCorporateContact(filled)).toEqual({
    errors: {},
    contact: {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@mail.example',
      companyEmail: 'ada@acme.example',
      phone: '2125550123',
      postalCode: null,
    },
  });
});

it.each([
  ['corporate', checkCorporateContact],
  ['standard', checkJoinContact],
] as const)(
  'VL-30 the %s join accepts a name of one letter by the inclusive rule only',
  (_join, checkForm) => {
    const input = { ...filled, last_name: 'O' };
    expect(checkForm(input, 'inclusive').contact?.lastName).toBe('O');
    expect(checkForm(input).errors).toHaveProperty('last_name.key', 'nameTooShort');
  },
);

it('FM-02 FM-03 the join’s phone field takes 16 characters, names and e-mails 50', () => {
  expect(corporateContactFields().map(({ maxLength }) => maxLength)).toEqual([50, 50, 50, 50, 16]);
});
