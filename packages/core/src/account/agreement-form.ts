import { defineForm, type FormSchema } from '../forms/form.ts';
import { nameField, tickField } from '../forms/form-fields.ts';
import { parseContactName } from '../forms/name.ts';

/** The checkbox is named after the version: consent to one version is not consent to the next. */
export type AgreementField = 'signature' | `consent-${string}`;

/** The member's name as they typed it. */
export interface Signature {
  readonly signature: string;
}

/** Maximum length of the name, in characters. */
const signatureMaxLength = 100;

/** The form that signs one version of an agreement: a typed name and a consent checkbox. */
export function agreementForm(version: string): FormSchema<AgreementField, Signature> {
  return defineForm<AgreementField, Signature>(
    [
      nameField({
        name: 'signature',
        label: 'Your full name',
        autocomplete: 'name',
        maxLength: signatureMaxLength,
      }),
      tickField(
        { name: `consent-${version}`, label: 'I have read this agreement and I agree to it.' },
        { key: 'agreementConsent' },
      ),
    ],
    ({ signature }) => ({ signature: parseContactName(signature).unwrap() }),
  );
}
