import { defineForm, type FormSchema } from '../forms/form.ts';
import { nameField, tickField } from '../forms/form-fields.ts';
import { parseContactName } from '../forms/name.ts';

/** The tick is named after the version: a yes to one is none to the next. */
export type AgreementField = 'signature' | `consent-${string}`;

/** What is signed with: the member's name, as they wrote it. HT-45 */
export interface Signature {
  readonly signature: string;
}

/** Longest name, in characters. */
const signatureMaxLength = 100;

/** A version of an agreement is signed by writing one's name and saying yes to it. HT-45 */
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
