import { Ok, type Result } from '../kernel/result.ts';
import type { Contact } from '../lead/lead.ts';
import type { Message } from '../messages/catalog.ts';
import { emailMessage, type EmailProblem, parseEmail } from './email.ts';
import { checkBy, checkLength } from './check-by.ts';
import type { FieldSpec } from './form.ts';
import { nameMessage, nameParsers, type NameRule } from './name.ts';
import { leadPhoneMaxLength, parsePhone, phoneMessage } from './phone.ts';
import { parsePostalCode, postalCodeMessage } from './postal-code.ts';

/** The contact form's fields, named as in the stored state. */
export type ContactField =
  | 'first_name'
  | 'last_name'
  | 'email_address'
  | 'company_email'
  | 'phone_number'
  | 'postal_code';

export type ContactInput = Readonly<Record<ContactField, string>>;

export type ContactErrors = Readonly<Partial<Record<ContactField, Message>>>;

export const emptyContactInput: ContactInput = {
  first_name: '',
  last_name: '',
  email_address: '',
  company_email: '',
  phone_number: '',
  postal_code: '',
};

/** The fields in display order. With `asksZipCode`, Zip Code replaces Company Email. */
export function contactFields(
  asksZipCode: boolean,
  nameRule: NameRule = 'literal',
): readonly FieldSpec<ContactField>[] {
  return [...nameBoxes[nameRule], email, asksZipCode ? zipCode : companyEmail, phone];
}

/** Checks the requested fields. `contact` is null if there is an error. */
export function checkContact(
  input: ContactInput,
  asksZipCode: boolean,
  nameRule: NameRule = 'literal',
  parseNumber: typeof parsePhone = parsePhone,
): { readonly errors: ContactErrors; readonly contact: Contact | null } {
  const checkPhone = checkBy(parseNumber, phoneMessage);
  const problems = contactFields(asksZipCode, nameRule).flatMap(({ name, check }) => {
    const problem = name === 'phone_number' ? checkPhone(input[name]) : check(input[name]);
    return problem ? [[name, problem] as const] : [];
  });
  if (problems.length > 0) return { errors: Object.fromEntries(problems), contact: null };
  const parseName = nameParsers[nameRule];
  return {
    errors: {},
    contact: {
      firstName: parseName(input.first_name).unwrap(),
      lastName: parseName(input.last_name).unwrap(),
      email: parseEmail(input.email_address).unwrap(),
      phone: parseNumber(input.phone_number).unwrap(),
      companyEmail: asksZipCode ? null : parseCompanyEmail(input.company_email).unwrap(),
      postalCode: asksZipCode ? parsePostalCode(input.postal_code).unwrap() : null,
    },
  };
}

function parseCompanyEmail(text: string): Result<string | null, EmailProblem> {
  return text.trim() === '' ? Ok(null) : parseEmail(text);
}

/** What most contact fields have in common. */
const textBox = { type: 'text', inputMode: 'text', maxLength: 50, required: true } as const;
const emailBox = { ...textBox, type: 'email', inputMode: 'email' } as const;

const nameBoxes = { literal: nameBoxesFor('literal'), inclusive: nameBoxesFor('inclusive') };

function nameBoxesFor(rule: NameRule): readonly FieldSpec<ContactField>[] {
  return [
    nameBox(rule, 'First Name', 'first_name', 'given-name'),
    nameBox(rule, 'Last Name', 'last_name', 'family-name'),
  ];
}

function nameBox(
  rule: NameRule,
  label: string,
  name: ContactField,
  autocomplete: string,
): FieldSpec<ContactField> {
  const check = checkBy(nameParsers[rule], (problem) => nameMessage(label, problem));
  return {
    ...textBox,
    label,
    name,
    autocomplete,
    check: (text) => check(text) ?? checkLength(text, textBox.maxLength),
  };
}

const email: FieldSpec<ContactField> = {
  ...emailBox,
  name: 'email_address',
  label: 'Email Address',
  autocomplete: 'email',
  check: checkBy(parseEmail, emailMessage),
};

const companyEmail: FieldSpec<ContactField> = {
  ...emailBox,
  name: 'company_email',
  label: 'Company Email',
  autocomplete: 'work email',
  required: false,
  check: checkBy(parseCompanyEmail, emailMessage),
};

const zipCode: FieldSpec<ContactField> = {
  ...textBox,
  name: 'postal_code',
  label: 'Zip Code',
  autocomplete: 'postal-code',
  maxLength: 10,
  check: checkBy(parsePostalCode, postalCodeMessage),
};

const phone: FieldSpec<ContactField> = {
  ...textBox,
  name: 'phone_number',
  label: 'Phone Number',
  type: 'tel',
  autocomplete: 'tel',
  inputMode: 'tel',
  maxLength: leadPhoneMaxLength,
  check: checkBy(parsePhone, phoneMessage),
};
