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
import type { NameRule } from './name.ts';
import { parsePhone, type PhoneStyle, type TypedText } from './phone.ts';
import { parsePostalCode } from './postal-code.ts';
import type { PhoneFormat } from './phone-format.ts';

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

export const joinPhoneMaxLength = 16;

const differences: Partial<Record<ContactField, Partial<FieldSpec<ContactField>>>> = {
  email_address: { label: 'Personal Email' },
  company_email: { required: true, check: checkCompanyEmail },
  phone_number: { maxLength: joinPhoneMaxLength },
};

/**
 * Keeps the digits and shows them as (xxx) xxx-xxxx. Numbers that start with 0 are shown in UK style, those with + as
 * dialed. Drops the 1 of an 11-digit number. The caret stays behind the same digit.
 */
export const joinPhoneStyle: PhoneStyle = {
  type: typeJoinPhone,
  keep: readDialed,
  show: showDialed,
};

function typeJoinPhone(next: TypedText): TypedText | null {
  const typed = readDialed(next.value);
  const behind = readDialed(next.value.slice(0, next.caret)).length;
  const fits = fitted(typed);
  if (fits === null) return null;
  const value = showDialed(fits);
  return { value, caret: placeBehind(value, Math.max(0, behind - (typed.length - fits.length))) };
}

/** ASCII digits, with a leading + if the number has one. */
function readDialed(shown: string): string {
  const folded = shown.normalize('NFKC').trimStart();
  const digits = folded.replaceAll(/[^0-9]/g, '');
  return folded.startsWith('+') ? `+${digits}` : digits;
}

/** The part of a number that the box can show; null if the number doesn't fit. */
function fitted(dialed: string): string | null {
  const national = /^1\d{10}$/.test(dialed) ? dialed.slice(1) : dialed;
  const parsed = parsePhone(national);
  const isDialedFromAbroad = national.length > 11 && !national.startsWith('+');
  const shown = parsed.ok && isDialedFromAbroad ? parsed.val : national;
  return showDialed(shown).length <= joinPhoneMaxLength ? shown : null;
}

function showDialed(stored: string): string {
  if (stored.startsWith('+') || stored.length > 11) return stored;
  if (stored.startsWith('02'))
    return joined([stored.slice(0, 3), stored.slice(3, 7), stored.slice(7)], ' ');
  if (stored.startsWith('0')) return joined([stored.slice(0, 5), stored.slice(5)], ' ');
  if (stored.length > 10) return stored;
  if (stored.length <= 3) return stored;
  return `(${stored.slice(0, 3)}) ${joined([stored.slice(3, 6), stored.slice(6)], '-')}`;
}

function joined(groups: readonly string[], between: string): string {
  return groups.filter((group) => group !== '').join(between);
}

function placeBehind(shown: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (const [index, character] of Array.from(shown).entries()) {
    if (/[0-9+]/.test(character)) seen += 1;
    if (seen === count) return index + 1;
  }
  return shown.length;
}

export function withShownPhone<State extends HasPhone>(
  state: State,
  { phoneFormat }: { readonly phoneFormat: PhoneFormat | null },
): State {
  const { show } = phoneFormat?.style(joinPhoneStyle) ?? joinPhoneStyle;
  const country = state.selectedFacility?.country ?? null;
  const phone_number = show(state.contactInput.phone_number, country);
  return { ...state, contactInput: { ...state.contactInput, phone_number } };
}

/** The state with the phone number as the joins store it, when another flow formatted it. */
export function withStoredPhone<State extends HasPhone>(state: State): State {
  const phone_number = joinPhoneStyle.keep(state.contactInput.phone_number);
  return { ...state, contactInput: { ...state.contactInput, phone_number } };
}

interface HasPhone {
  readonly contactInput: { readonly phone_number: string };
  readonly selectedFacility: { readonly country: string } | null;
}
