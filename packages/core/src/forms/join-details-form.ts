import type { Message } from '../messages/catalog.ts';
import { statesOf } from './billing-address.ts';
import { type CardNumber, parseCardNumber } from './card-number.ts';
import { parseDate } from './date.ts';
import { parseEmail } from './email.ts';
import { defineForm, type FormField, type FormInput, type FormSchema } from './form.ts';
import {
  choiceField,
  dateField,
  emailField,
  type FieldAsked,
  nameField,
  textField,
} from './form-fields.ts';
import { parseContactName } from './name.ts';
import { parsePostalCode } from './postal-code.ts';

/** The join details' keys, spelled as in the specification. */
export type JoinDetailsField =
  | 'birth_date'
  | 'card_data'
  | 'city'
  | 'company_email'
  | 'corp_info'
  | 'first_name'
  | 'floor'
  | 'last_name'
  | 'personal_email'
  | 'street_address'
  | 'zip'
  | 'state';

export interface JoinDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date. */
  readonly birthDate: string;
  readonly personalEmail: string;
  readonly companyEmail: string | null;
  /** Additional information for the employer, e.g. a staff number. */
  readonly corporateInformation: string | null;
  readonly streetAddress: string;
  readonly floor: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly postalCode: string;
  readonly card: CardNumber | null;
}

export interface JoinDetailsSettings {
  readonly variant: 'standard' | 'corporate';
  /** The club's country code, such as `US`, `CA`, `UK` or `GB`; null if no club is chosen. */
  readonly country: string | null;
  /** ISO date. The latest possible birth date. */
  readonly today: string;
}

/**
 * Asks for the new member's name, birth date and address. The card number is optional. Foyer's own screens never show
 * that field, since the payment application asks for it.
 */
export function joinDetailsForm(
  settings: JoinDetailsSettings,
): FormSchema<JoinDetailsField, JoinDetails> {
  const { variant, country, today } = settings;
  const isCorporate = variant === 'corporate';
  return defineForm<JoinDetailsField, JoinDetails>(
    [
      nameField({ name: 'first_name', label: 'First Name', autocomplete: 'given-name' }),
      nameField({ name: 'last_name', label: 'Last Name', autocomplete: 'family-name' }),
      birthDateField(today),
      emailField({ name: 'personal_email', label: 'Personal Email' }, (text) =>
        checkEmail(text, { key: 'personalEmailRequired' }),
      ),
      emailField(
        {
          name: 'company_email',
          label: 'Company Email',
          required: isCorporate,
          autocomplete: 'work email',
        },
        (text) => checkEmail(text, { key: 'email' }),
      ),
      textField({ name: 'corp_info', label: 'Corporate Information', required: false }),
      required(
        { name: 'street_address', label: 'Street Address', autocomplete: 'address-line1' },
        { key: 'streetAddressRequired' },
      ),
      textField({ name: 'floor', label: 'Floor', required: false, autocomplete: 'address-line2' }),
      required(
        { name: 'city', label: 'City', autocomplete: 'address-level2' },
        { key: 'cityRequired' },
      ),
      stateField(country),
      textField(
        { name: 'zip', label: 'Zip Code', autocomplete: 'postal-code', maxLength: 10 },
        checkPostalCode,
      ),
      {
        ...textField(
          { name: 'card_data', label: 'Card Number', required: false, autocomplete: 'cc-number' },
          (text) => (parseCardNumber(text).ok ? null : { key: 'cardNumber' }),
        ),
        inputMode: 'numeric',
      },
    ],
    readDetails,
  );
}

/** A birth date must be in the past and plausible for a living person. */
function birthDateField(today: string): FormField<JoinDetailsField> {
  const field = dateField<JoinDetailsField>(
    { name: 'birth_date', label: 'Birth Date', autocomplete: 'bday' },
    { first: '1900-01-01', last: today },
  );
  return {
    ...field,
    check: (text) => {
      const problem = field.check(text);
      if (problem === null) return null;
      return { key: problem.key === 'fillOut' ? 'birthDateRequired' : 'birthDateImpossible' };
    },
  };
}

/** A list in the US and Canada, an optional county in the UK, and free text elsewhere. */
function stateField(country: string | null): FormField<JoinDetailsField> {
  const missing: Message = { key: 'stateRequired' };
  const asked = { name: 'state', label: 'State', autocomplete: 'address-level1' } as const;
  const states = statesOf(country ?? '').map(({ code, name }) => ({ value: code, label: name }));
  if (states.length > 0) {
    const label = country === 'CA' ? 'Province' : 'State';
    return choiceField({ ...asked, label, required: true }, states, missing);
  }
  const isUk = country === 'UK' || country === 'GB';
  return isUk
    ? textField({ ...asked, label: 'County', required: false })
    : required(asked, missing);
}

function required(
  asked: FieldAsked<JoinDetailsField>,
  missing: Message,
): FormField<JoinDetailsField> {
  return textField(asked, (text) => (text.trim() === '' ? missing : null));
}

function checkEmail(text: string, missing: Message): Message | null {
  const email = parseEmail(text);
  if (email.ok) return null;
  return email.val === 'required' ? missing : { key: 'emailMalformed' };
}

function checkPostalCode(text: string): Message | null {
  const code = parsePostalCode(text);
  if (code.ok) return null;
  return { key: code.val === 'required' ? 'postalCodeRequired' : 'postalCodeMalformed' };
}

function readDetails(input: FormInput<JoinDetailsField>): JoinDetails {
  return {
    firstName: parseContactName(input.first_name).unwrap(),
    lastName: parseContactName(input.last_name).unwrap(),
    birthDate: parseDate(input.birth_date).unwrap(),
    personalEmail: parseEmail(input.personal_email).unwrap(),
    companyEmail: parseEmail(input.company_email).unwrapOr(null),
    corporateInformation: textOrNull(input.corp_info),
    streetAddress: input.street_address.trim(),
    floor: textOrNull(input.floor),
    city: input.city.trim(),
    state: textOrNull(input.state),
    postalCode: parsePostalCode(input.zip).unwrap(),
    card: parseCardNumber(input.card_data).unwrapOr(null),
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
