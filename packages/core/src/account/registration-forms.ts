/** The forms for getting or recovering a login. */
import { parseEmail } from '../forms/email.ts';
import { type ChoiceField, defineForm, type FieldOption, type FormSchema } from '../forms/form.ts';
import {
  choiceField,
  emailField,
  nameField,
  passwordField,
  textField,
} from '../forms/form-fields.ts';
import { parseInclusiveName } from '../forms/name.ts';
import { checkPassword, type PasswordPolicy } from '../forms/password.ts';
import type { Message } from '../messages/catalog.ts';
import type { ChosenLogin, MemberSignUp, ProspectSignUp } from './registration-repository.port.ts';
import { checkUsername } from './username.ts';

export type Registrant = 'member' | 'prospect';

/** The first question; the answer decides which form follows. */
export function registrantField(): ChoiceField<'registrant'> {
  const options: readonly (FieldOption & { readonly value: Registrant })[] = [
    { value: 'member', label: 'I’m a member' },
    { value: 'prospect', label: 'I’m not a member yet' },
  ];
  return choiceField({ name: 'registrant', label: 'Are you a member?', required: true }, options);
}

/** Number and last name identify the member. The link goes to the address that the club has on file. */
export function memberRegistrationForm(): FormSchema<keyof MemberSignUp, MemberSignUp> {
  return defineForm(
    [
      textField({ name: 'memberId', label: 'Member ID' }),
      nameField({ name: 'lastName', label: 'Last Name', autocomplete: 'family-name' }),
    ],
    ({ memberId, lastName }) => ({
      // The number may be typed in groups, as printed on the card.
      memberId: memberId.replaceAll(/\s/g, ''),
      lastName: parseInclusiveName(lastName).unwrap(),
    }),
  );
}

export function prospectRegistrationForm(): FormSchema<
  'firstName' | 'lastName' | 'emailAddress',
  ProspectSignUp
> {
  return defineForm(
    [
      nameField({ name: 'firstName', label: 'First Name', autocomplete: 'given-name' }),
      nameField({ name: 'lastName', label: 'Last Name', autocomplete: 'family-name' }),
      emailField({ name: 'emailAddress', label: 'Email Address' }),
    ],
    ({ firstName, lastName, emailAddress }) => ({
      firstName: parseInclusiveName(firstName).unwrap(),
      lastName: parseInclusiveName(lastName).unwrap(),
      email: parseEmail(emailAddress).unwrap(),
    }),
  );
}

export function recoverForm(): FormSchema<'emailAddress', string> {
  return defineForm(
    [emailField({ name: 'emailAddress', label: 'Email Address' })],
    ({ emailAddress }) => parseEmail(emailAddress).unwrap(),
  );
}

/** Asks for the link again, by member number or username, never by email address. */
export function resendForm(): FormSchema<'memberName', string> {
  return defineForm(
    [
      textField(
        { name: 'memberName', label: 'Member ID or username', autocomplete: 'username' },
        checkMemberName,
      ),
    ],
    ({ memberName }) => memberName.trim(),
  );
}

/** The name goes into a URL path, so it must not be an email address, which people do type here. */
function checkMemberName(text: string): Message | null {
  const name = text.trim();
  if (name === '') return { key: 'fillOut' };
  return name.length <= 50 && memberName.test(name) ? null : { key: 'memberNameMalformed' };
}

export const memberName: RegExp = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

export type LoginField = 'username' | 'password';

/** The form on a mailed link's page that chooses a login under the chain's password policy. */
export function chooseLoginForm(
  policy: PasswordPolicy,
): FormSchema<LoginField, Omit<ChosenLogin, 'token'>> {
  return defineForm(
    [
      textField({ name: 'username', label: 'Username', autocomplete: 'username' }, checkUsername),
      newPasswordField(policy),
    ],
    ({ username, password }) => ({ username: username.trim(), password }),
  );
}

export function newPasswordForm(
  policy: PasswordPolicy,
): FormSchema<LoginField, Omit<ChosenLogin, 'token'>> {
  return defineForm([newPasswordField(policy)], ({ password }) => ({ username: null, password }));
}

function newPasswordField(policy: PasswordPolicy) {
  return passwordField<LoginField>(
    { name: 'password', label: 'New password', autocomplete: 'new-password' },
    (text) => checkPassword(text, policy),
  );
}
