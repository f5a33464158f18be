import { defineForm, type FormSchema } from '../forms/form.ts';
import { passwordField, textField } from '../forms/form-fields.ts';
import type { Message } from '../messages/catalogue.ts';
import { tellOfWait } from '../messages/tell-of-wait.ts';
import type { CallFailure } from '../shared/call-failure.ts';
import { messageOfCall } from './call-message.ts';
import type { Credentials, WrongCredentials } from './sign-in-repository.port.ts';

export type SignInField = 'username' | 'password';

/** What a member types to sign in. What they chose once is taken as it is: no rule of today's is held against it. AC-01 */
export const signInForm: FormSchema<SignInField, Credentials> = defineForm(
  [
    textField({
      name: 'username',
      label: 'Username or Email',
      autocomplete: 'username',
      maxLength: 254,
    }),
    passwordField({ name: 'password', label: 'Password' }),
  ],
  ({ username, password }) => ({ username: username.trim(), password }),
);

/** Why a sign-in did not go through. Which of name and password is wrong is not told. Source: AC-01, AC-05. */
export function messageOfSignIn(failure: CallFailure | WrongCredentials): Message {
  switch (failure.kind) {
    case 'wrong-credentials':
      return { key: 'wrongCredentials' };
    case 'rate-limited':
      return tellOfWait('tooManySignIns', failure.retryAfterMs);
    default:
      return messageOfCall(failure);
  }
}
