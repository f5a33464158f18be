import type { Contact } from '../lead/lead.ts';
import type { Message } from '../messages/catalogue.ts';
import { type EmailProblem, readEmail } from './email.ts';
import type { FieldSpec } from './field.ts';
import { type NameProblem, readContactName } from './name.ts';
import { type PhoneProblem, readPhone } from './phone.ts';
import { type PostalCodeProblem, readPostalCode } from './postal-code.ts';
import { leadPhoneMaxLength } from './phone-input.ts';
import type { Reading } from './reading.ts';

/** The contact form's fields, named as in the stored state. */
export type ContactField =
  | 'first_name'
  | 'last_name'
  | 'email_address'
  | 'company_email'
  | 'phone_number'
  | 'postal_code';

/** The text of each field, as typed. */
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
export function contactFields(asksZipCode: boolean): readonly FieldSpec<ContactField>[] {
  return asksZipCode ? fieldsWithZipCode : fields;
}

/** Checks the requested fields. `contact` is null if there is an error. */
export function checkContact(
  input: ContactInput,
  asksZipCode: boolean,
): { readonly errors: ContactErrors; readonly contact: Contact | null } {
  const first = readContactName(input.first_name);
  const last = readContactName(input.last_name);
  const email = readEmail(input.email_address);
  const company = asksZipCode ? nothing : readCompanyEmail(input.company_email);
  const zip = asksZipCode ? readPostalCode(input.postal_code) : nothing;
  const phone = readPhone(input.phone_number);
  if (
    first.value !== null &&
    last.value !== null &&
    email.value !== null &&
    company.problem === null &&
    zip.problem === null &&
    phone.value !== null
  ) {
    return {
      errors: {},
      contact: {
        firstName: first.value,
        lastName: last.value,
        email: email.value,
        phone: phone.value,
        companyEmail: company.value,
        postalCode: zip.value,
      },
    };
  }
  const errors: Partial<Record<ContactField, Message>> = {};
  if (first.problem !== null) errors.first_name = wordFirstName(first.problem);
  if (last.problem !== null) errors.last_name = wordLastName(last.problem);
  if (email.problem !== null) errors.email_address = wrongEmail;
  if (company.problem !== null) errors.company_email = wrongCompanyEmail;
  if (zip.problem !== null) errors.postal_code = wordZipCode(zip.problem);
  if (phone.problem !== null) errors.phone_number = wordPhone(phone.problem);
  return { errors, contact: null };
}

/** For fields that aren't requested, or are optional and empty. */
const nothing = { value: null, problem: null } as const;

function readCompanyEmail(text: string): typeof nothing | Reading<EmailProblem> {
  return text.trim() === '' ? nothing : readEmail(text);
}

const wordFirstName = wordName('First Name');
const wordLastName = wordName('Last Name');
const wrongEmail: Message = { key: 'email' };
const wrongCompanyEmail: Message = { key: 'emailMalformed' };

function wordName(label: string): (problem: NameProblem) => Message {
  const tooShort: Message = { key: 'nameTooShort', values: { label } };
  return (problem) => (problem === 'too-short' ? tooShort : { key: 'nameMalformed' });
}

function wordZipCode(problem: PostalCodeProblem): Message {
  return { key: problem === 'required' ? 'postalCodeRequired' : 'postalCodeMalformed' };
}

function wordPhone(problem: PhoneProblem): Message {
  return { key: problem === 'wrong-length' ? 'phoneLength' : 'phone' };
}

function checkBy<Problem>(
  read: (text: string) => typeof nothing | Reading<Problem>,
  word: (problem: Problem) => Message,
): (text: string) => Message | null {
  return (text) => {
    const { problem } = read(text);
    return problem === null ? null : word(problem);
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
  check: checkBy(readContactName, wordFirstName),
};

const lastName: FieldSpec<ContactField> = {
  name: 'last_name',
  label: 'Last Name',
  type: 'text',
  autocomplete: 'family-name',
  inputMode: 'text',
  maxLength: 50,
  required: true,
  check: checkBy(readContactName, wordLastName),
};

const email: FieldSpec<ContactField> = {
  name: 'email_address',
  label: 'Email Address',
  type: 'email',
  autocomplete: 'email',
  inputMode: 'email',
  maxLength: 50,
  required: true,
  check: checkBy(readEmail, () => wrongEmail),
};

const companyEmail: FieldSpec<ContactField> = {
  name: 'company_email',
  label: 'Company Email',
  type: 'email',
  autocomplete: 'work email',
  inputMode: 'email',
  maxLength: 50,
  required: false,
  check: checkBy(readCompanyEmail, () => wrongCompanyEmail),
};

const zipCode: FieldSpec<ContactField> = {
  name: 'postal_code',
  label: 'Zip Code',
  type: 'text',
  autocomplete: 'postal-code',
  inputMode: 'text',
  maxLength: 10,
  required: true,
  check: checkBy(readPostalCode, wordZipCode),
};

const phone: FieldSpec<ContactField> = {
  name: 'phone_number',
  label: 'Phone Number',
  type: 'tel',
  autocomplete: 'tel',
  inputMode: 'tel',
  maxLength: leadPhoneMaxLength,
  required: true,
  check: checkBy(readPhone, wordPhone),
};

const fields = [firstName, lastName, email, companyEmail, phone];
const fieldsWithZipCode = [firstName, lastName, email, zipCode, phone];
