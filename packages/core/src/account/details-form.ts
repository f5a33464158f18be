import {
  countryCode,
  countryOptions,
  parsePostalCodeIn,
  statesOf,
} from '../forms/billing-address.ts';
import { parseEmail } from '../forms/email.ts';
import {
  type BoxField,
  type ChoiceField,
  defineForm,
  type FormInput,
  type FormSchema,
  textOrNull,
} from '../forms/form.ts';
import { choiceField, emailField, textField, passwordField } from '../forms/form-fields.ts';
import type { Message } from '../messages/catalog.ts';
import type { AccountInformation, AccountInformationChange } from './account.ts';
import { checkPassword, currentPasswordField, type PasswordPolicy } from '../forms/password.ts';
import { checkUsername } from './username.ts';

/** The wire's names, plus a county for countries without a list of states. */
export type DetailsField =
  | 'email'
  | 'currentPassword'
  | 'country'
  | 'address1'
  | 'address2'
  | 'city'
  | 'state'
  | 'county'
  | 'zipCode';

/** `currentPassword` is null when the email address stays the same. */
export interface DetailsChange extends AccountInformationChange {
  readonly currentPassword: string | null;
}

export function detailsInput(information: AccountInformation | null): FormInput<DetailsField> {
  const country = countryCode(information?.country ?? '');
  const state = information?.state ?? '';
  const isListed = statesOf(country).some(({ code }) => code === state);
  return {
    email: information?.email ?? '',
    currentPassword: '',
    country,
    address1: information?.address1 ?? '',
    address2: information?.address2 ?? '',
    city: information?.city ?? '',
    state: isListed ? state : '',
    county: isListed ? '' : state,
    zipCode: information?.zipCode ?? '',
  };
}

/**
 * The address and contact form. The country decides which lines it has, their labels and the postal
 * code format, so changing the country makes a new form. Only the email address is required,
 * because it is how the club reaches the member. A new email address needs the current password,
 * which the form asks for when `asksPassword` is set. `locale` names the countries.
 */
export function detailsForm(
  country: string,
  onFile: string | null,
  { asksPassword = false, locale }: { asksPassword?: boolean; locale?: string } = {},
): FormSchema<DetailsField, DetailsChange> {
  return defineForm<DetailsField, DetailsChange>(
    [
      emailField({ name: 'email', label: 'Email Address' }),
      ...(asksPassword ? [currentPasswordField] : []),
      choiceField(
        { name: 'country', label: 'Country', autocomplete: 'country' },
        countryOptions(onFile, locale),
      ),
      line('address1', 'Street Address', 'address-line1'),
      line('address2', 'Apartment, Suite, or Floor', 'address-line2'),
      line('city', country === 'UK' ? 'Town or City' : 'City', 'address-level2'),
      regionField(country),
      postalCodeField(country),
    ],
    readDetails,
  );
}

/** Whether this is a different email address than the one on file, ignoring letter case. */
export function isNewEmail(typed: string, onFile: string | null): boolean {
  return typed.trim().toLowerCase() !== (onFile ?? '').toLowerCase();
}

const lineMaxLength = 100;
const postalCodeMaxLength = 10;

interface PostalCodeTexts {
  readonly label: string;
  readonly message: Message;
}

const postalCodes: Readonly<Record<string, PostalCodeTexts>> = {
  US: {
    label: 'ZIP Code',
    message: { key: 'postalCodeOfCountry', values: { label: 'ZIP code', example: '10013' } },
  },
  CA: {
    label: 'Postal Code',
    message: { key: 'postalCodeOfCountry', values: { label: 'postal code', example: 'H2X 1Y4' } },
  },
  UK: {
    label: 'Postcode',
    message: { key: 'postalCodeOfCountry', values: { label: 'postcode', example: 'SW7 2AZ' } },
  },
};

const otherPostalCode: PostalCodeTexts = {
  label: 'Postal Code',
  message: { key: 'postalCodeOfOther' },
};

export type UsernameChangeField = 'username' | 'currentPassword';

export interface UsernameChange {
  readonly username: string;
  readonly currentPassword: string;
}

export const usernameForm: FormSchema<UsernameChangeField, UsernameChange> = defineForm(
  [
    textField(
      { name: 'username', label: 'New Username', autocomplete: 'username', maxLength: 30 },
      checkUsername,
    ),
    currentPasswordField,
  ],
  ({ username, currentPassword }) => ({ username: username.trim(), currentPassword }),
);

export type PasswordChangeField = 'currentPassword' | 'newPassword';

/** The new password meets the chain's policy, and the current one proves the member. */
export function passwordChangeForm(
  policy: PasswordPolicy,
): FormSchema<PasswordChangeField, { readonly current: string; readonly next: string }> {
  return defineForm<PasswordChangeField, { readonly current: string; readonly next: string }>(
    [
      currentPasswordField,
      passwordField(
        { name: 'newPassword', label: 'New Password', autocomplete: 'new-password' },
        (text) => checkPassword(text, policy),
      ),
    ],
    ({ currentPassword, newPassword }) => ({ current: currentPassword, next: newPassword }),
  );
}

/** The form has either a state or a county. */
function readDetails(input: Partial<FormInput<DetailsField>>): DetailsChange {
  const country = textOrNull(input.country);
  return {
    address1: textOrNull(input.address1),
    address2: textOrNull(input.address2),
    city: textOrNull(input.city),
    state: textOrNull(input.state) ?? textOrNull(input.county),
    country,
    zipCode: parsePostalCodeIn(country, input.zipCode ?? '').unwrapOr(null),
    email: parseEmail(input.email ?? '').unwrap(),
    currentPassword: input.currentPassword ?? null,
  };
}

function line(name: DetailsField, label: string, autocomplete: string): BoxField<DetailsField> {
  return textField({ name, label, autocomplete, required: false, maxLength: lineMaxLength });
}

function regionField(country: string): ChoiceField<DetailsField> | BoxField<DetailsField> {
  const states = statesOf(country);
  if (states.length === 0) {
    return line('county', country === 'UK' ? 'County' : 'State or Region', 'address-level1');
  }
  const options = states.map(({ code, name }) => ({ value: code, label: name }));
  return choiceField(
    {
      name: 'state',
      label: country === 'CA' ? 'Province' : 'State',
      autocomplete: 'address-level1',
    },
    options,
  );
}

function postalCodeField(country: string): BoxField<DetailsField> {
  const { label, message } = postalCodes[country] ?? otherPostalCode;
  return {
    ...textField(
      {
        name: 'zipCode',
        label,
        autocomplete: 'postal-code',
        required: false,
        maxLength: postalCodeMaxLength,
      },
      (text) => (parsePostalCodeIn(country === '' ? null : country, text).ok ? null : message),
    ),
    inputMode: country === 'US' ? 'numeric' : 'text',
  };
}
