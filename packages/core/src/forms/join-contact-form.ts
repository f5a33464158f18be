import type { Contact } from '../lead/lead.ts';
import {
  checkContact,
  type ContactErrors,
  type ContactField,
  contactFields,
  type ContactInput,
} from './contact-form.ts';
import { emailMessage, parseEmail } from './email.ts';
import { checkBy } from './check-by.ts';
import type { FieldSpec } from './form.ts';
import { joinPhoneMaxLength } from './join-phone-input.ts';
import type { NameRule } from './name.ts';
import type { parsePhone } from './phone.ts';
import { parsePostalCode } from './postal-code.ts';

export function joinContactFields(nameRule?: NameRule): readonly FieldSpec<ContactField>[] {
  return contactFields(false, nameRule)
    .filter((field) => field.name !== 'company_email')
    .map((field) =>
      field.name === 'phone_number' ? { ...field, maxLength: joinPhoneMaxLength } : field,
    );
}

/** Checks the fields. Keeps a company e-mail or zip code that the visitor entered elsewhere. */
export function checkJoinContact(
  input: ContactInput,
  nameRule?: NameRule,
  parseNumber?: typeof parsePhone,
): {
  readonly errors: ContactErrors;
  readonly contact: Contact | null;
} {
  const companyEmail = parseEmail(input.company_email).ok ? input.company_email : '';
  const { errors, contact } = checkContact(
    { ...input, company_email: companyEmail },
    false,
    nameRule,
    parseNumber,
  );
  const postalCode = parsePostalCode(input.postal_code).unwrapOr(null);
  return { errors, contact: contact && { ...contact, postalCode } };
}

/** A contact with a company e-mail, which the corporate form requires. */
export type CorporateContact = Contact & { readonly companyEmail: string };

export function corporateContactFields(nameRule?: NameRule): readonly FieldSpec<ContactField>[] {
  return contactFields(false, nameRule).map((field) => ({ ...field, ...differences[field.name] }));
}

export function checkCorporateContact(
  input: ContactInput,
  nameRule?: NameRule,
  parseNumber?: typeof parsePhone,
): {
  readonly errors: ContactErrors;
  readonly contact: CorporateContact | null;
} {
  const { errors, contact } = checkContact(input, false, nameRule, parseNumber);
  const problem = checkCompanyEmail(input.company_email);
  if (problem !== null) return { errors: { ...errors, company_email: problem }, contact: null };
  if (contact?.companyEmail == null) return { errors, contact: null };
  return { errors, contact: { ...contact, companyEmail: contact.companyEmail } };
}

const checkCompanyEmail = checkBy(parseEmail, (problem) => emailMessage(problem));

const differences: Partial<Record<ContactField, Partial<FieldSpec<ContactField>>>> = {
  email_address: { label: 'Personal Email' },
  company_email: { required: true, check: checkCompanyEmail },
  phone_number: { maxLength: joinPhoneMaxLength },
};
