import type { Contact } from '../lead/lead.ts';
import type { Message } from '../messages/catalogue.ts';
import {
  checkContact,
  type ContactErrors,
  type ContactField,
  contactFields,
  type ContactInput,
} from './contact-form.ts';
import { parseEmail } from './email.ts';
import type { FieldSpec } from './field.ts';
import { joinPhoneMaxLength } from './join-phone-input.ts';

/** A contact whose company e-mail is there: the corporate form asks for it. */
export type CorporateContact = Contact & { readonly companyEmail: string };

/** The boxes in the order in which they stand; the company e-mail is required. Source: CJ-02, FM-02. */
export function corporateContactFields(): readonly FieldSpec<ContactField>[] {
  return contactFields(false).map((field) => ({ ...field, ...differences[field.name] }));
}

/** Checks the boxes. `contact` is null while there is an error. */
export function checkCorporateContact(input: ContactInput): {
  readonly errors: ContactErrors;
  readonly contact: CorporateContact | null;
} {
  const { errors, contact } = checkContact(input, false);
  const problem = checkCompanyEmail(input.company_email);
  if (problem !== null) return { errors: { ...errors, company_email: problem }, contact: null };
  if (contact?.companyEmail == null) return { errors, contact: null };
  return { errors, contact: { ...contact, companyEmail: contact.companyEmail } };
}

const differences: Partial<Record<ContactField, Partial<FieldSpec<ContactField>>>> = {
  email_address: { label: 'Personal Email' },
  company_email: { required: true, check: checkCompanyEmail },
  phone_number: { maxLength: joinPhoneMaxLength },
};

function checkCompanyEmail(text: string): Message | null {
  return parseEmail(text).ok ? null : { key: 'email' };
}
