/** What is asked of somebody who wants a login, or one back. Source: AC-08. */
import { parseEmail } from '../forms/email.ts';
import { type ChoiceField, defineForm, type FieldOption, type FormSchema } from '../forms/form.ts';
import {
  choiceField,
  emailField,
  nameField,
  passwordField,
  textField,
} from '../forms/form-fields.ts';
import { parseContactName } from '../forms/name.ts';
import { checkPassword, type PasswordPolicy } from '../forms/password.ts';
import type { Message } from '../messages/catalogue.ts';
import type { ChosenLogin, SignUp } from './registration-repository.port.ts';
import { checkUsername } from './username.ts';

/** Whether somebody who wants a login is a member. */
export type Registrant = 'member' | 'prospect';

/** What is asked first: which form follows depends on it. */
export function registrantField(): ChoiceField<'registrant'> {
  const options: readonly (FieldOption & { readonly value: Registrant })[] = [
    { value: 'member', label: 'I am a member' },
    { value: 'prospect', label: 'I have no membership' },
  ];
  return choiceField({ name: 'registrant', label: 'Your membership', required: true }, options);
}

export type MemberRegistrationField = 'memberId' | 'lastName' | 'emailAddress';

/** Somebody who says which member they are. */
export interface MemberRegistration {
  readonly memberId: string;
  readonly lastName: string;
  readonly email: string;
}

/** A member's login: number and last name together say who it is. HT-50, HT-51 */
export function memberRegistrationForm(): FormSchema<MemberRegistrationField, MemberRegistration> {
  return defineForm(
    [
      textField({ name: 'memberId', label: 'Member ID' }),
      nameField({ name: 'lastName', label: 'Last Name', autocomplete: 'family-name' }),
      emailField({ name: 'emailAddress', label: 'Email Address' }),
    ],
    ({ memberId, lastName, emailAddress }) => ({
      // As it is printed on a card: in groups, perhaps.
      memberId: memberId.replaceAll(/\s/g, ''),
      lastName: parseContactName(lastName).unwrap(),
      email: parseEmail(emailAddress).unwrap(),
    }),
  );
}

export type ProspectRegistrationField = 'firstName' | 'lastName' | 'emailAddress';

/** A login without a membership. HT-51 */
export function prospectRegistrationForm(): FormSchema<
  ProspectRegistrationField,
  Omit<SignUp, 'memberId'>
> {
  return defineForm(
    [
      nameField({ name: 'firstName', label: 'First Name', autocomplete: 'given-name' }),
      nameField({ name: 'lastName', label: 'Last Name', autocomplete: 'family-name' }),
      emailField({ name: 'emailAddress', label: 'Email Address' }),
    ],
    ({ firstName, lastName, emailAddress }) => ({
      firstName: parseContactName(firstName).unwrap(),
      lastName: parseContactName(lastName).unwrap(),
      email: parseEmail(emailAddress).unwrap(),
    }),
  );
}

/** The address by which one asks for the way back. HT-49 */
export function recoverForm(): FormSchema<'emailAddress', string> {
  return defineForm(
    [emailField({ name: 'emailAddress', label: 'Email Address' })],
    ({ emailAddress }) => parseEmail(emailAddress).unwrap(),
  );
}

/** Whose link is sent again: a number or a username, no address. HT-54 */
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

/** It stands in a path, where nothing of a person belongs: people try their address here. */
function checkMemberName(text: string): Message | null {
  const name = text.trim();
  if (name === '') return { key: 'fillOut' };
  return name.length <= 50 && memberName.test(name) ? null : { key: 'memberNameMalformed' };
}

export const memberName: RegExp = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

export type LoginField = 'username' | 'password';

/** The login that is chosen at a mailed link, by the chain's policy. HT-53, VA-05, VA-06 */
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

/** Another password under the username that there is. HT-53, VA-05, VA-06 */
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
