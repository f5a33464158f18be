import type { Contact } from '../lead/lead.ts';
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
import { parsePostalCode } from './postal-code.ts';

/** The fields of the join's personal details: names, e-mail address and phone number. */
export function joinContactFields(): readonly FieldSpec<ContactField>[] {
  return contactFields(false)
    .filter((field) => field.name !== 'company_email')
    .map((field) =>
      field.name === 'phone_number' ? { ...field, maxLength: joinPhoneMaxLength } : field,
    );
}

/** Checks the fields. Keeps a company e-mail or zip code that the visitor entered elsewhere. */
export function checkJoinContact(input: ContactInput): {
  readonly errors: ContactErrors;
  readonly contact: Contact | null;
} {
  const companyEmail = parseEmail(input.company_email).ok ? input.company_email : '';
  const { errors, contact } = checkContact({ ...input, company_email: companyEmail }, false);
  const postalCode = parsePostalCode(input.postal_code).unwrapOr(null);
  return { errors, contact: contact && { ...contact, postalCode } };
}
