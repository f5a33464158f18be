import { parseEmail } from '../forms/email.ts';
import { defineForm, type FormSchema } from '../forms/form.ts';
import { emailField, nameField, textField } from '../forms/form-fields.ts';
import { parseInclusiveName } from '../forms/name.ts';

/** The fewest characters that a search of a club's people takes. */
export const shortestSearch = 3;

/** Finds people of a club by a part of their name, email, phone or member number. */
export const deskSearchForm: FormSchema<'text', string> = defineForm(
  [
    textField({ name: 'text', label: 'Name, email, or phone', autocomplete: 'off' }, (text) =>
      text.trim().length < shortestSearch ? { key: 'searchTooShort' } : null,
    ),
  ],
  ({ text }) => text.trim(),
);

export interface CorrectedContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** Corrects what a lead left. The server checks the number, which may be of any country. */
export const correctContactForm: FormSchema<keyof CorrectedContact, CorrectedContact> = defineForm(
  [
    nameField({ name: 'firstName', label: 'First Name', autocomplete: 'off' }),
    nameField({ name: 'lastName', label: 'Last Name', autocomplete: 'off' }),
    emailField({ name: 'email', label: 'Email Address', autocomplete: 'off' }),
    textField({ name: 'phone', label: 'Phone Number', autocomplete: 'off' }),
  ],
  ({ firstName, lastName, email, phone }) => ({
    firstName: parseInclusiveName(firstName).unwrap(),
    lastName: parseInclusiveName(lastName).unwrap(),
    email: parseEmail(email).unwrap(),
    phone: phone.trim(),
  }),
);
