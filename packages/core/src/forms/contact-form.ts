import type { Contact } from '../lead/lead.ts';
import type { Message } from '../messages/catalogue.ts';
import { parseEmail } from './email.ts';
import type { FieldSpec } from './field.ts';
import { parseContactName } from './name.ts';
import { parsePhone } from './phone.ts';
import { parsePostalCode } from './postal-code.ts';
import { leadPhoneMaxLength } from './phone-input.ts';

/** The contact form's fields as the stored state names them. */
export type ContactField =
  | 'first_name'
  | 'last_name'
  | 'email_address'
  | 'company_email'
  | 'phone_number'
  | 'postal_code';

/** What stands in the boxes, as typed. */
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

/** The boxes in the order in which they stand. With `asksZipCode`, Zip Code takes Company Email's place (LC-02). */
export function contactFields(asksZipCode: boolean): readonly FieldSpec<ContactField>[] {
  return [firstName, lastName, email, asksZipCode ? zipCode : companyEmail, phone];
}

/** Checks the boxes that are asked for. `contact` is null while there is an error. */
export function checkContact(
  input: ContactInput,
  asksZipCode: boolean,
): { readonly errors: ContactErrors; readonly contact: Contact | null } {
  const errors: Partial<Record<ContactField, Message>> = {};
  for (const field of contactFields(asksZipCode)) {
    const problem = field.check(input[field.name]);
    if (problem) errors[field.name] = problem;
  }
  if (Object.keys(errors).length > 0) return { errors, contact: null };
  return {
    errors,
    contact: {
      firstName: parseContactName(input.first_name).unwrap(),
      lastName: parseContactName(input.last_name).unwrap(),
      email: parseEmail(input.email_address).unwrap(),
      phone: parsePhone(input.phone_number).unwrap(),
      companyEmail: asksZipCode ? null : parseEmail(input.company_email).unwrapOr(null),
      postalCode: asksZipCode ? parsePostalCode(input.postal_code).unwrap() : null,
    },
  };
}

function checkName(label: string): (text: string) => Message | null {
  return (text) => {
    const name = parseContactName(text);
    if (name.ok) return null;
    return name.val === 'too-short'
      ? { key: 'nameTooShort', values: { label } }
      : { key: 'nameMalformed' };
  };
}

const firstName: FieldSpec<ContactField> = {
  name: 'first_name',
  label: 'First Name',
  type: 'text',
  autocomplete: 'given-name',
  inputMode: 'text',
  maxLength: 50,
  required: true,
  check: checkName('First Name'),
};

const lastName: FieldSpec<ContactField> = {
  name: 'last_name',
  label: 'Last Name',
  type: 'text',
  autocomplete: 'family-name',
  inputMode: 'text',
  maxLength: 50,
  required: true,
  check: checkName('Last Name'),
};

const email: FieldSpec<ContactField> = {
  name: 'email_address',
  label: 'Email Address',
  type: 'email',
  autocomplete: 'email',
  inputMode: 'email',
  maxLength: 50,
  required: true,
  check: (text) => (parseEmail(text).ok ? null : { key: 'email' }),
};

const companyEmail: FieldSpec<ContactField> = {
  name: 'company_email',
  label: 'Company Email',
  type: 'email',
  autocomplete: 'work email',
  inputMode: 'email',
  maxLength: 50,
  required: false,
  check: (text) => (text.trim() === '' || parseEmail(text).ok ? null : { key: 'emailMalformed' }),
};

const zipCode: FieldSpec<ContactField> = {
  name: 'postal_code',
  label: 'Zip Code',
  type: 'text',
  autocomplete: 'postal-code',
  inputMode: 'text',
  maxLength: 10,
  required: true,
  check: (text) => {
    const code = parsePostalCode(text);
    if (code.ok) return null;
    return { key: code.val === 'required' ? 'postalCodeRequired' : 'postalCodeMalformed' };
  },
};

const phone: FieldSpec<ContactField> = {
  name: 'phone_number',
  label: 'Phone Number',
  type: 'tel',
  autocomplete: 'tel',
  inputMode: 'tel',
  maxLength: leadPhoneMaxLength,
  required: true,
  check: (text) => {
    const number = parsePhone(text);
    if (number.ok) return null;
    return { key: number.val === 'wrong-length' ? 'phoneLength' : 'phone' };
  },
};
