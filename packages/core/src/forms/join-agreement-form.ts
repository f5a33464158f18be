import { parsePostalCodeIn, statesOf } from './billing-address.ts';
import { parseDate } from './date.ts';
import { parseEmail } from './email.ts';
import { checkBy } from './check-by.ts';
import { defineForm, type FormField, type FormInput, type FormSchema, textOrNull } from './form.ts';
import {
  choiceField,
  dateField,
  emailField,
  nameField,
  textField,
  tickField,
} from './form-fields.ts';
import { parseInclusiveName } from './name.ts';
import { postalCodeMessage } from './postal-code.ts';

/** What a chain asks of everyone who joins one of its clubs, besides their contact details. */
export interface JoinQuestions {
  readonly birthDate: boolean;
  readonly address: boolean;
  /** In years. Someone younger can't join online. Only if the birth date is asked for. */
  readonly minimumAge: number;
  /** In years. Someone younger joins with a guardian, who signs in their place. */
  readonly adultAge: number;
}

export const asksNothing: JoinQuestions = {
  birthDate: false,
  address: false,
  minimumAge: 0,
  adultAge: 0,
};

/** A signature under one version of an agreement. */
export interface SignedVersion {
  readonly agreementId: string;
  readonly version: string;
  /** The typed name: the member's, or the guardian's for a minor. */
  readonly signature: string;
}

export interface JoinAddress {
  readonly street: string;
  readonly floor: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly postalCode: string;
}

export interface Guardian {
  readonly name: string;
  readonly email: string;
}

/** The answers to `JoinQuestions`. Null for what isn't asked. */
export interface JoinAnswers {
  readonly signed: SignedVersion | null;
  /** ISO date. */
  readonly birthDate: string | null;
  readonly address: JoinAddress | null;
  /** Null for adults. */
  readonly guardian: Guardian | null;
}

/** The checkbox is named after the version: consent to one version is not consent to the next. */
export type JoinAgreementField =
  | 'birth_date'
  | 'street_address'
  | 'floor'
  | 'city'
  | 'state'
  | 'zip'
  | 'guardian_name'
  | 'guardian_email'
  | 'signature'
  | `consent-${string}`;

export interface JoinAgreementSettings {
  readonly questions: JoinQuestions;
  /** Null if nothing is signed. */
  readonly agreement: { readonly agreementId: string; readonly version: string } | null;
  /** The club's country code. */
  readonly country: string;
  /** The ISO date at the club, on which ages are calculated. */
  readonly today: string;
  /** What was typed so far, because a minor is asked for more. */
  readonly birthDate: string;
}

/** Nobody is older, in years. */
const oldest = 120;

const signatureMaxLength = 100;

/** The last form of a join: who joins, and the signature under the agreement. */
export function joinAgreementForm(
  settings: JoinAgreementSettings,
): FormSchema<JoinAgreementField, JoinAnswers> {
  const { questions, agreement, country } = settings;
  const isMinor = needsGuardian(settings);
  return defineForm<JoinAgreementField, JoinAnswers>(
    [
      ...(questions.birthDate ? [birthDateField(settings)] : []),
      ...(questions.address ? addressFields(country) : []),
      ...(isMinor ? guardianFields : []),
      ...(agreement === null ? [] : signatureFields(agreement.version, isMinor)),
    ],
    (input) => ({
      signed: agreement && {
        agreementId: agreement.agreementId,
        version: agreement.version,
        signature: parseInclusiveName(input.signature).unwrap(),
      },
      birthDate: questions.birthDate ? parseDate(input.birth_date).unwrap() : null,
      address: questions.address ? readAddress(input, country) : null,
      guardian: isMinor
        ? {
            name: parseInclusiveName(input.guardian_name).unwrap(),
            email: parseEmail(input.guardian_email).unwrap(),
          }
        : null,
    }),
  );
}

/** True for a birth date of someone who may join, but not without a guardian. */
export function needsGuardian({
  questions,
  birthDate,
  today,
}: Pick<JoinAgreementSettings, 'questions' | 'birthDate' | 'today'>): boolean {
  if (!questions.birthDate) return false;
  const age = parseDate(birthDate).map((day) => ageOn(day, today));
  return age.ok && age.val >= Math.max(0, questions.minimumAge) && age.val < questions.adultAge;
}

function birthDateField({
  questions: { minimumAge },
  today,
}: JoinAgreementSettings): FormField<JoinAgreementField> {
  const first = `${Number(today.slice(0, 4)) - oldest}${today.slice(4)}`;
  const field = dateField<JoinAgreementField>(
    { name: 'birth_date', label: 'Birth Date', autocomplete: 'bday' },
    { first: parseDate(first).unwrapOr(first.replace(/29$/, '28')), last: today },
  );
  return {
    ...field,
    check: (text) => {
      const problem = field.check(text);
      if (problem?.key === 'fillOut') return { key: 'joinBirthDateRequired' };
      if (problem !== null || text.trim() === today) return { key: 'joinBirthDateImpossible' };
      const isTooYoung = ageOn(text.trim(), today) < minimumAge;
      return isTooYoung ? { key: 'joinTooYoung', values: { age: `${minimumAge}` } } : null;
    },
  };
}

function addressFields(country: string): readonly FormField<JoinAgreementField>[] {
  const states = statesOf(country).map(({ code, name }) => ({ value: code, label: name }));
  return [
    textField({ name: 'street_address', label: 'Street Address', autocomplete: 'address-line1' }),
    textField({ name: 'floor', label: 'Floor', required: false, autocomplete: 'address-line2' }),
    textField({ name: 'city', label: 'City', autocomplete: 'address-level2' }),
    ...(states.length === 0
      ? []
      : [
          choiceField<JoinAgreementField>(
            {
              name: 'state',
              label: country === 'CA' ? 'Province' : 'State',
              required: true,
              autocomplete: 'address-level1',
            },
            states,
          ),
        ]),
    textField(
      { name: 'zip', label: 'Zip Code', autocomplete: 'postal-code', maxLength: 10 },
      checkBy((text) => parsePostalCodeIn(country, text), postalCodeMessage),
    ),
  ];
}

const guardianFields: readonly FormField<JoinAgreementField>[] = [
  nameField({ name: 'guardian_name', label: 'Guardian’s name', maxLength: signatureMaxLength }),
  emailField({ name: 'guardian_email', label: 'Guardian’s email', autocomplete: 'off' }),
];

function signatureFields(
  version: string,
  isMinor: boolean,
): readonly FormField<JoinAgreementField>[] {
  return [
    nameField({
      name: 'signature',
      label: isMinor ? 'Guardian’s signature' : 'Your full name',
      autocomplete: isMinor ? 'off' : 'name',
      maxLength: signatureMaxLength,
    }),
    tickField(
      { name: `consent-${version}`, label: 'I have read and agree to this agreement.' },
      { key: 'joinConsent' },
    ),
  ];
}

function readAddress(input: FormInput<JoinAgreementField>, country: string): JoinAddress {
  return {
    street: input.street_address.trim(),
    floor: textOrNull(input.floor),
    city: input.city.trim(),
    state: statesOf(country).length === 0 ? null : input.state,
    postalCode: parsePostalCodeIn(country, input.zip).unwrap(),
  };
}

/**
 * Age in full years on a day. Both are ISO dates. In years without a February 29, someone born on that day is a year
 * older from March 1 on. Negative before the birth.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
