import type { Message } from '../messages/catalog.ts';
import { statesOf } from './billing-address.ts';
import { parseDate } from './date.ts';
import { emailMessage, parseEmail } from './email.ts';
import { checkBy } from './check-by.ts';
import { defineForm, type FormField, type FormInput, type FormSchema, textOrNull } from './form.ts';
import {
  choiceField,
  dateField,
  emailField,
  type FieldAsked,
  nameField,
  textField,
} from './form-fields.ts';
import { parseInclusiveName } from './name.ts';
import { parsePostalCode, postalCodeMessage } from './postal-code.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';

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
  readonly asksCard?: boolean;
}

/** The card number is optional. Foyer's own screens leave it out, since the payment application asks for it. */
export function joinDetailsForm(
  settings: JoinDetailsSettings,
): FormSchema<JoinDetailsField, JoinDetails> {
  const { variant, country, today, asksCard = true } = settings;
  const isCorporate = variant === 'corporate';
  return defineForm<JoinDetailsField, JoinDetails>(
    [
      nameField({ name: 'first_name', label: 'First Name', autocomplete: 'given-name' }),
      nameField({ name: 'last_name', label: 'Last Name', autocomplete: 'family-name' }),
      birthDateField(today),
      emailField(
        { name: 'personal_email', label: 'Personal Email' },
        checkBy(parseEmail, (problem) => emailMessage(problem, { key: 'personalEmailRequired' })),
      ),
      emailField({
        name: 'company_email',
        label: 'Company Email',
        required: isCorporate,
        autocomplete: 'work email',
      }),
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
        checkBy(parsePostalCode, postalCodeMessage),
      ),
      ...(asksCard ? [cardField()] : []),
    ],
    readDetails,
  );
}

export type CardBrand = 'amex' | 'visa' | 'mastercard' | 'discover' | 'diners' | 'jcb';

/** A card number, which must be passed on and never stored. */
export interface CardNumber {
  readonly brand: CardBrand;
  /** 13 to 19 digits. */
  readonly digits: string;
}

/** `mistyped`: the brand is known, but the check digit (Luhn) is wrong. */
export type CardNumberProblem = 'required' | 'malformed' | 'unknown-brand' | 'mistyped';

/** As printed on the card: ignores spaces and dashes between the groups and folds full-width digits. */
export function parseCardNumber(text: string): Result<CardNumber, CardNumberProblem> {
  const folded = text.normalize('NFKC').trim();
  if (folded === '') return Err('required');
  const digits = folded.replaceAll(/[\s\u2010-\u2015-]/g, '');
  if (!/^[0-9]{12,19}$/.test(digits)) return Err('malformed');
  const brand = brandOf(digits);
  if (brand === null) return Err('unknown-brand');
  return passesLuhn(digits) ? Ok({ brand, digits }) : Err('mistyped');
}

function cardField(): FormField<JoinDetailsField> {
  const field = textField<JoinDetailsField>(
    { name: 'card_data', label: 'Card Number', required: false, autocomplete: 'cc-number' },
    (text) => (parseCardNumber(text).ok ? null : { key: 'cardNumber' }),
  );
  return { ...field, inputMode: 'numeric' };
}

/** A birth date can't be in the future and must be plausible for a living person. */
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

function readDetails(input: FormInput<JoinDetailsField>): JoinDetails {
  return {
    firstName: parseInclusiveName(input.first_name).unwrap(),
    lastName: parseInclusiveName(input.last_name).unwrap(),
    birthDate: parseDate(input.birth_date).unwrap(),
    personalEmail: parseEmail(input.personal_email).unwrap(),
    companyEmail: parseEmail(input.company_email).unwrapOr(null),
    corporateInformation: textOrNull(input.corp_info),
    streetAddress: input.street_address.trim(),
    floor: textOrNull(input.floor),
    city: input.city.trim(),
    state: textOrNull(input.state),
    postalCode: parsePostalCode(input.zip).unwrap(),
    card: readCard(input),
  };
}

function readCard({ card_data: text }: Partial<FormInput<JoinDetailsField>>): CardNumber | null {
  return text === undefined ? null : parseCardNumber(text).unwrapOr(null);
}

const patterns: Readonly<Record<CardBrand, RegExp>> = {
  amex: /^3[47][0-9]{13}$/,
  visa: /^4(?:[0-9]{12}|[0-9]{15}|[0-9]{18})$/,
  mastercard:
    /^(?:5[1-5][0-9]{14}|2(?:22[1-9]|2[3-9][0-9]|[3-6][0-9]{2}|7[01][0-9]|720)[0-9]{12})$/,
  discover: /^6(?:011|4[4-9][0-9]|5[0-9]{2})[0-9]{12}$/,
  diners: /^3(?:0[0-59]|[689][0-9])[0-9]{11}$/,
  jcb: /^35(?:2[89]|[3-8][0-9])[0-9]{12}$/,
};

function brandOf(digits: string): CardBrand | null {
  const brands = Object.keys(patterns) as CardBrand[];
  return brands.find((brand) => patterns[brand].test(digits)) ?? null;
}

/** Luhn: every second digit from the right counts double, and the sum of all digits must be a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
