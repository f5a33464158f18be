import { defineForm, type FormSchema } from '../forms/form.ts';
import { passwordField, textField } from '../forms/form-fields.ts';
import type { Message } from '../messages/catalog.ts';
import { waitMessage, messageOfCall } from '../messages/failure-messages.ts';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Credentials, WrongCredentials } from './sign-in-repository.port.ts';

export type SignInField = 'username' | 'password';

/**
 * The sign-in form. Today's username and password rules don't apply, because an existing login may
 * be older than they are.
 */
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

/**
 * The message for a failed sign-in. It doesn't reveal whether the username or the password is
 * wrong.
 */
export function messageOfSignIn(failure: CallFailure | WrongCredentials): Message {
  switch (failure.kind) {
    case 'wrong-credentials':
      return { key: 'wrongCredentials' };
    case 'rate-limited':
      return waitMessage('tooManySignIns', failure.retryAfterMs);
    default:
      return messageOfCall(failure);
  }
}
