import { parsePostalCodeIn, statesOf } from '../forms/billing-address.ts';
import { parseEmail } from '../forms/email.ts';
import {
  type BoxField,
  type ChoiceField,
  defineForm,
  type FormInput,
  type FormSchema,
} from '../forms/form.ts';
import { choiceField, emailField, textField } from '../forms/form-fields.ts';
import type { Message } from '../messages/catalogue.ts';
import type { AccountInformation, AccountInformationChange } from './account.ts';
import { countryCode, countryOptions } from './countries.ts';
import { currentPasswordField } from './login-forms.ts';

/** The form's keys: the wire's own, and a county where the country has no list of states to choose from. */
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

/** `currentPassword` is null where the email address stays as it is. */
export interface DetailsChange extends AccountInformationChange {
  readonly currentPassword: string | null;
}

/** What is on file, as it stands in the boxes. */
export function detailsInput(information: AccountInformation | null): FormInput<DetailsField> {
  const { email, country, address1, address2, city, state, zipCode } = information ?? nobody;
  const code = countryCode(country ?? '');
  const isListed = statesOf(code).some((one) => one.code === state);
  return {
    email: email ?? '',
    currentPassword: '',
    country: code,
    address1: address1 ?? '',
    address2: address2 ?? '',
    city: city ?? '',
    state: isListed ? (state ?? '') : '',
    county: isListed ? '' : (state ?? ''),
    zipCode: zipCode ?? '',
  };
}

/**
 * Where a member lives and is written to. Which lines it asks for, what they are called and what a postal code looks like
 * follow from the country, so that another country makes another form. Only the e-mail address has to be there: it is
 * how the club reaches them. Another one needs the current password, which the form has when `asksPassword`. `locale` names
 * the countries. Source: AC-04, HT-03, VA-03, VA-07, SE-20.
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
      line('address2', 'Apartment, Suite or Floor', 'address-line2'),
      line('city', country === 'UK' ? 'Town or City' : 'City', 'address-level2'),
      regionField(country),
      postalCodeField(country),
    ],
    readDetails,
  );
}

/** Whether this is another email address than the one on file. Letter case makes none. SE-20 */
export function isNewEmail(typed: string, onFile: string | null): boolean {
  return typed.trim().toLowerCase() !== (onFile ?? '').toLowerCase();
}

/** Of state and county the form asks for one. */
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

function textOrNull(text = ''): string | null {
  const tidy = text.trim();
  return tidy === '' ? null : tidy;
}

/** As the back end takes them, in characters. */
const lineMaxLength = 100;
const postalCodeMaxLength = 10;

interface PostalCodeWords {
  readonly label: string;
  readonly message: Message;
}

const postalCodes: Readonly<Record<string, PostalCodeWords>> = {
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

const otherPostalCode: PostalCodeWords = {
  label: 'Postal Code',
  message: { key: 'postalCodeOfOther' },
};

const nobody: AccountInformation = {
  address1: null,
  address2: null,
  city: null,
  state: null,
  country: null,
  zipCode: null,
  email: null,
  pendingEmail: null,
  facebookId: null,
  membershipStatus: null,
  isProspect: null,
};
