import type { Contact } from '../lead/lead.ts';
import type { Message } from '../messages/catalog.ts';
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
import { emailMessage } from './problem-messages.ts';

/** A contact with a company e-mail, which the corporate form requires. */
export type CorporateContact = Contact & { readonly companyEmail: string };

/** The fields in display order. The company e-mail is required. */
export function corporateContactFields(): readonly FieldSpec<ContactField>[] {
  return contactFields(false).map((field) => ({ ...field, ...differences[field.name] }));
}

/** Checks the fields. `contact` is null if there is an error. */
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
  const email = parseEmail(text);
  return email.ok ? null : emailMessage(email.val);
}
